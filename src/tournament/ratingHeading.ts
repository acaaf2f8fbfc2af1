import { folded } from "./folded";

/** Whose rating a heading means, at which pace, of before or after the event. */
export interface RatingMeaning {
  /** any: the heading names no list, as Elo or Rtg; mixed: it names two, as FIDE/DWZ. */
  readonly list: "fide" | "any" | "mixed" | "national";
  readonly pace: "any" | "standard" | "rapid" | "blitz";
  readonly isAfter: boolean;
}

/** Why a column is not taken for FIDE's ratings of before the event without being asked for. */
export type RatingDoubt =
  "heading" | "mixed" | "national" | "after" | "pace" | "lists" | "notInForce";

/** A rating of another time or kind: the highest ever; a performance, an average, a difference. */
export type NearRating = "peak" | "none";

/** What the words of headings say, in English, French, German, Italian and Spanish. */
const WORDS = {
  rating:
    "elo|rtg|rtng|rating|ratings|ratg|rat|wertung|wertungszahl|elozahl|ro|classement|class|clas|cote|bewertung|" +
    "valutazione",
  fide:
    "fide|int|intl|internat|international|internationale|internationaler|internationales|internazionale|" +
    "internacional|i|f",
  national:
    "nat|natl|nationaler|nationales|naz|nac|n|ffe|ssb|usa|fsi|dsb|" +
    "feda|ch|fr|ger|de|it|ita|aut|at|es|esp|sui|fra|suisse|schweiz|schweizer|svizzera|svizzero|deutsch|" +
    "france|francais|italia|italiano|espana|espanol|osterreich|lokal|local|locale|club|verein|regional|" +
    "interno|lc|cat|estimated|estime|estimado|stimato",
  /** National ratings with names of their own. */
  nationalRating:
    "national|nacional|nazionale|nationale|dwz|nwz|ingo|twz|ecf|bcf|uscf|cfc|acf|fse|fuhrungszahl|fuehrungszahl|fz|listenzahl|osb|oesb|onb|knsb|" +
    "kbsb|frbe|lok|zps",
  standard:
    "standard|std|classical|classic|klassisch|klassische|classique|clasico|classico|lent|lento|slow|estandar|s",
  rapid: "rapid|rapide|rapido|schnell|schnellschach|semilampo|active|rapidplay|r",
  blitz: "blitz|lampo|relampago|b",
  before:
    "old|alt|alte|alter|altes|ancien|vieux|vecchio|precedente|viejo|anterior|antiguo|before|avant|vor|prima|" +
    "antes|start|initial|iniziale|inicial|depart|debut|anfang|current|actuel|aktuell|actual|attuale|" +
    "previous|prev",
  after:
    "new|neu|neue|neuer|neues|nouveau|nouvel|nouvelle|nuovo|nuova|nuevo|nueva|after|nach|apres|dopo|" +
    "despues|final|finale|ende|end|rn|next|live|provisional|provisorisch|provisoire",
  peak:
    "peak|highest|max|maximum|best|hochste|hochster|hochstes|meilleur|meilleure|massimo|massima|migliore|" +
    "maximo|maxima|mejor|ever",
  near:
    "perf|performance|performances|performanz|rp|tpr|leistung|turnierleistung|prestation|prestazione|" +
    "rendimiento|avg|average|mean|schnitt|ø|moyenne|moy|media|opp|opps|opponent|opponents|gegner|" +
    "gegnerschnitt|adv|adversaire|adversaires|avversari|avversario|rivales|rival|rc|ra|rar|diff|difference|" +
    "differenz|change|chg|variation|variazione|variacion|anderung|veranderung|delta|gain|gains|gewinn",
  /** What says nothing of whose rating it is. */
  filler:
    "of|the|at|am|au|al|a|du|de|del|della|des|d|le|la|il|el|per|vom|von|zum|on|as|to|list|liste|lista|stand|" +
    "etat|situation|punteggio|zahl|month|ranking|points|punkte|official|officiel|offiziell|ufficiale|" +
    "oficial|event|tournament|turnier|tournoi|torneo|player|spieler|joueur|intern",
} as const;

type Tag = keyof typeof WORDS;

const TAG_OF: ReadonlyMap<string, Tag> = new Map(
  (Object.entries(WORDS) as [Tag, string][]).flatMap(([tag, list]) =>
    list.split("|").map((word): [string, Tag] => [word, tag]),
  ),
);

