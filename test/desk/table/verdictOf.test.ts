import { dayOf } from "../../../src/rules/day";
import { NO_CHOICES, type Choices } from "../../../src/desk/table/choices";
import {
  editionOf,
  hasIteration,
  hasReport,
  isEverybodyRated,
} from "../../../src/desk/table/verdict";
import { verdictOf } from "../../../src/desk/table/verdictOf";
import { EIGHT_WITH_FORFEIT, SIX, TEN } from "../../fixtures/crosstables";
import { cellsOf, type Row } from "../../support/sheetCells";

function verdict(rows: readonly Row[], choices: Partial<Choices> = {}) {
  const cells = cellsOf(rows);
  return verdictOf(
    { sheet: "S", selected: cells.area, asked: cells.area, cells },
    { ...NO_CHOICES, ...choices },
  );
}

test("the day picks the edition, a choice goes before", () => {
  const startDate = dayOf(2012, 3, 1);
  expect(verdict(TEN, { startDate })).toMatchObject({ edition: { id: 2011 } });
  expect(verdict(TEN, { startDate, edition: 2005 })).toMatchObject({ edition: { id: 2005 } });
  expect(verdict(TEN, { edition: 2005 })).toMatchObject({ edition: { id: 2005 } });
});

test.each([
  ["with unrated players", TEN, {}],
  ["everybody rated", SIX, {}],
  ["a day taken away again", TEN, { startDate: null }],
  ["rapid", SIX, { pace: "rapid" }],
  ["for teaching", TEN, { teaching: true }],
] as const)("without a day nothing is ready: %s", (_, rows, choices) => {
  const asked = verdict(rows, choices);
  expect(asked.kind).toBe("day");
  expect([editionOf(asked), hasReport(asked), hasIteration(asked)]).toEqual([null, false, false]);
});

test("of what is no table the day is not asked", () => {
  expect(verdict([["Hello"]])).toMatchObject({ kind: "no table", count: 1 });
});

test("6.1, 10.1 (2005): with the unrated player left out a full score asks for no dp: the report can be made", () => {
  const rows = [
    ["Name", "Elo", 1, 2, 3, 4],
    ["A", 2200, "", 1, 1, 1],
    ["B", 2100, 0, "", 1, 1],
    ["C", 2000, 0, 0, "", 1],
    ["D", "u", 0, 0, 0, ""],
  ];
  const { kind, ...known } = verdict(rows, { edition: 2005 });
  expect(kind).toBe("report");
  expect(known).toMatchObject({ why: { kind: "reason", reason: { key: "dpUndefined" } } });
  expect("event" in known && known.event.players).toHaveLength(4);
});

test("10.1 (2005): a full score of a rated player leaves the report of rated against rated", () => {
  const rows = [
    ["Name", "Elo", 1, 2, 3, 4],
    ["A", 2200, "", 1, 1, 1],
    ["B", 2100, 0, "", 0.5, 0.5],
    ["C", 2000, 0, 0.5, "", 0.5],
    ["D", "u", 0, 0.5, 0.5, ""],
  ];
  expect(verdict(rows, { edition: 2005 })).toMatchObject({
    kind: "report",
    why: { kind: "reason", reason: { key: "dpUndefined", article: "10.1" } },
  });
});

test("a day before the first edition", () => {
  const early = verdict(TEN, { startDate: dayOf(2001, 1, 1) });
  expect(early).toMatchObject({ kind: "no edition", reason: { key: "beforeFirstEdition" } });
  expect(editionOf(early)).toBeNull();
});

test("the method is gone from 2022, but for teaching", () => {
  const startDate = dayOf(2022, 1, 1);
  expect(verdict(TEN, { startDate })).toMatchObject({
    kind: "report",
    why: { kind: "method gone" },
  });
  expect(verdict(TEN, { startDate, teaching: true })).toMatchObject({
    kind: "iteration and report",
    edition: { id: 2022 },
    method: { id: 2017 },
    isIterated: false,
  });
});

test("an unplayed game, findings, everybody rated, nobody rated", () => {
  expect(verdict(EIGHT_WITH_FORFEIT, { edition: 2014 })).toMatchObject({
    kind: "report",
    why: { kind: "unplayed" },
  });
  const broken = TEN.map((row, index) => (index === 1 ? ["A", "?", ...row.slice(2)] : row));
  expect(verdict(broken).kind).toBe("day");
  expect(verdict(broken, { edition: 2014 })).toMatchObject({ kind: "findings", count: 1 });
  const rated = verdict(SIX, { edition: 2014 });
  expect(rated).toMatchObject({ kind: "iteration and report", isIterated: false });
  expect("roundRobin" in rated && isEverybodyRated(rated.roundRobin)).toBe(true);
  expect(verdict(SIX, { ratingColumn: 4, edition: 2014 })).toMatchObject({
    kind: "neither",
    why: { kind: "reason", reason: { key: "nobodyRated" } },
  });
});

