import { dayOf } from "../../../src/rules/day";
import { NO_CHOICES, type Choices } from "../../../src/desk/table/choices";
import { verdictOf } from "../../../src/desk/table/verdict";
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
  expect(verdict(TEN, { startDate }).edition?.id).toBe(2011);
  expect(verdict(TEN, { startDate, edition: 2005 }).edition?.id).toBe(2005);
  expect(verdict(TEN, { edition: 2005 }).edition?.id).toBe(2005);
});

test.each([
  ["with unrated players", TEN, {}],
  ["everybody rated", SIX, {}],
  ["a day taken away again", TEN, { startDate: null }],
  ["rapid", SIX, { pace: "rapid" }],
  ["for teaching", TEN, { teaching: true }],
] as const)("without a day nothing is ready: %s", (_, rows, choices) => {
  const { obstacle, edition, method, reportable, iterated } = verdict(rows, choices);
  expect(obstacle).toEqual({ kind: "day" });
  expect([edition, method, reportable, iterated]).toEqual([null, null, null, null]);
});

test("of what is no table the day is not asked", () => {
  expect(verdict([["Hello"]]).obstacle).toEqual({ kind: "findings", count: 1 });
});

test("6.1, 10.1 (2005): with the unrated player left out a full score asks for no dp: the report can be made", () => {
  const rows = [
    ["Name", "Elo", 1, 2, 3, 4],
    ["A", 2200, "", 1, 1, 1],
    ["B", 2100, 0, "", 1, 1],
    ["C", 2000, 0, 0, "", 1],
    ["D", "u", 0, 0, 0, ""],
  ];
  const { obstacle, reportable, iterated } = verdict(rows, { edition: 2005 });
  expect(obstacle).toMatchObject({ kind: "reason", reason: { key: "dpUndefined" } });
  expect([reportable?.players.length, iterated]).toEqual([4, null]);
});

test("a day before the first edition", () => {
  const { obstacle, edition } = verdict(TEN, { startDate: dayOf(2001, 1, 1) });
  expect(obstacle).toMatchObject({ kind: "reason", reason: { key: "beforeFirstEdition" } });
  expect(edition).toBeNull();
});

test("the method is gone from 2022, but for teaching", () => {
  const startDate = dayOf(2022, 1, 1);
  expect(verdict(TEN, { startDate }).obstacle).toEqual({ kind: "method gone" });
  const teaching = verdict(TEN, { startDate, teaching: true });
  expect(teaching.obstacle).toBeNull();
  expect([teaching.edition?.id, teaching.method?.id]).toEqual([2022, 2017]);
});

test("an unplayed game, findings, everybody rated, nobody rated", () => {
  expect(verdict(EIGHT_WITH_FORFEIT, { edition: 2014 }).obstacle?.kind).toBe("unplayed");
  const broken = TEN.map((row, index) => (index === 1 ? ["A", "?", ...row.slice(2)] : row));
  expect(verdict(broken).obstacle).toEqual({ kind: "day" });
  expect(verdict(broken, { edition: 2014 }).obstacle).toEqual({ kind: "findings", count: 1 });
  const rated = verdict(SIX, { edition: 2014 });
  expect([rated.obstacle, rated.isEverybodyRated]).toEqual([null, true]);
  expect(verdict(SIX, { ratingColumn: 4, edition: 2014 }).obstacle).toMatchObject({
    kind: "reason",
    reason: { key: "nobodyRated" },
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
  const first = verdict(ZERO, { edition: 2014 });
  expect(first.fewPoints).toEqual([{ player: 8, name: "I", score: 0, isLater: false }]);
  const second = verdict(ZERO, { edition: 2014, later: new Set([8]) });
  expect(second.fewPoints).toEqual([{ player: 8, name: "I", score: 0, isLater: true }]);
});

test("an edition chosen for a day from which the method is gone is for teaching", () => {
  const startDate = dayOf(2023, 1, 1);
  const { obstacle, isTeaching, composition } = verdict(TEN, { startDate, edition: 2017 });
  expect([obstacle, isTeaching]).toEqual([null, true]);
  expect(composition[0]?.article).toBe("6.2");
  expect(verdict(TEN, { startDate }).composition).toEqual([]);
  expect(verdict(TEN, { edition: 2017 }).isTeaching).toBe(false);
  expect(verdict(TEN, { startDate: dayOf(2013, 1, 1), edition: 2005 }).isTeaching).toBe(false);
});

test("8.2 (2022): an edition without the method is for teaching on every day, and without one", () => {
  for (const startDate of [undefined, dayOf(2015, 1, 1), dayOf(2023, 1, 1)]) {
    const { isTeaching, method } = verdict(TEN, { edition: 2024, teaching: true, startDate });
    expect([isTeaching, method?.id]).toEqual([true, 2017]);
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
  expect(first.obstacle).toMatchObject({ reason: { key: "resultsNeeded" } });
  expect(first.fewPoints).toHaveLength(1);
  expect(verdict(totals, { edition: 2014, later: new Set([3]) }).obstacle).toBeNull();
});

test("1.1, 4.1 and the deadlines follow what a person says of days and pace", () => {
  const startDate = dayOf(2015, 4, 10);
  const none = verdict(TEN, { startDate });
  expect([none.timeChecks, none.deadlines]).toEqual([[], null]);
  const said = verdict(TEN, { startDate, endDate: dayOf(2015, 4, 29), minutes: 90, increment: 30 });
  expect(said.timeChecks.map(({ key, passes }) => [key, passes])).toEqual([
    ["timeControl", true],
    ["duration", true],
  ]);
  expect(said.deadlines?.list).toBe(dayOf(2015, 6, 1));
  expect(verdict(TEN, { startDate, endDate: startDate - 1 }).deadlines).toBeNull();
  const official = { startDate, endDate: dayOf(2015, 4, 30), official: true };
  expect(verdict(TEN, official).deadlines?.list).toBe(dayOf(2015, 5, 1));
});