/** RtgI, EloFIDE, NRtg, srtng: a rating's word and another written as one. */
const BEGINS = /^(elo|rtng|rtg|rating|fide|perf)(\p{L}+)$/u;
const ENDS = /^(\p{L}+)(elo|rtng|rtg|rating|wertung)$/u;

/** oct, Oktober, oct26: months name a list, not a rating. */
const MONTH =
  /^(?:jan|gen|ene|feb|fev|mar|maer|apr|avr|abr|ma[iyg]|jun|jui|giu|jul|lug|aug|aou|ago|sep|set|oct|okt|ott|nov|dec|dez|dic)\p{L}{0,7}\d{0,4}$/u;

/** apres is none. */
function isMonth(word: string): boolean {
  return MONTH.test(word) && !TAG_OF.has(word);
}

/** A difference or a gain: Rtg+/-, ΔElo. */
const CHANGE = /[±δ∆Δ]|\+\s?\/?\s?[-–−]|[-–−]\s?\/\s?\+|\+/u;

/** Longer texts are no headings. */
const MOST_WORDS = 8;

/** Elo FIDE 01.10.2025, Rtg (Oct 25), NRtg, New Elo: what a heading says of ratings; null: nothing. */
export function ratingHeading(heading: string): RatingMeaning | NearRating | null {
  const words = wordsOf(heading);
  if (words.length > MOST_WORDS) return null;
  const known = words.map(tagsOf);
  const tags = new Set(known.flat());
  const hasRating = tags.has("rating") || tags.has("nationalRating");
  /** FIDE, Rapid, Int. Blitz alone are ratings without their word; a letter alone is nothing. */
  const isImplied =
    [...tags].some((tag) => IMPLYING.has(tag)) && words.some((word) => word.length > 2);
  if (!hasRating && !isImplied) return null;
  /** The greater of two is nobody's highest ever: max(Elo, DWZ). */
  if (tags.has("peak")) return isOfSeveral(tags, words) ? MIXED : "peak";
  if (tags.has("near") || CHANGE.test(heading)) return hasRating ? "none" : null;
  /** Another word may say anything: Rating officer. */
  return known.every((each) => each.length > 0) ? meaningOf(tags) : null;
}

/** Beside numbers and months. */
function wordsOf(heading: string): readonly string[] {
  return folded(heading.replace(CHANGE, " "))
    .split(" ")
    .filter((word) => word !== "" && !/^\d+$/.test(word) && !isMonth(word));
}

/** A day in a heading is that of a list where nothing else is told there than whose ratings of before these are. */
export function mayNameList(heading: string): boolean {
  const known = wordsOf(heading).map(tagsOf);
  const tags = new Set(known.flat());
  const isAfter = tags.has("after") && !tags.has("before");
  if (isAfter || tags.has("near") || tags.has("peak") || CHANGE.test(heading)) return false;
  return known.every((each) => each.length > 0);
}

const MIXED: RatingMeaning = { list: "mixed", pace: "any", isAfter: false };

function isOfNation(tags: ReadonlySet<Tag>): boolean {
  return tags.has("national") || tags.has("nationalRating");
}

function isOfSeveral(tags: ReadonlySet<Tag>, words: readonly string[]): boolean {
  return isOfNation(tags) && (tags.has("fide") || words.length > 2);
}

const IMPLYING: ReadonlySet<Tag> = new Set<Tag>(["fide", "standard", "rapid", "blitz"]);

function meaningOf(tags: ReadonlySet<Tag>): RatingMeaning {
  const isNational = isOfNation(tags);
  const pace = (["blitz", "rapid", "standard"] as const).find((each) => tags.has(each));
  return {
    list: tags.has("fide") ? (isNational ? "mixed" : "fide") : isNational ? "national" : "any",
    pace: pace ?? "any",
    isAfter: tags.has("after") && !tags.has("before"),
  };
}

/** Nothing where a word is unknown. */
function tagsOf(word: string): Tag[] {
  const whole = TAG_OF.get(word);
  if (whole !== undefined) return [whole];
  const [, first = "", second = ""] = BEGINS.exec(word) ?? ENDS.exec(word) ?? [];
  const parts = [TAG_OF.get(first), TAG_OF.get(second)];
  return parts.flatMap((tag) => (tag === undefined ? [] : [tag])).length === 2
    ? (parts as Tag[])
    : [];
}
