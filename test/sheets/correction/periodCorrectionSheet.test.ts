import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { dayOf } from "../../../src/rules/day";
import type { EditionId } from "../../../src/rules/editions/edition";
import type { Result } from "../../../src/rules/units";
import { reportsBehind } from "../../../src/sheets/correction/comparedPeriods";
import { periodCorrectionSheet } from "../../../src/sheets/correction/periodCorrectionSheet";
import type { ReportSide } from "../../../src/sheets/correction/reportSide";
import type { PeriodOrder } from "../../../src/sheets/period/order";
import { periodPlaces } from "../../../src/sheets/period/places";
import { resultsOfReports } from "../../../src/sheets/period/resultsOfReports";
import { SUMS_ROW } from "../../../src/sheets/head";
import { columnOf } from "../../../src/sheets/table";
import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import type { Event } from "../../../src/tournament/event";
import { addressOf } from "../../../src/tournament/sheetCells";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { periodSideOf } from "../../support/periodSide";
import { writeAllPlanned, writePlanned } from "../../support/plannedSheet";
import { periodPlans } from "../../support/randomPeriod";
import { PLAIN_ORDER, reportPlans } from "../../support/reportOnSheet";
import { writtenSide } from "../../support/reportSide";
import { shownByLine, sortList } from "../../support/sortedList";

const game = (round: number, place: number | null, name: string, score: Result, rating = 1800) => ({
  round,
  opponent: { name, rating, place },
  score,
});

/** Ann against Bob, both against a guest. */
const eventOf = (score: 0 | 1 | 2, ann = 2000): Event => ({
  kind: "swiss",
  rounds: 2,
  players: [
    {
      name: "Ann",
      rating: ann,
      k: 20,
      games: [game(1, 1, "Bob", score), game(2, null, "Guest", 1, 1700)],
    },
    {
      name: "Bob",
      rating: 1800,
      k: 20,
      games: [game(1, 0, "Ann", (2 - score) as Result, ann), game(2, null, "Guest", 2, 1700)],
    },
    { name: "Cid", rating: 1900, k: 10, games: [game(2, null, "Guest", 2, 1700)] },
  ],
});

const COMPARED = "Compared";

class Compared {
  readonly book = new PlannedWorkbook();
  private readonly reports = new Map<string, ReportSide>();

  report(title: string, event: Event, suffix = "", id: EditionId = 2024): ReportSide {
    const order = { ...PLAIN_ORDER, title, event, edition: edition(id), style: "plain" as const };
    const day = dayOf(2025, 10, title === "Open" ? 4 : 18);
    const dated = { ...order, startDate: day, endDate: day + 2 };
    const side = writtenSide(this.book, reportPlans(dated, ` ${title}${suffix}`));
    this.reports.set(side.sheet, side);
    return side;
  }

  period(suffix: string, reports: readonly ReportSide[], known: Partial<PeriodOrder> = {}) {
    const order: PeriodOrder = {
      players: resultsOfReports(reports),
      edition: edition(2024),
      style: "plain",
      list: dayOf(2025, 11, 1),
      ...known,
    };
    const plans = periodPlans(order, suffix);
    writeAllPlanned(this.book, plans);
    return { order, plans };
  }

  /** What the sheet says: causes as "player: sentence", effects as rows from No on. */
  of(before: readonly SheetPlan[], after: readonly SheetPlan[], madeAnew: readonly string[] = []) {
    const sides = {
      before: periodSideOf(this.book, before),
      after: periodSideOf(this.book, after),
    };
    const needed = reportsBehind(sides);
    const reports = new Map(needed.map((name) => [name, this.reports.get(name)!]));
    const plan = periodCorrectionSheet({ ...sides, madeAnew, reports }, EN_SHEETS);
    if (this.book.sheets().includes(COMPARED)) this.book.deleteSheet(COMPARED);
    writePlanned(this.book, plan, COMPARED);
    const { values } = this.book.read(COMPARED, "A1:Q80");
    const { causes, noCauses } = EN_SHEETS.correction.periods;
    const place = (text: string) => values.findIndex((row) => row[1] === text);
    const facts = place(EN_SHEETS.head.section);
    const named = values.slice(place(causes) + 1, facts).filter((row) => row[1]);
    return {
      plan,
      needed,
      state: String(values[SUMS_ROW + 1]![0]),
      sums: String(values[SUMS_ROW]![0]),
      causes: named.map((row) => (row[1] === noCauses ? "" : `${row[1]}: ${row[2]}`)),
      effects: values.slice(0, place(causes)).filter((row) => typeof row[0] === "number"),
    };
  }
}

