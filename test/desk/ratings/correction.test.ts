import {
  canCompare,
  correctionOf,
  likelyPair,
  pairChosen,
  periodCorrectionOf,
  type Comparable,
} from "../../../src/desk/ratings/correction";
import { edition } from "../../support/editions";
import type { PeriodSide } from "../../../src/sheets/correction/periodSide";
import type { ResultRead } from "../../../src/sheets/period/readPeriodSheets";
import type { SheetKind } from "../../../src/sheets/sheetKind";
import type { SheetRead } from "../../../src/sheets/sheetRead";
import { report } from "../../support/namedReport";
import { cellsOf } from "../../support/sheetCells";

type Known = Parameters<typeof report>[1];

const side = (sheet: string, known: Known = {}) => ({
  ...report(sheet, known),
  cells: cellsOf([[""]]),
  games: { games: [], columns: new Map() },
});

const one = (sheet: string, subject = sheet, kind: "report" | "period" = "report"): Comparable => ({
  kind,
  sheet,
  subject,
});

const PERIODS = [one("October", "45931", "period"), one("October (2)", "45931", "period")];

test("the last report is the corrected event's, and the one of its title the one before", () => {
  const pair = (...titles: string[]) =>
    likelyPair({ found: titles.map((title, index) => one(String(index), title)), renewed: [] });
  expect(pair("Open", "Cup", "Open")).toEqual({ before: "0", after: "2" });
  expect(pair("Open", "Cup", "Club")).toEqual({ before: "1", after: "2" });
  expect(pair("Open")).toEqual({ before: "", after: "0" });
});

test("where there are no two reports, two periods of one list", () => {
  const october = PERIODS.map(({ sheet }) => sheet);
  const [before, after] = october;
  const found = [one("Open"), PERIODS[0]!, one("May", "45778", "period"), PERIODS[1]!];
  expect(likelyPair({ found, renewed: [] })).toEqual({ before, after });
  expect(canCompare({ found, renewed: [] })).toBe(true);
  expect(canCompare({ found: found.slice(0, 2), renewed: [] })).toBe(false);
  const renewed = [{ ...one("October (before)", "45931", "period"), successor: "October" }];
  expect(canCompare({ found: found.slice(0, 2), renewed })).toBe(true);
});

test("a period is compared with a period, a report with a report", () => {
  const found = [one("Open"), one("Cup"), ...PERIODS];
  const chosen = (before: string, after: string) =>
    pairChosen({ before }, { found, renewed: [], after });
  expect(chosen("October (2)", "Cup")).toEqual({ before: "October (2)", after: "October" });
  expect(chosen("Open", "October")).toEqual({ before: "Open", after: "Cup" });
  expect(chosen("Open", "Cup")).toEqual({ before: "Open" });
});

test("two reports of one event are compared; few players in common are told", () => {
  const games = [5, 4, 3];
  const [one, other] = [side("one", { games }), side("other", { games })];
  expect(correctionOf(one, other)).toEqual({
    kind: "planned",
    order: { before: one, after: other },
    areAlike: true,
  });
  const players = other.report.players.map((each) => ({ ...each, name: `Q ${each.name}` }));
  const strangers = { ...other, report: { ...other.report, players } };
  expect(correctionOf(one, strangers)).toMatchObject({ areAlike: false });
});

test("why two are not compared", () => {
  const one = side("one");
  expect(correctionOf(one, one)).toEqual({ kind: "same" });
  expect(correctionOf(null, one)).toEqual({ kind: "no report" });
  expect(correctionOf(one, side("two", { error: "#BUSY!" }))).toEqual({
    kind: "not calculated",
    error: "#BUSY!",
  });
});

test("what was made anew last is compared with what stood in its place", () => {
  const found = [one("Cup"), one("Open"), one("Club")];
  const renewed = [
    { ...one("Cup (before)"), successor: "Cup" },
    { ...one("Open (before)"), successor: "Open" },
    { ...one("Gone (before)"), successor: "Gone" },
  ];
  expect(likelyPair({ found, renewed })).toEqual({ before: "Open (before)", after: "Open" });
  const chosen = (before: string) => pairChosen({ before }, { found, renewed, after: "Club" });
  expect(chosen("Cup (before)")).toEqual({ before: "Cup (before)", after: "Cup" });
  expect(chosen("Gone (before)")).toEqual({ before: "Gone (before)" });
  expect(chosen("Club")).toEqual({ before: "Club" });
});

/** A period of two players, one of whom has this new rating. */
function period(sheet: string, rn: number | string, names = ["Ann", "Bob"]): PeriodSide {
  const places = ["No", "Player", "Rn"].map((name, column) => {
    return [name, { row: 0, column, rows: 2, columns: 1 }] as const;
  });
  const cells = cellsOf(names.map((name, index) => [index + 1, name, index === 0 ? rn : 2000]));
  const read: SheetRead = { cells, names: { own: new Map(places), sheets: new Map() } };
  const players = names.map((name, row) => {
    const known = { row, number: row + 1, name, id: "", rating: 2000, k: null, rn: 2000 };
    return { ...known, rows: [], results: [] };
  });
  return {
    ...{ sheet, resultsSheet: "Results", period: read, results: read },
    read: { edition: edition(2025), list: null, players },
  };
}

test("two periods are compared; few players in common are told, and what is not calculated", () => {
  const [before, after] = [period("One", 2010), period("Two", 2020)];
  const planned = { kind: "planned", order: { before, after, madeAnew: [] } };
  expect(periodCorrectionOf(before, after, [])).toEqual({ ...planned, areAlike: true });
  const others = period("Two", 2020, ["Cid", "Dan"]);
  expect(periodCorrectionOf(before, others, [])).toMatchObject({ areAlike: false });
  expect(periodCorrectionOf(before, before, [])).toEqual({ kind: "same" });
  expect(periodCorrectionOf(null, after, [])).toEqual({ kind: "no period" });
  const error = "#BUSY!";
  expect(periodCorrectionOf(before, period("Two", error), [])).toEqual({
    kind: "not calculated",
    error,
  });
});

test("the reports that were made anew since the period before was, and that it follows, are named", () => {
  const made = (name: string, on: number, kind: SheetKind = "report") => ({
    sheet: { name },
    made: { kind, as: name, on },
  });
  const side = period("One", 2010);
  const [first, ...others] = side.read.players;
  const taken = ["Open", "Cup"].map((sheet) => ({ report: { sheet, number: 1 } }) as ResultRead);
  const players = [{ ...first!, results: taken }, ...others];
  const constants = new Map<string, string | number>([
    ["Made_as", "period"],
    ["Made_on", 100],
  ]);
  const own = new Map(side.period.names.own).set("Rating_period", {
    ...{ row: 0, column: 0, rows: 1, columns: 1 },
  });
  const before = {
    ...side,
    period: { ...side.period, names: { ...side.period.names, own, constants } },
    read: { ...side.read, players },
  };
  const sheets = [made("Open", 101), made("Cup", 99), made("Club", 102)];
  expect(periodCorrectionOf(before, period("Two", 2020), sheets)).toMatchObject({
    order: { madeAnew: ["Open"] },
  });
});
