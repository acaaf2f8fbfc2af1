import fc from "fast-check";
import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { ownEdition } from "../../src/rules/careerTerms";
import type { Edition, EditionId } from "../../src/rules/editions/edition";
import { EDITION_IDS } from "../../src/rules/editions/editions";
import { firstRating, type Ignored } from "../../src/rules/firstRating";
import type { Day } from "../../src/rules/units";
import type { StyleName } from "../../src/sheets/articles/style";
import { firstRatingSheet } from "../../src/sheets/firstRating/firstRatingSheet";
import { termsOf, type FirstRatingOrder } from "../../src/sheets/firstRating/order";
import type { ResultRow } from "../../src/sheets/firstRating/layout";
import { linesAhead } from "../../src/sheets/firstRating/lines";
import { careerPlaces } from "../../src/sheets/firstRating/places";
import type { NamedEvent } from "../../src/tournament/career/readCareer";
import { factRow, VALUE_COLUMN } from "../../src/sheets/facts";
import { addressIn, factAddress, valueIn } from "./tableCells";
import type { CellContent } from "../../src/workbench/engine/cellContent";
import type { Book } from "./book";
import { cases } from "./cases";
import { PlannedWorkbook } from "./evaluator/plannedWorkbook";
import { edition } from "./editions";
import { writePlanned } from "./plannedSheet";
import { comparing } from "./accuracy";

type Agree = ReturnType<typeof comparing>;

const RUNS = cases({ quick: 20, long: 800 });
const SHEET = "Career";

interface RandomCareer {
  readonly id: EditionId;
  /** All events by one edition, or each by that of its own first day (0.1). */
  readonly isByHand: boolean;
  /** From the first event to the day from which the edition is in force. */
  readonly before: number;
  readonly events: readonly {
    readonly days: number;
    /** How long it lasts; null: nobody says. */
    readonly length: number | null;
    /** From the event to the list that counts it. */
    readonly toList: number | null;
    readonly isRobin: boolean;
    readonly rc: number;
    readonly games: number;
    readonly share: number;
  }[];
  readonly isException: boolean;
  /** The first rating appears close to an event, or to the list of one. */
  readonly published: {
    readonly near: number;
    readonly byList: boolean;
    readonly by: number;
  } | null;
}

/** A career in its sheet, with the list of the first rating filled in. */
export interface CareerCase extends FirstRatingOrder {
  readonly published: Day | null;
}

/** Up to eight events within some years; some without points, some weak, some short. */
export function randomCareer(): fc.Arbitrary<RandomCareer> {
  const event = fc.record({
    days: fc.oneof(fc.nat(40), fc.nat(400)),
    length: fc.option(fc.nat(40)),
    toList: fc.option(fc.nat(500), { freq: 1 }),
    isRobin: fc.boolean(),
    rc: fc.integer({ min: 2000, max: 4800 }).map((twice) => twice / 2),
    games: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 11 })),
    share: fc.oneof(fc.constant(0), fc.constant(1000), fc.nat(1000)),
  });
  return fc.record({
    id: fc.constantFrom(...EDITION_IDS),
    isByHand: fc.oneof(fc.constant(false), fc.constant(false), fc.boolean()),
    before: fc.nat(700),
    events: fc.array(event, { minLength: 1, maxLength: 8 }),
    isException: fc.boolean(),
    published: fc.option(
      fc.record({ near: fc.nat(7), byList: fc.boolean(), by: fc.integer({ min: -1, max: 1 }) }),
      { freq: 2 },
    ),
  });
}

export function careerOrder(random: RandomCareer, style: StyleName): CareerCase {
  const of = edition(random.id);
  let day = of.from - random.before;
  const career = random.events.map((event, index): NamedEvent => {
    const { days, length, toList, isRobin, rc, games, share } = event;
    day += days;
    const ratedOn = toList === null ? null : day + toList;
    const score = Math.round((2 * games * share) / 1000);
    const system = isRobin ? "robin" : "swiss";
    const isDouble = isRobin && games % 4 === 2 && { isDouble: true as const };
    const end = length === null ? {} : { end: day + length };
    const played = { system, ...isDouble, rc, score, games } as const;
    return { name: `Event ${index + 1}`, day, ...end, ratedOn, ...played };
  });
  const { isByHand, isException } = random;
  const last = ownEdition("standard")(day);
  const published = publishedIn(random, career);
  const known = { title: "Player", career, isByHand, style, isException, published };
  return { ...known, edition: isByHand ? of : last };
}

