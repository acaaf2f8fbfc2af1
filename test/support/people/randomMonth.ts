import type { Birth } from "../../../src/rules/kFacts";
import type { KnownLine } from "../../../src/tournament/identity/known";

/** Somebody who plays, as he is. */
interface Truth {
  readonly surname: string;
  readonly first: string;
  readonly rating: number | null;
  readonly birth: Birth;
  readonly id: string;
  readonly federation: string;
}

export interface MonthLine extends KnownLine {
  /** Who it really is. */
  readonly truth: number;
}

const SURNAMES =
  "Müller Meier Schmid Keller Weber Huber Schneider Meyer Steiner Fischer Gerber Brunner Baumann Frei Zimmermann Moser Widmer Wyss Graf Roth Suter Baumgartner Bachmann Studer Bucher Berger Kaufmann Kunz Hofer Bühler Lüthi Lehmann Marti Christen Egli Favre Zürcher Arnold Häfliger Sørensen Großmann Peña Rüegg Bauer Baur Maier Mayer Stöckli Käser Ospelt Rey Rochat Bernasconi Ferrari Novaković Petrović Iwanow Kowalski O'Brien van-den-Berg Nguyen".split(
    " ",
  );
const STEMS =
  "Aesch Alten Amb Bach Balz Bieg Birch Bolz Burg Dahin Eber Ehr Fank Flück Gass Gautsch Gloor Häm Hirz Imh Jenn Kälin Kest Krum Lang Leuen Lüsch Mett Mühl Nieder Ober Pfist Räb Ritz Sager Schaff Stett Thal Troll Uhl Vögel Wald Wirz Zell".split(
    " ",
  );
const ENDS = "mann er li i inger ler hofer bacher egger ner".split(" ");
const ALL_SURNAMES = [...SURNAMES, ...STEMS.flatMap((stem) => ENDS.map((end) => stem + end))];
const FIRSTS =
  "Anna Peter Daniel Thomas Hans Martin Andreas Michael Markus Stefan Stephan Urs Bruno Beat Roland René Léo Noah Luca Luka Leon Lena Lea Laura Sandro Sandra Mario Maria Julian Julia Jan Tim Tom Matthias Mathias Christian Kristian Patrick Simon Simone Jean-Pierre François Jürg Jürgen Ursula Zoé Élodie Yannick David Fabian Fabio Nicolas Niklaus Elias Elia Adrian Alain Albert Alex Alfred Alice Aline Amélie Anton Antonio Armin Arthur Aurel Barbara Beatrice Benjamin Benno Bernhard Brigitte Carla Carlo Caroline Charles Claudia Claudio Clemens Corinne Damian Denis Diego Dominik Edgar Edith Emil Emma Erich Ernst Eva Felix Flavia Florian Franz Fritz Gabriel Georg Gian Gilles Hanna Heinz Helena Henri Igor Irene Ivan Jacques Jakob Joachim Joël Jonas Josef Julie Karin Karl Katharina Kevin Konrad Kurt Lionel Livio Lorenz Louis Lukas Manuel Marc Marco Marie Marius Max Mia Mirjam Moritz Nadia Natalie Nico Nils Olivier Oscar Oskar Pascal Paul Philipp Pius Raphael Remo Renato Reto Ruedi Samuel Severin Silvan Sophie Sven Theo Tobias Valentin Vera Viktor Walter Werner Xavier Yves".split(
    " ",
  );

/** How an event writes its players. */
interface Dialect {
  readonly order: "comma" | "first" | "surname";
  readonly letters: "as they are" | "plain" | "two letters";
  readonly hasIds: boolean;
  readonly births: "day" | "year" | "none";
  readonly hasFederations: boolean;
  readonly areInitials: boolean;
  readonly isTidy: boolean;
}

interface Month {
  readonly people: number;
  readonly events: number;
  readonly size: number;
  /** Nobody mistypes or shortens a name. */
  readonly isTidy?: boolean;
}