/** I loses to everybody. */
const ZERO = TEN.map((row, index) => {
  const copy = [...row];
  if (index === 9) [copy[9], copy[11], copy[12]] = [0, 0, 0];
  if (index === 8) [copy[10], copy[12]] = [1, 2.5];
  if (index === 10) [copy[10], copy[12]] = [1, 1.5];
  return copy;
});

test("a player left out is named, with what he scored; in a later event he counts", () => {
  const few = { player: 8, name: "I", score: 0 };
  expect(verdict(ZERO, { edition: 2014 })).toMatchObject({
    fewPoints: [{ ...few, isLater: false }],
  });
  expect(verdict(ZERO, { edition: 2014, later: new Set([8]) })).toMatchObject({
    fewPoints: [{ ...few, isLater: true }],
  });
});

test("an edition chosen for a day from which the method is gone is for teaching", () => {
  const startDate = dayOf(2023, 1, 1);
  expect(verdict(TEN, { startDate, edition: 2017 })).toMatchObject({
    kind: "iteration and report",
    isTeaching: true,
    composition: [{ article: "6.2" }],
  });
  expect(verdict(TEN, { startDate })).toMatchObject({ kind: "report", composition: [] });
  for (const choices of [{}, { startDate: dayOf(2013, 1, 1) }]) {
    const own = verdict(TEN, { edition: 2005, ...choices });
    expect(own).toMatchObject({ kind: "iteration and report", isTeaching: false });
  }
  expect(verdict(TEN, { edition: 2017 })).toMatchObject({ isTeaching: false });
});

test("8.2 (2022): an edition without the method is for teaching on every day, and without one", () => {
  for (const startDate of [undefined, dayOf(2015, 1, 1), dayOf(2023, 1, 1)]) {
    const shown = verdict(TEN, { edition: 2024, teaching: true, startDate });
    expect(shown).toMatchObject({ isTeaching: true, method: { id: 2017 } });
  }
});

test("who has too few points is said where something else stands in the way, too", () => {
  const totals = [
    ["Name", "Elo", "Points"],
    ["A", 2000, 3],
    ["B", 1900, 2],
    ["C", 1800, 1],
    ["D", "u", 0],
  ];
  const first = verdict(totals, { edition: 2014 });
  expect(first).toMatchObject({ kind: "neither", why: { reason: { key: "resultsNeeded" } } });
  expect("fewPoints" in first && first.fewPoints).toHaveLength(1);
  expect(verdict(totals, { edition: 2014, later: new Set([3]) }).kind).toBe("iteration");
});

test("1.1, 4.1 and the deadlines follow what a person says of days and pace", () => {
  const startDate = dayOf(2015, 4, 10);
  expect(verdict(TEN, { startDate })).toMatchObject({ timeChecks: [], deadlines: null });
  const times = { startDate, endDate: dayOf(2015, 4, 29), minutes: 90, increment: 30 };
  expect(verdict(TEN, times)).toMatchObject({
    timeChecks: [
      { key: "timeControl", passes: true },
      { key: "duration", passes: true },
    ],
    deadlines: { list: dayOf(2015, 6, 1) },
  });
  const backwards = { startDate, endDate: startDate - 1 };
  expect(verdict(TEN, backwards)).toMatchObject({ deadlines: null });
  const official = { startDate, endDate: dayOf(2015, 4, 30), official: true };
  expect(verdict(TEN, official)).toMatchObject({ deadlines: { list: dayOf(2015, 5, 1) } });
});

test("1.1 (2014): an opponent of 2300 without a line of his own is a player of the event: 120 minutes", () => {
  const games = (rating: number) => [
    ["Rd", "Player", "Elo", "Opponent", "Elo", "Result"],
    [1, "Ann", 1500, "Cid", rating, 1],
    [2, "Ann", 1500, "Dan", 1450, 0],
    [1, "Bob", 1550, "Eve", 1500, 1],
  ];
  const times = { startDate: dayOf(2015, 4, 10), minutes: 60, increment: 0 };
  expect(verdict(games(2300), times)).toMatchObject({
    kind: "not rated",
    check: { article: "1.1", values: { needed: 120, highest: 2300 } },
  });
  expect(verdict(games(1599), times).kind).toBe("report");
});
