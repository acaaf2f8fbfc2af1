import fc from "fast-check";
import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { EDITION_IDS, type EditionId } from "../../src/rules/editions/edition";
import { firstRating, type Ignored } from "../../src/rules/firstRating";
import type { StyleName } from "../../src/sheets/formulaStyle";
import {
  firstRatingSheet,
  type FirstRatingOrder,
} from "../../src/sheets/firstRating/firstRatingSheet";
import { careerPlaces, FIRST_ROW, HEAD, RESULT } from "../../src/sheets/firstRating/places";
import type { NamedEvent } from "../../src/tournament/career/readCareer";
import type { CellContent, Workbook } from "../../src/workbench/engine/workbook";
import { edition } from "./editions";
import { writePlanned } from "./plannedSheet";
import { workbookWithFide } from "./workbench";

const RUNS = 200;
const SHEET = "Career";

interface RandomCareer {
  readonly id: EditionId;
  readonly events: readonly {
    readonly days: number;
    readonly isRobin: boolean;
    readonly rc: number;
    readonly games: number;
    readonly share: number;
  }[];
  readonly isException: boolean;
}

/** Up to eight events within four years; some without points, some weak, some short. */
export function randomCareer(): fc.Arbitrary<RandomCareer> {
  const event = fc.record({
    days: fc.nat(220),
    isRobin: fc.boolean(),
    rc: fc.integer({ min: 2000, max: 4800 }).map((twice) => twice / 2),
    games: fc.integer({ min: 1, max: 11 }),
    share: fc.oneof(fc.constant(0), fc.constant(1000), fc.nat(1000)),
  });
  return fc.record({
    id: fc.constantFrom(...EDITION_IDS),
    events: fc.array(event, { minLength: 1, maxLength: 8 }),
    isException: fc.boolean(),
  });
}

export function careerOrder(random: RandomCareer, style: StyleName): FirstRatingOrder {
  const of = edition(random.id);
  let day = of.from;
  const career = random.events.map(({ days, isRobin, rc, games, share }, index): NamedEvent => {
    day += days;
    const score = Math.round((2 * games * share) / 1000);
    const system = isRobin ? "robin" : "swiss";
    return { name: `Event ${index + 1}`, day, system, rc, score, games };
  });
  const { games, gamesByException } = of.publication;
  const gamesNeeded = random.isException ? gamesByException : games;
  return { title: "Player", career, edition: of, style, gamesNeeded };
}

export function careerPlan(order: FirstRatingOrder) {
  return firstRatingSheet(order, EN_SHEETS);
}

/** What the rules say: each event's reason, and the result. */
export function careerByTheRules({ career, edition: of, gamesNeeded }: FirstRatingOrder) {
  const { events, games, score, rating, isPublished, closes } = firstRating(
    career,
    of,
    gamesNeeded,
  );
  const why = (ignored: Ignored | null) =>
    ignored === null ? "" : EN_SHEETS.career.ignored[ignored](of);
  return {
    events: events.map(({ ignored, ru }) => [ignored === null ? 1 : 0, why(ignored), ru ?? ""]),
    games,
    points: score / 2,
    rating: rating ?? "",
    first: isPublished ? rating : EN_SHEETS.career.notYet,
    closes: closes ?? "",
  };
}

/** The same from the cells of the sheet. */
export function careerShown(
  values: readonly (readonly (CellContent | undefined)[])[],
  order: FirstRatingOrder,
): ReturnType<typeof careerByTheRules> {
  const places = careerPlaces(order);
  const result = (row: keyof typeof RESULT) => values[places.resultRow + RESULT[row]]?.[2] ?? "";
  const ru = places.columns.indexOf("ru");
  return {
    events: order.career.map((_, line) => {
      const row = values[FIRST_ROW + line] ?? [];
      return [
        Number(row[places.columns.indexOf("counts")]),
        String(row[places.columns.indexOf("why")] ?? ""),
        ru === -1 ? "" : ((row[ru] ?? "") as number | ""),
      ];
    }),
    games: Number(result("games")),
    points: Number(result("points")),
    rating: result("rating") as number | "",
    first: result("first") as number | string,
    closes: (values[HEAD.closes]?.[2] ?? "") as number | "",
  };
}

/** The sheet against the rules, on random careers; after a change of one event too. */
export function checkRandomCareers(style: StyleName): void {
  const book = workbookWithFide();

  test(`${RUNS} random careers, and one event of each changed`, () => {
    fc.assert(
      fc.property(randomCareer(), fc.nat(), (random, what) => {
        if (book.sheets().includes(SHEET)) book.deleteSheet(SHEET);
        const order = careerOrder(random, style);
        writePlanned(book, careerPlan(order), SHEET);
        expectAsRules(book, order);
        expectAsRules(book, changed(book, order, what));
      }),
      { numRuns: RUNS },
    );
  }, 300_000);
}

function expectAsRules(book: Workbook, order: FirstRatingOrder): void {
  const { resultRow } = careerPlaces(order);
  const { values } = book.read(SHEET, `A1:M${resultRow + 12}`);
  expect(careerShown(values, order)).toEqual(careerByTheRules(order));
}

/** An event with one game more, all of them lost. */
function changed(book: Workbook, order: FirstRatingOrder, what: number): FirstRatingOrder {
  const line = what % order.career.length;
  const { columns } = careerPlaces(order);
  const games = order.career[line]!.games + 1;
  for (const [column, value] of [
    ["w", 0],
    ["n", games],
  ] as const) {
    const letter = String.fromCharCode(65 + columns.indexOf(column));
    book.write(SHEET, `${letter}${FIRST_ROW + line + 1}`, [[value]]);
  }
  const career = order.career.map((event, index) =>
    index === line ? { ...event, score: 0, games } : event,
  );
  return { ...order, career };
}
