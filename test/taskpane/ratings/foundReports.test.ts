import { dayOf } from "../../../src/rules/day";
import { editionOf } from "../../../src/rules/editions/editionOn";
import type { Edition, Pace } from "../../../src/rules/editions/edition";
import type { NamedReport } from "../../../src/sheets/period/resultsOfReports";
import {
  areOfOnePace,
  lastDay,
  likelyList,
  likelyReports,
  listsOf,
  sameTwice,
  ticksKept,
} from "../../../src/taskpane/ratings/foundReports";

interface Known {
  readonly title?: string;
  readonly start?: number | null;
  readonly end?: number | null;
  readonly pace?: Pace;
  readonly games?: readonly number[];
}

function report(sheet: string, known: Known = {}): NamedReport {
  const { title = sheet, start = null, end = null, pace = "standard", games = [] } = known;
  return {
    sheet,
    report: {
      title,
      edition: editionOf(2025, pace) as Edition,
      startDate: start,
      endDate: end,
      columns: new Map(),
      players: games.map((n, index) => {
        const name = `P${index + 1}`;
        const figures = { rating: 2000, games: n, delta: n, k: 20 };
        return { row: 12 + index, name, id: "", ...figures, isKGiven: false, facts: null };
      }),
      gamesSheet: null,
      error: null,
      isRobin: false,
    },
  };
}

const december = (day: number) => dayOf(2025, 12, day);
const likely = (...all: NamedReport[]) => [...likelyReports(all)];

test("ticked is what one list counts with the last event, by the last days", () => {
  const over = report("over", { start: december(-2), end: december(2) });
  const within = report("within", { start: december(5), end: december(7) });
  const before = report("before", { start: december(-9), end: december(-7) });
  expect(likely(over, before, within)).toEqual(["over", "within"]);
  const closing = report("closing", { start: december(29), end: december(30) });
  expect(likely(within, closing)).toEqual(["closing"]);
  expect(lastDay([over, within, before])).toBe(december(7));
  expect(listsOf([over, within])).toEqual([]);
  expect(listsOf([over, before])).toEqual([dayOf(2025, 12, 1), dayOf(2026, 1, 1)]);
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
});

test("one event under two names is noticed; two events of the same players are not", () => {
  const one = report("one", { games: [5, 4, 3, 2, 1] });
  const other = report("other", { games: [5, 4, 3, 2, 6] });
  const rest = report("rest", { games: [1, 2, 3, 4, 5] });
  expect(sameTwice([rest, one, other])).toEqual(["one", "other"]);
  expect(sameTwice([rest, one])).toBeNull();
});

test("where nothing fixes the closing, the next list", () => {
  expect(likelyList(dayOf(2005, 8, 20))).toBe(dayOf(2005, 10, 1));
  expect(likelyList(dayOf(2025, 12, 28))).toBe(dayOf(2026, 1, 1));
  expect(likelyList(dayOf(2025, 12, 30))).toBe(dayOf(2026, 2, 1));
});
