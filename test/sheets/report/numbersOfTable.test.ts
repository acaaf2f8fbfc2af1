import { gamesOf } from "../../../src/desk/table/readEvent";
import { firstRatingOfPlayer } from "../../../src/desk/ratings/firstRatingOfPlayer";
import { listedPlayers } from "../../../src/desk/ratings/listedPlayers";
import { BY_DATE } from "../../../src/desk/ratings/rules";
import { reportEventIn } from "../../../src/desk/why/sheet/reportEventIn";
import { whyOnSheet } from "../../../src/desk/why/sheet/whyOnSheet";
import { dayOf } from "../../../src/rules/day";
import { resultsOfReports } from "../../../src/sheets/period/resultsOfReports";
import type { ReportOrder } from "../../../src/sheets/report/order";
import { personsOf } from "../../../src/sheets/report/persons";
import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import type { Event } from "../../../src/tournament/event";
import { readTable } from "../../../src/tournament/readTable";
import { addressOf, type CellPlace } from "../../../src/tournament/sheetCells";
import { largeSwiss } from "../../fixtures/largeSwiss";
import { careerPlan } from "../../support/checkRandomCareers";
import { reportOn } from "../../support/checkRandomResults";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { allOne } from "../../support/people/allOne";
import { writeAllPlanned, writePlanned } from "../../support/plannedSheet";
import { periodPlans } from "../../support/randomPeriod";
import { PLAIN_ORDER, reportPlans } from "../../support/reportOnSheet";
import { cellsOf, type Row } from "../../support/sheetCells";
import { roundRobinOfEvent } from "../../support/tournaments";
import { listsOfReport, sortLists } from "../../support/sortedReport";
import { bookRead, WORDS } from "../../support/why/bookRead";

const PLAYERS = 60;
const ROUNDS = 9;

/** Behind number 20 nobody has the next three. */
const numbered = (number: number) => (number > 20 ? number + 3 : number);

const POINTS: Readonly<Record<string, number>> = { 0: 0, "½": 0.5, 1: 1 };

/** A Swiss as final standings show it: sorted by points, opponents by their starting numbers. */
const STANDINGS: readonly Row[] = (() => {
  const [headings = [], ...rows] = largeSwiss(PLAYERS, ROUNDS);
  const gap = (cell: Row[number]) =>
    String(cell).replace(/^\d+/, (number) => String(numbered(Number(number))));
  const pointsOf = (rounds: Row) =>
    rounds.reduce<number>((sum, cell) => sum + POINTS[String(cell).slice(-1)]!, 0);
  const players = rows
    .map(([number, name, rating, ...rounds]) => ({ number, name, rating, rounds }))
    .map((each) => ({ ...each, points: pointsOf(each.rounds) }))
    .sort((one, other) => other.points - one.points);
  return [
    ["Rk", "SNo", ...headings.slice(1), "Pts"],
    ...players.map(({ number, name, rating, rounds, points }, place): Row => [
      ...[place + 1, numbered(Number(number)), name!, rating!],
      ...[...rounds.map(gap), points],
    ]),
  ];
})();

function eventOf(rows: readonly Row[]): Event {
  const cells = cellsOf(rows);
  const reading = readTable(cells, cells.area, { readAs: new Map(), ratingColumn: null });
  expect(reading.findings).toEqual([]);
  return gamesOf(reading)!;
}

const orderWith = (event: Event): ReportOrder => ({
  ...{ ...PLAIN_ORDER, event, edition: edition(2017), style: "fide", hasPages: true },
  ...{ startDate: dayOf(2018, 3, 1), endDate: dayOf(2018, 3, 9) },
});

/** The same event counted by places. */
const byPlaces = (event: Event): Event => ({
  ...event,
  players: event.players.map(({ name, rating, k, games }) => ({ name, rating, k, games })),
});

function written(order: ReportOrder) {
  const book = new PlannedWorkbook();
  const plans = reportPlans(order);
  writeAllPlanned(book, plans);
  return { order, book, plans };
}