/** A month of events whose players come under several spellings; brothers and namesakes among them. */
export function randomMonth(
  seed: number,
  { people, events, size, isTidy = false }: Month,
): MonthLine[][] {
  const random = randomFrom(seed);
  const all = population(random, people);
  return Array.from({ length: events }, (_, at) => {
    const dialect = dialectOf(random, isTidy);
    const playing = sample(random, all.length, size);
    const event = { title: `Open ${at}`, day: 42_005 + Math.floor(random() * 28) };
    return playing.map((truth) => lineOf(random, all[truth] as Truth, truth, dialect, event));
  });
}

type Random = () => number;

function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function one<T>(random: Random, of: readonly T[]): T {
  return of[Math.floor(random() * of.length)] as T;
}

/** The first of a list are the most frequent. */
function frequent<T>(random: Random, of: readonly T[]): T {
  return of[Math.floor(random() ** 1.4 * of.length)] as T;
}

function population(random: Random, people: number): Truth[] {
  const all: Truth[] = [];
  while (all.length < people) {
    const before = all.at(-1);
    const isBrother = before !== undefined && random() < 0.1;
    all.push({
      surname: isBrother ? before.surname : frequent(random, ALL_SURNAMES),
      first: frequent(random, FIRSTS) + (random() < 0.1 ? ` ${one(random, FIRSTS)}` : ""),
      rating: random() < 0.25 ? null : 1200 + Math.floor((random() + random()) * 600),
      birth: {
        year: 1940 + Math.floor(random() * 75),
        month: 1 + Math.floor(random() * 12),
        day: 1 + Math.floor(random() * 28),
      },
      id: random() < 0.15 ? "" : String(1_300_000 + all.length),
      federation: random() < 0.85 ? "SUI" : one(random, ["GER", "FRA", "ITA", "AUT"]),
    });
  }
  return all;
}

function dialectOf(random: Random, isTidy: boolean): Dialect {
  return {
    order: one(random, ["comma", "comma", "first", "surname"] as const),
    letters: one(random, ["as they are", "as they are", "plain", "two letters"] as const),
    hasIds: random() < 0.6,
    births: one(random, ["day", "year", "none", "none"] as const),
    hasFederations: random() < 0.6,
    areInitials: !isTidy && random() < 0.08,
    isTidy,
  };
}

function sample(random: Random, of: number, size: number): number[] {
  const found = new Set<number>();
  while (found.size < Math.min(size, of)) found.add(Math.floor(random() * of));
  return [...found];
}

function lineOf(
  random: Random,
  truth: Truth,
  at: number,
  dialect: Dialect,
  event: KnownLine["event"],
): MonthLine {
  const [given = "", ...others] = truth.first.split(" ");
  const first = dialect.areInitials
    ? `${given.charAt(0)}.`
    : [given, ...(!dialect.isTidy && random() < 0.3 ? [] : others)].join(" ");
  const surname = truth.surname.replace(/-/g, " ");
  const whole = {
    comma: `${surname}, ${first}`,
    first: `${first} ${surname}`,
    surname: `${surname} ${first}`,
  }[dialect.order];
  const { birth } = truth;
  const name = written(whole, dialect.letters);
  return {
    truth: at,
    name: dialect.isTidy ? name : slipped(random, name),
    id: dialect.hasIds ? truth.id : "",
    rating: random() < 0.02 && truth.rating !== null ? truth.rating + 15 : truth.rating,
    birth: { day: birth, year: { year: birth.year }, none: null }[dialect.births],
    federation: dialect.hasFederations ? truth.federation : "",
    event,
  };
}

const TWO_LETTERS: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ø: "oe",
  ß: "ss",
};

function written(name: string, letters: Dialect["letters"]): string {
  if (letters === "as they are") return name;
  const spelled = name.replace(/[äöüøß]/g, (letter) =>
    letters === "two letters"
      ? (TWO_LETTERS[letter] ?? letter)
      : ({ ø: "o", ß: "ss" }[letter] ?? letter),
  );
  return spelled.normalize("NFD").replace(/\p{M}/gu, "");
}

/** Of a hundred names one is mistyped. */
function slipped(random: Random, name: string): string {
  if (random() >= 0.01) return name;
  const at = 1 + Math.floor(random() * (name.length - 3));
  if (!/\p{Ll}/u.test(name.charAt(at))) return name;
  return name.slice(0, at) + name.slice(at + 1);
}
