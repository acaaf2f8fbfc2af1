import type { Edition } from "../../../../src/rules/editions/edition";
import { editionOf } from "../../../../src/rules/editions/editionOn";
import type { Rating } from "../../../../src/rules/units";
import type { ReportOrder } from "../../../../src/sheets/report/order";
import { reportPlaces } from "../../../../src/sheets/report/places";
import { edition } from "../../../support/editions";
import { PlannedWorkbook } from "../../../support/evaluator/plannedWorkbook";
import { writeAllPlanned } from "../../../support/plannedSheet";
import { gamesAddress, NAMES, PLAIN_ORDER, reportPlans } from "../../../support/reportOnSheet";
import { addressIn, valueIn } from "../../../support/tableCells";

/** One player against opponents known by their ratings alone. */
function orderOf(of: Edition, rating: Rating | null, opponents: readonly Rating[]): ReportOrder {
  const games = opponents.map((theirs, index) => ({
    round: index + 1,
    opponent: { name: `O${index + 1}`, rating: theirs, place: null },
    score: 2 as const,
  }));
  const players = [{ name: "A", rating, k: null, games }];
  const event = { kind: "swiss", rounds: games.length, players } as const;
  return { ...PLAIN_ORDER, event, edition: of, style: "plain" };
}

/** What the games count as; scores are typed over by their lines. */
function countedAs(order: ReportOrder, typed: Readonly<Record<number, string>> = {}) {
  const book = new PlannedWorkbook();
  writeAllPlanned(book, reportPlans(order));
  const { games } = reportPlaces(order);
  for (const [line, score] of Object.entries(typed)) {
    book.write(NAMES.games, addressIn(games, "score", Number(line)), [[score]]);
  }
  const { values } = book.read(NAMES.games, gamesAddress(order));
  return order.event.players[0]!.games.map((_, line) => valueIn(values, games, "counted", line));
}

describe("8.3.1 (2022): one opponent is lifted, the one furthest below", () => {
  const of2022 = edition(2022);

  test("of several the lowest; of equal ones the first", () => {
    expect(countedAs(orderOf(of2022, 2000, [1100, 1000, 1200]))).toEqual([1100, 1600, 1200]);
    expect(countedAs(orderOf(of2022, 2000, [1000, 1000]))).toEqual([1600, 1000]);
    expect(countedAs(orderOf(of2022, 2000, [2500, 1000]))).toEqual([2400, 1600]);
  });

  test("a game that was not played keeps nobody from being lifted", () => {
    const order = orderOf(of2022, 2000, [1000, 1100, 1100]);
    for (const score of ["-", "", "+"])
      expect(countedAs(order, { 0: score })).toEqual(["", 1600, 1100]);
    expect(countedAs(order, { 1: "-" })).toEqual([1600, "", 1100]);
  });
});

test("8.54 (2014): every opponent beyond 400 counts as one at it, on both sides", () => {
  expect(countedAs(orderOf(edition(2014), 2000, [1599, 1600, 2400, 2401]))).toEqual([
    1600, 1600, 2400, 2400,
  ]);
  expect(countedAs(orderOf(edition(2014), null, [1000, 2800]))).toEqual([1000, 2800]);
});

test("8.3.1 (2025): from 2650 on nothing is limited", () => {
  const of = (rating: number) => countedAs(orderOf(edition(2025), rating, [1500]));
  expect([of(2649), of(2650)]).toEqual([[2249], [1500]]);
});

test("7.3.1 (rapid and blitz): 600 apart and one of them above 2600 is not rated", () => {
  const rapid = editionOf(2025, "rapid") as Edition;
  const of = (rating: number, opponent: number) => countedAs(orderOf(rapid, rating, [opponent]))[0];
  expect([of(2601, 2001), of(2601, 2002)]).toEqual(["", 2201]);
  expect([of(2600, 2000), of(2600, 1999)]).toEqual([2200, 2200]);
});
