import { dayOf } from "../../../src/rules/day";
import type { NamedReport } from "../../../src/sheets/period/resultsOfReports";
import {
  areOfOnePace,
  lastDay,
  likelyListOf,
  listsOfDays,
  otherThanList,
  reportsOfList,
  sameTwice,
  ticksKept,
} from "../../../src/desk/ratings/foundReports";
import { report } from "../../support/namedReport";

const december = (day: number) => dayOf(2025, 12, day);
const likely = (...all: NamedReport[]) => [...reportsOfList(all, likelyListOf(all))];

test("ticked is what one list counts with the last event, by the last days", () => {
  const over = report("over", { start: december(-2), end: december(2) });
  const within = report("within", { start: december(5), end: december(7) });
  const before = report("before", { start: december(-9), end: december(-7) });
  expect(likely(over, before, within)).toEqual(["over", "within"]);
  const closing = report("closing", { start: december(29), end: december(30) });
  expect(likely(within, closing)).toEqual(["closing"]);
  expect(lastDay([over, within, before])).toBe(december(7));
});

test("events without a day only among themselves; other paces not at all", () => {
  const dated = report("dated", { start: december(5) });
  expect(likely(report("a"), dated)).toEqual(["dated"]);
  expect(likely(report("a"), report("b"))).toEqual(["a", "b"]);
  const rapid = report("rapid", { start: december(4), pace: "rapid" });
  expect(likely(rapid, dated)).toEqual(["dated"]);
  expect(areOfOnePace([rapid, dated])).toBe(false);
  expect(areOfOnePace([dated, dated])).toBe(true);
});

test("of two reports of one event the later sheet; ticks of a person stay", () => {
  const one = report("one", { title: "Open", start: december(5) });
  const corrected = report("two", { title: "Open", start: december(5) });
  const other = report("other", { start: december(6) });
  expect(likely(one, corrected, other)).toEqual(["two", "other"]);
  const kept = (found: NamedReport[], before: NamedReport[], ...ticked: string[]) => [
    ...ticksKept(found, before, new Set(ticked)),
  ];
  expect(kept([one, other], [])).toEqual(["one", "other"]);
  expect(kept([one, other], [one, other], "one")).toEqual(["one"]);
  expect(kept([one, corrected, other], [one, other], "one")).toEqual(["two"]);
  const january = report("january", { start: dayOf(2026, 1, 9) });
  expect(kept([one, other, january], [one, other], "one", "other")).toEqual([
    "one",
    "other",
    "january",
  ]);
  const list = dayOf(2026, 1, 1);
  const ofList = ticksKept([one, other, january], [one, other], new Set(["one", "other"]), list);
  expect([...ofList]).toEqual(["one", "other"]);
});

const ticks = (found: NamedReport[], before: NamedReport[], ...ticked: string[]) => [
  ...ticksKept(found, before, new Set(ticked)),
];

test("the report of a corrected event takes the tick of the one it replaces, in an earlier period too", () => {
  const open = { title: "Open", start: december(5), games: [9, 8, 7, 6, 5, 4] };
  const one = report("one", open);
  const january = report("january", { start: dayOf(2026, 1, 9) });
  const corrected = report("corrected", { ...open, games: [9, 8, 7, 7, 6, 4] });
  /** The last event is of another list, so that nothing of December is likely. */
  expect(ticks([one, january, corrected], [one, january], "one")).toEqual(["corrected"]);
  expect(ticks([one, january, corrected], [one, january], "january")).toEqual(["january"]);
  /** Put before the old one, or in its place. */
  expect(ticks([corrected, one], [one], "one")).toEqual(["corrected"]);
  expect(ticks([corrected, january], [one, january], "one")).toEqual(["corrected"]);
  /** Its day or its title was corrected, and one game. */
  const otherDay = report("other day", { ...open, start: december(6), games: [9, 8, 7, 7, 6, 4] });
  const renamed = report("renamed", { ...open, title: "Open of Bern" });
  for (const again of [otherDay, renamed]) {
    expect(ticks([one, january, again], [one, january], "one")).toEqual([again.sheet]);
  }
});

