import { EN_REPORT } from "../../../src/i18n/en/report";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { dayOf } from "../../../src/rules/day";
import type { KReading } from "../../../src/rules/kDay";
import type { KFacts } from "../../../src/rules/kFacts";
import type { Result } from "../../../src/rules/units";
import { periodPlaces } from "../../../src/sheets/period/places";
import type { PeriodOrder } from "../../../src/sheets/period/order";
import { resultsOfReports } from "../../../src/sheets/period/resultsOfReports";
import { readReport } from "../../../src/sheets/report/readReport";
import { reportPlaces } from "../../../src/sheets/report/places";
import type { ReportOrder } from "../../../src/sheets/report/order";
import { factRow } from "../../../src/sheets/facts";
import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import { columnOf } from "../../../src/sheets/table";
import type { PeriodPlayer } from "../../../src/tournament/period/periodPlayer";
import type { CellPlace } from "../../../src/tournament/sheetCells";
import type { Book } from "../../support/book";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { writeAllPlanned } from "../../support/plannedSheet";
import { periodPlans, periodShown } from "../../support/randomPeriod";
import { PLAIN_ORDER, reportPlans } from "../../support/reportOnSheet";
import { readPlanned } from "../../support/sheetRead";
import { addressOfPlayer } from "../../support/reportCells";

const OCTOBER = dayOf(2014, 10, 1);
const september = (day: number) => dayOf(2014, 9, day);
const NOTHING: KFacts = { birth: null, games: null, peak: null };
const BORN_10_SEPTEMBER_1996 = { ...NOTHING, birth: { year: 1996, month: 9, day: 10 } };

interface Told {
  readonly day: number | null;
  readonly rating?: number;
  readonly k?: number | null;
  readonly facts?: KFacts;
  readonly scores?: readonly Result[];
  readonly kReading?: KReading;
}

/** Ann against players of 2100 who are none of the event. */
function order(told: Told, style: "fide" | "plain"): ReportOrder {
  const { day, rating = 1800, k = null, facts, scores = [1], kReading = "list" } = told;
  const games = scores.map((score, index) => ({
    round: index + 1,
    opponent: { name: `X${index}`, rating: 2100, place: null },
    score,
  }));
  return {
    ...PLAIN_ORDER,
    style,
    edition: edition(2014),
    startDate: day,
    kReading,
    title: "Cup",
    event: {
      kind: "swiss",
      rounds: scores.length,
      players: [{ name: "Ann", rating, k, ...(facts !== undefined && { facts }), games }],
    },
  };
}

interface Made {
  readonly book: Book;
  readonly order: PeriodOrder;
  /** K of the results, and of the period K, change, Rn and remarks. */
  readonly shown: () => unknown;
}

/** The period of these events, made from their reports. */
function period(events: readonly Told[], style: "fide" | "plain"): Made {
  const book = new PlannedWorkbook();
  const reports = events.map((told, index) => {
    const plans = reportPlans(order(told, style), ` ${index + 1}`);
    writeAllPlanned(book, plans);
    const [plan] = plans as [SheetPlan];
    return { sheet: plan.name, report: readReport(readPlanned(book, plan), [EN_REPORT])! };
  });
  return sheetOf(book, resultsOfReports(reports), style);
}

function sheetOf(book: Book, players: PeriodOrder["players"], style: "fide" | "plain"): Made {
  const of: PeriodOrder = { players, edition: edition(2014), style, list: OCTOBER };
  const plans = periodPlans(of);
  writeAllPlanned(book, plans);
  const shown = () => {
    const { values } = book.read(plans[0]!.name, "A1:M30");
    const { resultRows, results } = periodPlaces(of);
    const lines = book.read(plans[1]!.name, "A1:M30").values;
    const k = lines
      .slice(resultRows[0]!.first, resultRows[0]!.behind)
      .map((row) => row[columnOf(results, "k")]);
    const { change, rn, remarks } = periodShown(values, of)[0]! as Record<string, unknown>;
    return [k, change, rn, remarks];
  };
  return { book, order: of, shown };
}

const differs = (ends: string) =>
  `${EN_SHEETS.period.kDiffers[0]} ${ends}; ${EN_SHEETS.period.kDiffers[1]}.`;

