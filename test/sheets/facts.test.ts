import { EN_REPORT } from "../../src/i18n/en/report";
import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { dayOf } from "../../src/rules/day";
import { written } from "../../src/sheets/content";
import { correctionSheet } from "../../src/sheets/correction/correctionSheet";
import { firstRatingSheet } from "../../src/sheets/firstRating/firstRatingSheet";
import type { StyleName } from "../../src/sheets/articles/style";
import { iterationSheet } from "../../src/sheets/iteration/iterationSheet";
import { periodSheets } from "../../src/sheets/period/periodSheets";
import { readReport } from "../../src/sheets/report/readReport";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import type { Event } from "../../src/tournament/event";
import { addressOf } from "../../src/tournament/sheetCells";
import type { CellContent } from "../../src/workbench/engine/cellContent";
import type { Book } from "../support/book";
import { edition } from "../support/editions";
import { PlannedWorkbook } from "../support/evaluator/plannedWorkbook";
import { exampleOrder } from "../support/exampleOrder";
import { writeAllPlanned } from "../support/plannedSheet";
import { PLAIN_ORDER, reportPlans } from "../support/reportOnSheet";
import { writtenSide } from "../support/reportSide";
import { readPlanned } from "../support/sheetRead";
import { namedAddress } from "../support/tableCells";

const ALL = "A1:T150";
const { changed } = EN_SHEETS.madeFor;

const EVENT: Event = {
  kind: "swiss",
  rounds: 1,
  players: [2200, 2100].map((rating, place) => ({
    name: `P${place + 1}`,
    rating,
    k: null,
    games: [
      { opponent: { place: 1 - place, name: `P${2 - place}`, rating: null }, score: 1, round: 1 },
    ],
  })),
};

function report(style: StyleName, startDate: number | null = dayOf(2005, 8, 1)) {
  const order = { ...PLAIN_ORDER, event: EVENT, edition: edition(2005), style, startDate };
  return reportPlans({ ...order, isByHand: startDate === null });
}

const CAREER = [
  { name: "Open", day: dayOf(2005, 8, 1), system: "swiss", rc: 2000, score: 6, games: 9 },
] as const;

function period(style: StyleName) {
  const result = { event: "Open", day: null, rating: 2200, games: 5, delta: 50, k: null };
  const players = [{ name: "Ann", earlierGames: null, results: [result] }];
  const order = { players, edition: edition(2022), style, list: dayOf(2023, 2, 1) };
  return periodSheets(order, ["Period", "Results"], EN_SHEETS);
}

function correction(book: Book): SheetPlan {
  const side = writtenSide(book, report("plain"));
  return correctionSheet({ before: side, after: side }, EN_SHEETS);
}

const KINDS: readonly [string, (style: StyleName, book: Book) => readonly SheetPlan[]][] = [
  ["iteration", (style) => [iterationSheet(exampleOrder(2005, style), EN_SHEETS)]],
  ["report", (style) => report(style)],
  [
    "first rating",
    (style) => {
      const order = { title: "Ann", career: CAREER, edition: edition(2005), style, gamesNeeded: 9 };
      return [firstRatingSheet(order, EN_SHEETS)];
    },
  ],
  ["period", (style) => period(style)],
  ["correction", (_, book) => [correction(book)]],
];

describe.each(KINDS)("%s", (_, plansOf) => {
  test.each(["fide", "plain"] as const)(
    "%s: another value typed over the head moves nothing",
    (style) => {
      const book = new PlannedWorkbook();
      const plans = plansOf(style, book);
      writeAllPlanned(book, plans);
      const [{ name, refusals, cells }] = plans as [SheetPlan];
      const shown = () => plans.map((plan) => book.read(plan.name, ALL).values);
      const before = shown();
      expect(before.flat(2)).not.toContain(changed);
      expect(refusals.length).toBeGreaterThan(0);
      for (const { row, column, rule } of refusals) {
        const address = addressOf({ row, column });
        const { content } = cells.find((cell) => cell.row === row && cell.column === column)!;
        const check = (): CellContent | undefined => {
          book.write(name, "Z1", [[rule.formula]]);
          return book.read(name, "Z1").values[0]![0];
        };
        expect(check()).toBe(true);
        for (const other of [typeof content === "number" ? content + 6 : 2011, "", "2011"]) {
          book.write(name, address, [[other]]);
          expect(check()).toBe(false);
          const after = shown();
          const moved = before.flatMap((rows, sheet) =>
            rows.flatMap((line, top) =>
              line.flatMap((value, left) => {
                const now = after[sheet]![top]![left];
                return now === value || addressOf({ row: top, column: left }) === address
                  ? []
                  : [now];
              }),
            ),
          );
          expect(moved.filter((value) => value !== changed)).toEqual([]);
          expect(moved).toHaveLength(1);
        }
        book.write(name, address, [[written(content)]]);
        expect(shown()).toEqual(before);
      }
    },
  );
});

test("a report with another edition pasted over its head is read as the one it was made for", () => {
  const book = new PlannedWorkbook();
  const plans = report("fide");
  writeAllPlanned(book, plans);
  const [plan] = plans as [SheetPlan];
  book.write(plan.name, namedAddress(plan, "edition"), [[2011]]);
  expect(readReport(readPlanned(book, plan), [EN_REPORT])?.edition.id).toBe(2005);
});

test("an edition chosen by hand, and that the day is not known, stand in the head", () => {
  const book = new PlannedWorkbook();
  const plans = report("fide", null);
  writeAllPlanned(book, plans);
  const [plan] = plans as [SheetPlan];
  const facts = book.read(plan.name, "A2").values[0]![0];
  expect(facts).toMatch(/^FIDE 2005 \(.*; chosen by hand, day unknown; checked/);
  const shown = (name: string) => book.read(plan.name, namedAddress(plan, name)).values[0]![0];
  expect([shown("edition"), shown("first_day")]).toEqual([2005, "not given"]);
});