type Written = ReturnType<typeof written>;

/** What stands in a named column, line by line. */
function column({ book }: Pick<Written, "book">, { name: sheet, names }: SheetPlan, name: string) {
  const { row, column: at, rows } = names.find((each) => each.name === name)!.area;
  const all = Array.from({ length: rows }, (_, line) => addressOf({ row: row + line, column: at }));
  return all.map((address) => book.read(sheet, address).values[0]![0] ?? "");
}

/** What a sheet has of each player in some columns, by his name. */
function byName(made: Written, plan: SheetPlan, names: readonly string[]) {
  const players = column(made, plan, "Player");
  const columns = names.map((name) => column(made, plan, name));
  return new Map(
    players.flatMap((player, line) =>
      NUMBER_OF.has(String(player)) ? [[player, columns.map((each) => each[line])] as const] : [],
    ),
  );
}

const NUMBER_OF = new Map(STANDINGS.slice(1).map((row) => [row[2], row[1]]));

test("8.5 (2014): the numbers of report, games and pages are the table's starting numbers", () => {
  const made = written(orderWith(eventOf(STANDINGS)));
  const [report, games, pages] = made.plans as [SheetPlan, SheetPlan, SheetPlan];
  const own = byName(made, report, ["No"]);
  expect(own.size).toBe(PLAYERS);
  for (const [player, [number]] of own) expect(number).toBe(NUMBER_OF.get(player));
  const lines = ["Player", "No", "Opponent", "No_of_opponent"].map((name) =>
    column(made, games, name),
  );
  const [players, numbers, opponents, met] = lines as [unknown[], unknown[], unknown[], unknown[]];
  let compared = 0;
  for (const [line, player] of players.entries()) {
    if (met[line] === "" || player === "") continue;
    expect([numbers[line], met[line]]).toEqual([
      NUMBER_OF.get(player as string),
      NUMBER_OF.get(opponents[line] as string),
    ]);
    compared += 1;
  }
  expect(compared).toBe(PLAYERS * ROUNDS);
  const shown = made.book.read(pages.name, "A1:A1200").values.map(([value]) => value);
  for (const [name, number] of NUMBER_OF) {
    expect(shown[shown.indexOf(String(name)) + 1]).toBe(number);
  }
});

/** Sorted by names and by scores, and another rating typed. */
function sortedAndTyped(made: Written): void {
  const [report] = made.plans as [SheetPlan];
  sortLists(made.book, listsOfReport(made.order, made.plans), [
    { column: 1, isDescending: true, shiftsOthers: true },
    { column: 7, isDescending: false, shiftsOthers: false },
  ]);
  const players = column(made, report, "Player");
  const { row } = report.names.find(({ name }) => name === "Player")!.area;
  const rating = report.names.find(({ name }) => name === "Rating")!.area.column;
  const place: CellPlace = { row: row + players.indexOf("Player 20"), column: rating };
  made.book.write(report.name, addressOf(place), [[2333]]);
}

/** Periods and first ratings of the report, by the players' names. */
function ratingsOf(made: Written) {
  const { book, plans } = made;
  const [report] = plans as [SheetPlan];
  const reports = [{ sheet: report.name, report: reportOn(book, report)! }];
  const players = resultsOfReports(reports, personsOf(reports, allOne(reports)));
  const of = { players, edition: made.order.edition, style: "plain" as const, list: null };
  const [period, results] = periodPlans(of) as [SheetPlan, SheetPlan];
  writeAllPlanned(book, [period, results]);
  const careers = listedPlayers(reports, allOne(reports)).flatMap(({ player }, index) => {
    const found = firstRatingOfPlayer(player, null, BY_DATE, false);
    if (found.kind !== "planned") return [];
    const plan = { ...careerPlan(found.order), name: `Career ${index}` };
    writePlanned(book, plan);
    return [[player.name, book.read(plan.name, "A1:M12").values.slice(3)] as const];
  });
  return {
    report: byName(made, report, ["Rating", "n_games", "W_points"]),
    period: byName(made, period, ["Rating", "n_games", "Sum_of_changes", "K_factor", "Rn"]),
    careers: new Map(careers),
  };
}