test("what a person ticks against the proposal stays: only a new report takes a tick away", () => {
  const open = { title: "Open", start: december(5), games: [9, 8, 7, 6] };
  const [one, corrected] = [report("one", open), report("corrected", open)];
  expect(ticks([one, corrected], [one, corrected], "one")).toEqual(["one"]);
});

test("groups with one title and one day are events of their own", () => {
  const group = (sheet: string, first: number) => {
    const { report: read } = report(sheet, { title: "Open", start: december(5), games: [5, 4, 3] });
    const players = read.players.map((player, index) => ({ ...player, name: `P${first + index}` }));
    return { sheet, report: { ...read, players } };
  };
  expect(ticks([group("A", 1), group("B", 11)], [])).toEqual(["A", "B"]);
});

test("a weekly event with the same players is another each week", () => {
  const week = (sheet: string, day: number, games: number[]) =>
    report(sheet, { title: "Thursday", start: december(day), games });
  const weeks = [week("first", 4, [5, 4, 3, 2]), week("second", 11, [2, 4, 5, 3])];
  expect(ticks(weeks, [])).toEqual(["first", "second"]);
});

test("one event under two names is noticed; two events of the same players are not", () => {
  const one = report("one", { games: [5, 4, 3, 2, 1] });
  const other = report("other", { games: [5, 4, 3, 2, 6] });
  const rest = report("rest", { games: [1, 2, 3, 4, 5] });
  expect(sameTwice([rest, one, other])).toEqual(["one", "other"]);
  expect(sameTwice([rest, one])).toBeNull();
});

test("0.1: before the first edition no list counts an event, whatever it was made by", () => {
  const day = dayOf(2004, 4, 20);
  expect(likelyListOf([report("early", { start: day })])).toBeNull();
  expect(listsOfDays([day, dayOf(2005, 8, 20)])).toEqual([]);
  expect(listsOfDays([dayOf(2006, 1, 10), dayOf(2005, 8, 20)])).toEqual([
    dayOf(2005, 10, 1),
    dayOf(2006, 4, 1),
  ]);
});

test("7.13 (2011), 9.13 (2005): a list has its events: as their reports say, else by their last days", () => {
  const list = dayOf(2015, 3, 1);
  const february = report("February", { start: dayOf(2015, 2, 7), countedBy: list });
  const late = report("late", { start: dayOf(2015, 2, 20), end: dayOf(2015, 2, 28) });
  /** An official event counts to the last day. */
  const official = report("official", { start: dayOf(2015, 2, 21), end: dayOf(2015, 2, 28) });
  const found = [february, late, { ...official, report: { ...official.report, countedBy: list } }];
  expect([...reportsOfList(found, list)]).toEqual(["February", "official"]);
  expect([...reportsOfList(found, dayOf(2015, 4, 1))]).toEqual(["late"]);
  expect(otherThanList(found, new Set(["February", "late"]), list)).toEqual({
    foreign: ["late"],
    missing: ["official"],
  });
  expect(otherThanList(found, new Set(["late"]), null)).toEqual({ foreign: [], missing: [] });
});

test("7.13 (2011): a period of rapid events lacks no report of standard ones, and the other way round", () => {
  const list = dayOf(2026, 1, 1);
  const of = (name: string, day: number, pace?: "rapid") =>
    report(name, { start: december(day), games: [day], ...(pace && { pace }) });
  const found = [
    of("rapid", 3, "rapid"),
    of("rapid too", 5, "rapid"),
    of("standard", 9),
    of("standard too", 12),
  ];
  const missing = (...ticked: string[]) => otherThanList(found, new Set(ticked), list).missing;
  expect(missing("rapid")).toEqual(["rapid too"]);
  expect(missing("rapid", "rapid too")).toEqual([]);
  expect(missing("standard")).toEqual(["standard too"]);
});