test("a period made again after a correction: whose Rn differs, in which event, and by which game", () => {
  const compared = new Compared();
  const cup = compared.report("Cup", eventOf(2));
  const [was, is] = [
    compared.report("Open", eventOf(2)),
    compared.report("Open", eventOf(1), " 2"),
  ];
  const before = compared.period(" 1", [was, cup]);
  const after = compared.period(" 2", [is, cup]);
  const { causes, effects, sums, needed } = compared.of(before.plans, after.plans);
  expect(needed).toEqual([was.sheet, is.sheet]);
  expect(causes).toEqual([
    "Ann: Open: ΔR −0.11 → −0.61",
    "Ann: Open: round 1 against Bob: result 1 → 0.5",
    "Bob: Open: ΔR +0.12 → +0.62",
  ]);
  expect(sums).toContain(
    "whose new rating differs: 2 · whose figures differ: 2 · in both periods or one of them: 3",
  );
  const [ann] = effects;
  expect(ann!.slice(0, 5)).toEqual([1, "Ann", -10, 1996, 1986]);
  expect(effects.map(([, name]) => name)).toEqual(["Ann", "Bob"]);
});

test("the same period twice: nothing, for nobody, also of one that is sorted", () => {
  const compared = new Compared();
  const reports = [compared.report("Open", eventOf(2)), compared.report("Cup", eventOf(0))];
  const [one, other] = [compared.period(" 1", reports), compared.period(" 2", reports)];
  const nothing = { causes: [""], effects: [] };
  expect(compared.of(one.plans, other.plans)).toMatchObject(nothing);
  const { players } = periodPlaces(other.order);
  const area = { row: players.first, rows: players.lines, column: 0, columns: 12 };
  const how = { column: columnOf(players, "rn"), isDescending: false, shiftsOthers: true };
  sortList(compared.book, other.plans[0]!.name, area, how);
  expect(compared.of(one.plans, other.plans)).toMatchObject(nothing);
  const { state } = compared.of(one.plans, other.plans, ["Open"]);
  expect(state).toContain(EN_SHEETS.correction.madeAnew("Open"));
});

test("an event that one period alone has, with what it changes; a player of one alone; his K as it was typed", () => {
  const compared = new Compared();
  const open = compared.report("Open", eventOf(2));
  const { players, ...rest } = eventOf(2);
  const cup = compared.report("Cup", {
    ...rest,
    players: [
      { ...players[0]!, games: [game(1, null, "Guest", 2, 1700)] },
      { name: "Dan", rating: null, k: null, games: [game(1, null, "Guest", 1, 1700)] },
    ],
  });
  const [one, both] = [compared.period(" 1", [open]), compared.period(" 2", [open, cup])];
  const k = columnOf(periodPlaces(both.order).players, "k");
  const row = periodPlaces(both.order).players.first + 2;
  compared.book.write(both.plans[0]!.name, addressOf({ row, column: k }), [[40]]);
  const { causes, effects } = compared.of(one.plans, both.plans);
  expect(causes).toEqual([
    "Ann: Cup: event only in the period after, K × ΔR +3",
    "Cid: K 10 → 40",
    "Dan: player only in the period after",
    "Dan: Cup: event only in the period after, games 1",
  ]);
  expect(effects.map(([, name, difference]) => [name, difference])).toEqual([
    ["Ann", 3],
    ["Cid", 8],
    ["Dan", ""],
  ]);
  expect(compared.of(both.plans, one.plans).causes.slice(0, 2)).toEqual([
    "Ann: Cup: event only in the period before, K × ΔR +3",
    "Cid: K 40 → 10",
  ]);
});

test("0.1 (2024): the same events by another edition say so; a rating that was corrected is told once", () => {
  const compared = new Compared();
  const [was, is] = [
    compared.report("Open", eventOf(2)),
    compared.report("Open", eventOf(2, 2020), " 2"),
  ];
  const one = compared.period(" 1", [was]);
  const other = compared.period(" 2", [is], { edition: edition(2022) });
  const { causes, state } = compared.of(one.plans, other.plans);
  expect(state).toBe(EN_SHEETS.correction.periods.otherEdition);
  expect(causes).toEqual([
    "Ann: rating 2000 → 2020",
    "Ann: Open: ΔR −0.11 → −0.15",
    "Bob: Open: ΔR +0.12 → +0.14",
  ]);
});

test("a comparison stays what it is while periods and results are sorted", () => {
  const compared = new Compared();
  const cup = compared.report("Cup", eventOf(2));
  const [was, is] = [
    compared.report("Open", eventOf(2)),
    compared.report("Open", eventOf(1), " 2"),
  ];
  const periods = [compared.period(" 1", [was, cup]), compared.period(" 2", [is, cup])];
  const { plan } = compared.of(periods[0]!.plans, periods[1]!.plans);
  const named = { ...plan, name: COMPARED };
  const before = shownByLine(compared.book, named, []);
  for (const { order, plans } of periods) {
    const { players, results } = periodPlaces(order);
    for (const [at, { first, lines }] of [players, results].entries()) {
      const area = { row: first, rows: lines, column: 0, columns: 15 };
      const how = { column: 4, isDescending: true, shiftsOthers: true };
      sortList(compared.book, plans[at]!.name, area, how);
    }
  }
  expect(shownByLine(compared.book, named, [])).toEqual(before);
});