describe.each(["fide", "plain"] as const)("%s", (style) => {
  test("8.56 (2014): a junior of 1747 changes by 40 in the period, too", () => {
    const facts = { ...NOTHING, birth: { year: 2001, month: 5, day: 6 } };
    const scores: Result[] = [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    const alone = period([{ day: september(5), rating: 1747, scores }], style).shown();
    const junior = period([{ day: september(5), rating: 1747, scores, facts }], style).shown();
    const changeOf = (shown: unknown) => (shown as number[])[1]!;
    expect(changeOf(junior)).toBe(2 * changeOf(alone));
  });

  test("7.12, 8.56 (2014): an 18th birthday between two events of a list: report and period have its K", () => {
    const facts = BORN_10_SEPTEMBER_1996;
    const made = period(
      [
        { day: september(5), facts },
        { day: september(20), facts },
      ],
      style,
    );
    expect(made.shown()).toEqual([[40, 40], 2800, 1828, ""]);
  });

  test("where the reports read K by the first day each event has its own", () => {
    const facts = BORN_10_SEPTEMBER_1996;
    const onDay = (day: number) => ({ day: september(day), facts, kReading: "first day" }) as const;
    expect(period([onDay(5), onDay(20)], style).shown()).toEqual([
      [40, 20],
      2100,
      1821,
      differs("20–40"),
    ]);
  });

  test("what one report knows of a birth the other takes from it, and follows the rating", () => {
    const events = [{ day: september(5) }, { day: september(20), facts: BORN_10_SEPTEMBER_1996 }];
    const made = period(events, style);
    expect(made.shown()).toEqual([[40, 40], 2800, 1828, differs("20–40")]);
    const rating = addressOfPlayer(reportPlaces(order({ day: null }, style)), "rating", 0);
    made.book.write("Rating report 1", rating, [[2350]]);
    expect((made.shown() as unknown[])[0]).toEqual([40, 40]);
    made.book.write("Rating report 2", rating, [[2350]]);
    expect((made.shown() as unknown[])[0]).toEqual([20, 20]);
  });

  test("a 30th game, a K that is given: that of the first event counts, and follows its report", () => {
    const games = (count: number) => ({ ...NOTHING, games: count });
    const events = [
      { day: september(5), facts: games(25) },
      { day: september(20), facts: games(31) },
    ];
    expect(period(events, style).shown()).toEqual([[40, 40], 2800, 1828, differs("20–40")]);
    const first = { day: september(5), k: 40 };
    const given = period([first, { day: september(20), k: 20 }], style);
    expect(given.shown()).toEqual([[40, 40], 2800, 1828, differs("20–40")]);
    const k = addressOfPlayer(reportPlaces(order(first, style)), "k", 0);
    given.book.write("Rating report 1", k, [[20]]);
    expect(given.shown()).toEqual([[20, 20], 1400, 1814, ""]);
  });

  test("an event that began before the period keeps its K", () => {
    const made = period(
      [
        { day: september(-1), k: 40 },
        { day: september(5), k: 20 },
      ],
      style,
    );
    expect(made.shown()).toEqual([[40, 20], 2100, 1821, differs("20–40")]);
  });

  test("0.1, 8.56 (2014): from a list: K as given, else from what it tells, by each event's edition", () => {
    const result = (day: number, k: number | null, facts?: KFacts) => ({
      ...{ event: "Cup", day, rating: 1800, games: 1, delta: 35, k },
      ...(facts !== undefined && { facts }),
    });
    const listed = (...results: PeriodPlayer["results"]) =>
      sheetOf(new PlannedWorkbook(), [{ name: "Ann", results, earlierGames: 4 }], style).shown();
    expect(listed(result(september(5), 40), result(september(20), 20))).toEqual([
      [40, 40],
      2800,
      1828,
      differs("20–40"),
    ]);
    const june = { ...result(dayOf(2014, 6, 28), null), rating: 2100, games: 4, delta: 107 };
    const july = { ...result(dayOf(2014, 7, 10), null), rating: 2100, games: 3, delta: -93 };
    const ofOwn = [
      { ...june, edition: edition(2012) },
      { ...july, edition: edition(2014) },
    ];
    /** The list of October counts from September on: 7.1 (2014). */
    const earlier = EN_SHEETS.period.earlierList(edition(2014));
    const said = `${earlier}. ${differs("15–20")}`;
    expect(listed(...ofOwn)).toEqual([[15, 20], -255, 2097, said]);
    const facts = BORN_10_SEPTEMBER_1996;
    expect(listed(result(september(5), null, facts))).toEqual([[40], 1400, 1814, ""]);
    expect(listed(result(september(5), null))).toEqual([[20], 700, 1807, ""]);
  });
});

/** Beside the period's first day stands what is said of K. */
const isNoteOfStart = (order: PeriodOrder, { row, column }: CellPlace) => {
  const { facts } = periodPlaces(order);
  return row === factRow(facts, "start") && column === facts.noteColumn;
};

test("the facts tell whose K counts, and where nothing but the rating told it", () => {
  const noteOf = (events: readonly Told[]) => {
    const { order: of } = period(events, "fide");
    const { cells } = periodPlans(of)[0]!;
    return cells.find((cell) => isNoteOfStart(of, cell))?.content;
  };
  const { kByRating, period: words } = EN_SHEETS;
  const atStart = words.kAsOf.list;
  expect(noteOf([{ day: september(5) }])).toBe(`${atStart} ${kByRating("8.56", "2014")}`);
  expect(noteOf([{ day: september(5), k: 20 }])).toBe(atStart);
  expect(noteOf([{ day: september(5), facts: BORN_10_SEPTEMBER_1996 }])).toBe(atStart);
});

test("whose birth does not tell the age is named beside the first day", () => {
  const facts = BORN_10_SEPTEMBER_1996;
  const { order: of } = period([{ day: null, facts }], "fide");
  const notes = (list: number | null) =>
    periodPlans({ ...of, list })[0]!.cells.find((cell) => isNoteOfStart(of, cell))
      ?.content as string;
  expect(notes(null)).toContain(EN_SHEETS.kAgeOpen("Ann"));
  expect(notes(OCTOBER)).not.toContain("Ann");
});

test("the events that were taken stand under the players, with their days and reports", () => {
  const made = period([{ day: september(20) }, { day: september(5) }], "fide");
  const { eventsRow } = periodPlaces(made.order);
  const { values } = made.book.read(EN_SHEETS.period.name, `B${eventsRow + 1}:D${eventsRow + 4}`);
  expect(values).toEqual([
    [EN_SHEETS.period.events, null, null],
    ["Event", "Date", "Report"],
    ["Cup", september(5), "Rating report 2"],
    ["Cup", september(20), "Rating report 1"],
  ]);
});

test("a player of sixty events: his remarks are no longer than Excel takes", () => {
  const events = Array.from({ length: 60 }, (_, index) => ({
    day: september(1 + (index % 25)),
    k: index === 59 ? 40 : 20,
  }));
  const { order: of } = period(events, "fide");
  const [plan] = periodPlans(of);
  const longest = plan!.cells.reduce(
    (most, { content }) =>
      typeof content === "object" ? Math.max(most, content.formula.length) : most,
    0,
  );
  expect(longest).toBeLessThan(8_192);
});