test("sorted, typed over, read back, into a period and first ratings: all of it as by places", () => {
  const event = eventOf(STANDINGS);
  const [own, places] = [event, byPlaces(event)].map((each) => {
    const made = written(orderWith(each));
    sortedAndTyped(made);
    return { made, ratings: ratingsOf(made) };
  }) as [Figures, Figures];
  expect(own.ratings.period.get("Player 20")![0]).toBe(2333);
  expect(own.ratings.careers.size).toBeGreaterThan(0);
  expect(own.ratings).toEqual(places.ratings);
  const { book, plans } = own.made;
  const read = bookRead(book, plans);
  const found = reportEventIn(read, plans[0]!.name, WORDS.languages)!;
  expect(found.report.players.map(({ name, number }) => [number, name])).toEqual(
    [...NUMBER_OF]
      .map(([name, number]) => [number, name])
      .sort(([a], [b]) => Number(a) - Number(b)),
  );
  const [report] = plans as [SheetPlan];
  const { row, rows, column: at } = report.names.find(({ name }) => name === "Rn")!.area;
  for (const line of [0, 17, rows - 1]) {
    const why = whyOnSheet(
      read,
      { sheet: report.name, place: { row: row + line, column: at } },
      WORDS,
    );
    expect(why).toMatchObject({ kind: "explained", why: { agrees: true } });
  }
});

type Figures = { readonly made: Written; readonly ratings: ReturnType<typeof ratingsOf> };

describe("10.5 (2005): a round robin whose players have the numbers 5, 12, 3 and 7", () => {
  const event = eventOf([
    ["No", "Name", "Elo", 5, 12, 3, 7, "Pts"],
    [5, "Ann", 2200, "*", 1, "½", 1, 2.5],
    [12, "Bea", "u", 0, "*", 1, "½", 1.5],
    [3, "Cid", 2000, "½", 0, "*", 1, 1.5],
    [7, "Dan", 1900, 0, "½", 0, "*", 0.5],
  ]);
  const robin = { event: roundRobinOfEvent(event)!, championship: "none" as const };
  const order = (later: ReadonlySet<number>): ReportOrder => ({
    ...{ ...orderWith(event), edition: edition(2005), startDate: dayOf(2006, 3, 1) },
    robin: { ...robin, later },
  });

  test("its iteration has them in front of the players and over their opponents", () => {
    const made = written(order(new Set()));
    const iteration = made.plans.find(({ names }) => names.some(({ name }) => name === "Results"))!;
    expect(column(made, iteration, "No")).toEqual([5, 12, 3, 7]);
    const { row, column: first } = iteration.names.find(({ name }) => name === "Results")!.area;
    const over = (at: number) => addressOf({ row: row - 1, column: first + at });
    const headings = [0, 1, 2, 3].map(
      (at) => made.book.read(iteration.name, over(at)).values[0]![0],
    );
    expect(headings).toEqual([5, 12, 3, 7]);
    const [, games] = made.plans as [SheetPlan, SheetPlan];
    expect(column(made, games, "Round").slice(0, 3)).toEqual([12, 3, 7]);
  });

  test("6.1: who does not play a first event is the same on the iteration and read back", () => {
    const made = written(order(new Set([1])));
    const read = reportEventIn(
      bookRead(made.book, made.plans),
      made.plans[0]!.name,
      WORDS.languages,
    )!;
    const [later] = read.options.robin!.later;
    expect(read.report.players.map(({ name }) => name)).toEqual(["Cid", "Ann", "Dan", "Bea"]);
    expect(read.report.players[later!]!.name).toBe("Bea");
  });
});
