import type { EditionId } from "../../../src/rules/editions/edition";
import { NO_CHOICES, type Choices } from "../../../src/desk/table/choices";
import { eventOf, robinOf } from "../../../src/desk/table/readEvent";
import { Readings } from "../../../src/desk/table/readings";
import { hasReport, type Verdict } from "../../../src/desk/table/verdict";
import { verdictOf } from "../../../src/desk/table/verdictOf";
import { TEN } from "../../fixtures/crosstables";
import { SIX_BY_COLOUR } from "../../fixtures/swissTables";
import { cellsOf, type Row } from "../../support/sheetCells";

const source = (rows: readonly Row[], sheet = "S") => {
  const cells = cellsOf(rows);
  return { sheet, selected: cells.area, asked: cells.area, cells };
};

function verdict(
  rows: readonly Row[],
  choices: Partial<Choices> = {},
  parts: readonly Row[][] = [],
) {
  const others = parts.map((part, index) => source(part, `Part ${index + 1}`));
  return verdictOf(source(rows), { ...NO_CHOICES, edition: 2017, ...choices }, others);
}

const kindOf = ({ read }: Verdict) => eventOf(read)?.kind;
const reported = (each: Verdict) => (hasReport(each) ? each.event : null);

const FINAL: Row[] = [
  ["No", "Name", "Rtg", "1"],
  [1, "Ann", 2200, "2w1"],
  [2, "Bea", 2100, "1b0"],
];
const MATCH: Row[] = [
  ["Name", "Elo", 1, 2, 3, 4],
  ["Ann", 2200, 1, 1, 1, 0],
  ["Bea", 2100, 0, 0, 0, 1],
];

test("the kind is as read until a person says otherwise", () => {
  expect(kindOf(verdict(SIX_BY_COLOUR))).toBe("swiss");
  expect(kindOf(verdict(TEN))).toBe("robin");
  expect(kindOf(verdict(MATCH))).toBe("match");
  expect(verdict(TEN, { kind: "team" }).read.by).toBe("rounds");
});

test("rounds in which everybody met everybody are a round robin; said to be a Swiss they are one", () => {
  const rounds: Row[] = [
    ["No", "Name", "Elo", "1", "2", "3"],
    [1, "Ann", 2200, "2w1", "3b½", "4w1"],
    [2, "Bea", 2100, "1b0", "4w1", "3w½"],
    [3, "Cid", "u", "4b1", "1w½", "2b½"],
    [4, "Dan", 1900, "3w0", "2b0", "1b0"],
  ];
  expect(robinOf(verdict(rounds).read)?.players).toHaveLength(4);
  expect(verdict(rounds)).toMatchObject({ kind: "iteration and report", isIterated: true });
  expect(verdict(rounds, { kind: "swiss" }).kind).toBe("report");
});

test("a pooled match stays a match, a pooled round robin becomes a Swiss", () => {
  expect(kindOf(verdict(MATCH, {}, [FINAL]))).toBe("match");
  expect(kindOf(verdict(TEN, {}, [FINAL]))).toBe("swiss");
});

test("6.2: parts are pooled in 2005, may be in 2011; 2014 says nothing of them", () => {
  const checks = (id: EditionId) => verdict(SIX_BY_COLOUR, { edition: id }, [FINAL]);
  const pooled = (isDuty: boolean) => ({
    kindChecks: [{ key: "pooled", article: "6.2", values: { tables: 2, isDuty } }],
  });
  expect(checks(2005)).toMatchObject(pooled(true));
  expect(checks(2011)).toMatchObject(pooled(false));
  expect(checks(2014)).toMatchObject({ kindChecks: [] });
});

test("a part that cannot be read, or two players of one name, leave no report", () => {
  const totals: Row[] = [
    ["Name", "Elo", "Points"],
    ["Ann", 2200, 2],
    ["Bea", 2100, 1],
    ["Cid", 2000, 0],
  ];
  const broken = FINAL.map((row) => row.map((cell) => (cell === "2w1" ? "9w1" : cell)));
  const isReadable = (rows: readonly Row[]) => new Readings().isReadablePart(source(rows));
  expect([isReadable(totals), isReadable(FINAL)]).toEqual([false, true]);
  for (const part of [totals, broken]) {
    const { kind, read } = verdict(SIX_BY_COLOUR, {}, [part]);
    expect(kind).toBe("findings");
    expect(read.findings).toMatchObject([{ key: "partUnreadable" }]);
  }
  const twice = FINAL.map((row) => row.map((cell) => (cell === "Bea" ? "Ann" : cell)));
  expect(verdict(SIX_BY_COLOUR, {}, [twice]).read.findings).toMatchObject([
    { key: "pooledSameName" },
    { key: "pooledRatingsDiffer" },
  ]);
});

test("parts are read with the rating column of the first table", () => {
  const withTwo = (rating: number): Row[] => [
    ["No", "Name", "Rtg", "Rapid", "1"],
    [1, "Ann", 1000, rating, "2w1"],
    [2, "Bea", 1100, 2100, "1b0"],
  ];
  const event = reported(verdict(withTwo(2200), { ratingColumn: 3 }, [withTwo(2200)]));
  expect(event?.players.map(({ rating, games }) => [rating, games.length])).toEqual([
    [2200, 2],
    [2100, 2],
  ]);
});

test("7.2.1 (rapid and blitz): the standard rating counts for who has no other, never in standard chess", () => {
  const rows: Row[] = [
    ["No", "Name", "Rapid", "Std", "1"],
    [1, "Ann", 2200, 2250, "2w1"],
    [2, "Bea", 0, 2100, "1b0"],
  ];
  const ratings = (choices: Partial<Choices>) =>
    reported(verdict(rows, { standardColumn: 3, edition: 2025, ...choices }))?.players.map(
      ({ rating }) => rating,
    );
  expect(ratings({ pace: "rapid" })).toEqual([2200, 2100]);
  expect(ratings({ pace: "standard", ratingColumn: 2 })).toEqual([2200, null]);
  expect(ratings({ pace: "standard" })).toEqual([2250, 2100]);
});

test("6.6 (2014), 6.4 (2005): who is rated since is unrated for the kind of event", () => {
  const unrated = MATCH.map((row) => row.map((cell) => (cell === 2100 ? "u" : cell)));
  const since = { ratedSince: new Map([[1, 2050]]) };
  expect(verdict(unrated, { ...since, edition: 2014 })).toMatchObject({
    kind: "not rated",
    check: { article: "6.6" },
  });
  const two = SIX_BY_COLOUR;
  expect(
    verdict(two, { kind: "scheveningen", ratedSince: new Map([[2, 1900]]), edition: 2005 }),
  ).toMatchObject({ kind: "not rated", check: { article: "6.4" } });
});

test("8.21 (2011): a championship with two rated players rates no unrated one", () => {
  const women = { championship: "women", edition: 2011 } as const;
  const rows = TEN.map((row) =>
    row.map((cell) => ([2400, 2150, 2300].includes(cell as number) ? "u" : cell)),
  );
  expect(verdict(rows, women)).toMatchObject({
    composition: [
      { key: "championship", passes: true },
      { key: "ratedOpponents", passes: false },
    ],
  });
});