function publishedIn({ published }: RandomCareer, career: readonly NamedEvent[]): Day | null {
  if (published === null) return null;
  const { day, ratedOn } = career[published.near % career.length]!;
  return (published.byList ? (ratedOn ?? day) : day) + published.by;
}

/** The list of the first rating is filled in by a person. */
export function careerPlan(order: FirstRatingOrder) {
  return firstRatingSheet({ ...order, published: null }, EN_SHEETS);
}

/** The sheet, and the list of the first rating as a person fills it in. */
export function writeCareer(book: Book, order: CareerCase, sheet: string): void {
  writePlanned(book, careerPlan(order), sheet);
  if (order.published !== null) writePublished(book, order, sheet);
}

function writePublished(book: Book, order: CareerCase, sheet: string): void {
  const { facts } = careerPlaces(order);
  book.write(sheet, factAddress(facts, "published"), [[order.published ?? ""]]);
}

/** What the rules say that it shows: each event's reason and list, and the result. */
export function careerToShow(order: FirstRatingOrder) {
  const result = firstRating(order.career, termsOf(order));
  const { events, games, score, rating, isPublished } = result;
  const why = (ignored: Ignored | null, of: Edition) =>
    ignored === null ? "" : EN_SHEETS.career.ignored[ignored](of);
  return {
    events: events.map(({ ignored, ru, guide, list, edition: own }) => [
      ignored === null ? 1 : 0,
      why(ignored, own),
      ru ?? "",
      guide ?? "",
      list.list,
      list.other ?? "",
    ]),
    games,
    points: score / 2,
    rating: rating ?? "",
    first: isPublished ? rating : EN_SHEETS.career.notYet,
    publishes: result.published ?? "",
    last: result.last ?? "",
    closes: result.closes ?? "",
  };
}

/** The same from the cells of the sheet. */
export function careerShown(
  values: readonly (readonly (CellContent | undefined)[])[],
  order: FirstRatingOrder,
): ReturnType<typeof careerToShow> {
  const places = careerPlaces(order);
  const result = (row: ResultRow) => values[places.results[row]]?.[2] ?? "";
  const fact = (key: "publishes" | "last" | "closes") =>
    (values[factRow(places.facts, key)]?.[VALUE_COLUMN] ?? "") as number | "";
  const figure = (line: number, column: "ru" | "guide" | "listed" | "otherList") => {
    return valueIn(values, places.events, column, line) as number | "";
  };
  return {
    events: order.career.map((_, event) => {
      const line = linesAhead(order) + event;
      return [
        Number(valueIn(values, places.events, "counts", line)),
        String(valueIn(values, places.events, "why", line)),
        figure(line, "ru"),
        figure(line, "guide"),
        figure(line, "listed"),
        figure(line, "otherList"),
      ];
    }),
    games: Number(result("games")),
    points: Number(result("points")),
    rating: result("rating") as number | "",
    first: result("first") as number | string,
    publishes: fact("publishes"),
    last: fact("last"),
    closes: fact("closes"),
  };
}

/** The sheet against the rules, on random careers; after changes too. */
export function checkRandomCareers(
  style: StyleName,
  book: Book = new PlannedWorkbook(),
  runs = RUNS,
): void {
  const agree = comparing("career");
  test(`${runs} random careers, and each with one event changed`, () => {
    fc.assert(
      fc.property(randomCareer(), fc.nat(), (random, what) => {
        if (book.sheets().includes(SHEET)) book.deleteSheet(SHEET);
        const order = careerOrder(random, style);
        writeCareer(book, order, SHEET);
        expectAsRules(agree, book, order);
        expectAsRules(agree, book, changed(book, order, what));
      }),
      { numRuns: runs },
    );
  });
}

function expectAsRules(agree: Agree, book: Book, order: CareerCase): void {
  const { tablesRow } = careerPlaces(order);
  const { values } = book.read(SHEET, `A1:Z${tablesRow}`);
  agree(careerShown(values, order), careerToShow(order));
}

/** An event with one game more, all of them lost; in half of the careers nothing is published any more. */
function changed(book: Book, order: CareerCase, what: number): CareerCase {
  const line = what % order.career.length;
  const { events } = careerPlaces(order);
  const games = order.career[line]!.games + 1;
  const points = addressIn(events, "w", line);
  const published = what % 2 === 0 ? order.published : null;
  book.inOneStep(() => {
    book.write(SHEET, points, [[0, games]]);
    if (published !== order.published) writePublished(book, { ...order, published }, SHEET);
  });
  const career = order.career.map((event, index) =>
    index === line ? { ...event, score: 0, games } : event,
  );
  return { ...order, career, published };
}
