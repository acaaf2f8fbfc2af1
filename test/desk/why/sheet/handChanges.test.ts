import { EN_SHEETS } from "../../../../src/i18n/en/sheets";
import { iterationSheet } from "../../../../src/sheets/iteration/iterationSheet";
import { addressOf } from "../../../../src/tournament/sheetCells";
import { edition } from "../../../support/editions";
import { PlannedWorkbook } from "../../../support/evaluator/plannedWorkbook";
import { exampleOrder } from "../../../support/exampleOrder";
import { writeAllPlanned } from "../../../support/plannedSheet";
import { PLAIN_ORDER, reportPlans } from "../../../support/reportOnSheet";
import { bookRead } from "../../../support/why/bookRead";
import { explainedAt, placeOf } from "../../../support/why/explained";
import type { SheetPlan } from "../../../../src/sheets/sheetPlan";
import type { EventGame } from "../../../../src/tournament/event";

/** Sheets in which cells are typed over, and their explanations afterwards. */
function sheetsOf(plans: readonly SheetPlan[]) {
  const book = new PlannedWorkbook();
  writeAllPlanned(book, plans);
  const now = () => bookRead(book, plans);
  return {
    at: (sheet: string, name: string, line = 0) => explainedAt(now(), sheet, name, line).why,
    explained: (sheet: string, name: string, line = 0) => explainedAt(now(), sheet, name, line),
    type: (sheet: string, name: string, line: number, value: string | number) => {
      book.write(sheet, addressOf(placeOf(now(), sheet, name, line)), [[value]]);
    },
    place: (sheet: string, name: string, line = 0) => placeOf(now(), sheet, name, line),
  };
}

const game = (
  place: number,
  name: string,
  rating: number | null,
  score: 0 | 1 | 2,
  round: number,
) => ({ round, opponent: { name, rating, place }, score }) satisfies EventGame;

/** Two rated players and an unrated one, each against each. */
function smallReport() {
  const players = [
    {
      name: "Ann",
      rating: 2000,
      k: null,
      games: [game(1, "Bob", 2100, 2, 1), game(2, "Cid", null, 2, 2)],
    },
    {
      name: "Bob",
      rating: 2100,
      k: null,
      games: [game(0, "Ann", 2000, 0, 1), game(2, "Cid", null, 1, 3)],
    },
    {
      name: "Cid",
      rating: null,
      k: null,
      games: [game(0, "Ann", 2000, 0, 2), game(1, "Bob", 2100, 1, 3)],
    },
  ];
  const event = { kind: "swiss" as const, rounds: 3, players };
  return reportPlans({ ...PLAIN_ORDER, event, edition: edition(2024), style: "fide" });
}

test("an input is followed: another rating, another score, a K of a person's own", () => {
  const plans = smallReport();
  const [report, games] = plans.map(({ name }) => name) as [string, string];
  const sheets = sheetsOf(plans);
  expect(sheets.at(report, "Rn")).toMatchObject({ title: "Rn of Ann", agrees: true, changed: [] });
  const before = sheets.at(report, "Rn").result;
  sheets.type(report, "Rating", 1, 2300);
  sheets.type(games, "Score", 0, 0.5);
  sheets.type(report, "K_factor", 0, 40);
  const why = sheets.at(report, "Rn");
  expect(why).toMatchObject({ agrees: true, changed: [] });
  expect(why.result).not.toBe(before);
  expect(why.steps.map(({ key }) => key)).toContain("kGiven");
});

test("a formula typed over is said, with its place, wherever it is on the way", () => {
  const plans = smallReport();
  const [report, games] = plans.map(({ name }) => name) as [string, string];
  const sheets = sheetsOf(plans);
  sheets.type(games, "PD", 0, 0.99);
  const typed = { sheet: games, place: sheets.place(games, "PD") };
  for (const name of ["Rn", "Rating_change", "W_We", "We"]) {
    expect([name, sheets.at(report, name)]).toMatchObject([
      name,
      { agrees: false, changed: [typed] },
    ]);
  }
  expect(sheets.at(games, "PD")).toMatchObject({ result: 0.36, agrees: false, changed: [typed] });
  expect(sheets.at(report, "n_games")).toMatchObject({ agrees: true, changed: [] });
});

test("two of them are both said; one that shows the right number is none", () => {
  const plans = smallReport();
  const [report, games] = plans.map(({ name }) => name) as [string, string];
  const sheets = sheetsOf(plans);
  sheets.type(games, "D_difference", 0, -100);
  expect(sheets.at(report, "Rn")).toMatchObject({ agrees: true });
  sheets.type(report, "Rn", 0, 2999);
  sheets.type(report, "W_We", 0, 9);
  expect(sheets.at(report, "Rating_change").changed).toEqual([
    { sheet: report, place: sheets.place(report, "W_We") },
  ]);
  /** What was typed over Rn speaks of nothing any more. */
  expect(sheets.at(report, "Rn").changed).toEqual([
    { sheet: report, place: sheets.place(report, "Rn") },
  ]);
});

test("a result below the diagonal of an iteration follows the one above it", () => {
  const plan = iterationSheet(exampleOrder(2011, "plain"), EN_SHEETS);
  const sheets = sheetsOf([plan]);
  const { name } = plan;
  sheets.type(name, "K_given", 0, 20);
  expect(sheets.at(name, "Rn")).toMatchObject({ agrees: true });
  sheets.type(name, "Ru", 2, 2600);
  expect(sheets.at(name, "Ru_new", 2).changed).toEqual([
    { sheet: name, place: sheets.place(name, "Ru", 2) },
  ]);
});

test("another rating, score, K or edition is tried beside the sheet", () => {
  const plans = smallReport();
  const [report, games] = plans.map(({ name }) => name) as [string, string];
  const sheets = sheetsOf(plans);
  const { why, again } = sheets.explained(report, "Rn");
  expect(why.whatIf.map(({ key, value }) => [key, value])).toEqual([
    ["rating", "2000"],
    ["k", ""],
    ["points", "1"],
    ["edition", "2024"],
  ]);
  expect(why.result).toBe(2013);
  expect(again({ k: "40" })).toMatchObject({ result: 2026, agrees: null });
  expect(again({ points: "0" }).result).toBe(1993);
  expect(again({ edition: "2005" }).result).toBe(2010);
  expect(again({ rating: "2400" }).result).toBe(2402);
  const score = sheets.explained(games, "Rating_change");
  expect(score.again({ score: "0.5", opponent: "2600" }).result).toBe(0.42);
  expect(sheets.at(report, "Rn").result).toBe(2013);
});
