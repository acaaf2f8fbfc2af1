import { NO_CHOICES, type Choices } from "../../../src/desk/table/choices";
import { reportPlans } from "../../../src/desk/table/plans";
import { verdictOf } from "../../../src/desk/table/verdictOf";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { dayOf } from "../../../src/rules/day";
import { largeSwiss } from "../../fixtures/largeSwiss";
import { SIX_BY_COLOUR } from "../../fixtures/swissTables";
import { TEN } from "../../fixtures/crosstables";
import { cellsOf, type Row } from "../../support/sheetCells";

const APRIL_2025 = dayOf(2025, 4, 10);

function sourceOf(rows: readonly Row[], sheet = "S") {
  const cells = cellsOf(rows);
  const selected = { row: rows.length - 1, column: 2, rows: 1, columns: 1 };
  return { sheet, selected, asked: selected, cells };
}

function verdict(rows: readonly Row[], choices: Partial<Choices> = {}, sheet = "S") {
  const wished = { ...NO_CHOICES, startDate: APRIL_2025, ...choices };
  return verdictOf(sourceOf(rows, sheet), wished);
}

const titled = (title: string, rows: readonly Row[]): Row[] => [[title], [], ...rows];

test("the title tells the pace, and so does the sheet's name: the edition is rapid's or blitz's", () => {
  const rapid = titled("Geneva Open (Rapid)", SIX_BY_COLOUR);
  expect(verdict(rapid)).toMatchObject({ pace: "rapid", edition: { name: "rapid 2025" } });
  const blitz = titled("Blitz 3+2", SIX_BY_COLOUR);
  expect(verdict(blitz)).toMatchObject({ pace: "blitz", edition: { name: "blitz 2025" } });
  expect(verdict(titled("Open", SIX_BY_COLOUR), {}, "Blitz")).toMatchObject({ pace: "blitz" });
  expect(verdict(titled("Open", SIX_BY_COLOUR))).toMatchObject({ pace: "standard" });
  expect(verdict(rapid, { pace: "standard" })).toMatchObject({ edition: { name: "2024" } });
});

test("rapid and blitz before March 2024 are not modelled: there is no report, least of all as standard", () => {
  const rapid = titled("Rapid 15'+10''", SIX_BY_COLOUR);
  const early = verdict(rapid, { startDate: dayOf(2015, 4, 10) });
  expect(early).toMatchObject({ kind: "no edition", reason: { key: "paceNotModelled" } });
});

test("words that are not understood are asked, with the likeliest; an answer settles it", () => {
  const unclear = titled("Time control: see the rules", SIX_BY_COLOUR);
  expect(verdict(unclear)).toMatchObject({ kind: "pace", pace: null });
  expect(verdict(unclear, { startDate: undefined })).toMatchObject({ kind: "day" });
  expect(verdict(unclear, { pace: "standard" }).kind).toBe("report");
  const both = titled("Rapid, 90 min + 30 s", SIX_BY_COLOUR);
  expect(verdict(both)).toMatchObject({ kind: "pace", asked: { likeliest: "standard" } });
});

test("1.1, 1.2 (2014): an event too fast for its highest rating is not rated", () => {
  const fast = titled("Cadence: 90 min + 20 s", SIX_BY_COLOUR);
  const year = { startDate: dayOf(2015, 4, 10) };
  expect(verdict(fast, year)).toMatchObject({
    kind: "not rated",
    check: { key: "timeControl", article: "1.1", values: { minutes: 110, needed: 120 } },
  });
  const slow = titled("Cadence: 90 min + 30 s", SIX_BY_COLOUR);
  expect(verdict(slow, year).kind).toBe("report");
  /** Of a round robin of totals and results alike. */
  const robin = titled("Time control: 90 minutes", TEN);
  expect(verdict(robin, { startDate: dayOf(2012, 3, 1) }).kind).toBe("not rated");
});

test("1.1 (2022): one player of 2450 in an open of 90 minutes: his games are left out by name, the rest counts", () => {
  const rows = largeSwiss(300, 9).map((row, index): Row =>
    index === 1
      ? ["1", "Grand Master", 2450, ...row.slice(3)]
      : index > 1
        ? [...row.slice(0, 2), Math.min(Number(row[2]), 2300), ...row.slice(3)]
        : row,
  );
  const open = verdict(titled("Cadence: 90 min", rows), { startDate: dayOf(2023, 4, 10) });
  expect(open.kind).toBe("report");
  if (open.kind !== "report") return;
  expect(open.leftOut).toHaveLength(9);
  expect(open.leftOut.every(({ players }) => players.includes("Grand Master"))).toBe(true);
  expect(open.event.players[0]!.games).toEqual([]);
  const games = open.event.players.reduce((sum, player) => sum + player.games.length, 0);
  expect(games).toBe(9 * 300 - 18);
  const [check] = open.timeChecks;
  expect(check).toMatchObject({ passes: false, values: { leftOut: open.leftOut } });
});

test("1.1 (2017): the games that are left out are said on the sheet; a round robin becomes a Swiss (6.4)", () => {
  const source = sourceOf(titled("Cadence: 90 min", TEN));
  const choices = { ...NO_CHOICES, startDate: dayOf(2018, 4, 10) };
  const left = verdictOf(source, choices);
  expect(left).toMatchObject({ kind: "report", event: { kind: "swiss" } });
  const plans = reportPlans({ source, parts: [], verdict: left }, choices, EN_SHEETS)!;
  const texts = plans.plansOf(plans.wished)[0]!.cells.map(({ content }) => content);
  expect(texts).toContainEqual(
    expect.stringMatching(/^1\.1 \(2017\): 90 minutes for 60 moves are too few .* – /),
  );
  /** A crosstable tells no rounds. */
  expect(texts.filter((text) => typeof text === "string" && /\(round \d+\)/.test(text))).toEqual(
    [],
  );
});

test("1.1 (2024): where every game is too fast nothing is rated", () => {
  const all = verdict(titled("Open", SIX_BY_COLOUR), { minutes: 45, pace: "standard" });
  expect(all).toMatchObject({ kind: "not rated", check: { article: "1.1" } });
  const blitz = titled("Blitz 2'+0''", SIX_BY_COLOUR);
  expect(verdict(blitz)).toMatchObject({ kind: "not rated", edition: { name: "blitz 2025" } });
});
