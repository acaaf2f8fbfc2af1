/** @jest-environment jsdom */
import { render } from "lit-html";
import type { Choices } from "../../../src/desk/table/choices";
import { ENGLISH } from "../../../src/taskpane/languages/english";
import { partsView } from "../../../src/taskpane/table/partsView";
import type { TableActions } from "../../../src/taskpane/table/tableState";
import { dayOf } from "../../../src/rules/day";
import { LEAGUE_OF_2011, leagueTable, SMALL_LEAGUE } from "../../support/leagueTable";

function shown({ table, choices }: ReturnType<typeof leagueTable>) {
  const chosen: Partial<Choices>[] = [];
  const actions: Partial<TableActions> = { choose: (change) => chosen.push(change) };
  const state = { choices };
  render(partsView(state, table!.verdict, ENGLISH, actions as TableActions), document.body);
  const part = (id: string) => document.querySelector<HTMLInputElement>(`[data-testid=${id}]`);
  const type = (id: string, value: string) => {
    part(id)!.value = value;
    part(id)!.dispatchEvent(new Event("change"));
  };
  const lines = () =>
    [...document.querySelectorAll("[data-testid=parts] li")].map((line) => line.textContent);
  return { part, lines, chosen, type };
}

test("4.13 (2011): the parts are offered with their rounds, days, lists and ratings", () => {
  const { lines, part } = shown(leagueTable(SMALL_LEAGUE, LEAGUE_OF_2011));
  expect(part("in-parts")!.closest("label")!.textContent).toContain("4.13 (2011)");
  expect(lines()).toHaveLength(4);
  expect(lines()[1]).toBe(
    "Part 2: rounds 3, 4; 6 November – 11 December 2011. Counted by the list of 1 January 2012. Ratings: Rtg.",
  );
  expect(part("ratings-of-parts")).toBeNull();
});

test("what is not said is not asked: without the tick there is nothing but it", () => {
  const { lines, part, chosen } = shown(
    leagueTable(SMALL_LEAGUE, LEAGUE_OF_2011, [], { isInParts: false }),
  );
  expect(lines()).toEqual([]);
  part("in-parts")!.click();
  expect(chosen).toEqual([{ isInParts: true }]);
});

test("a round without its day is asked for", () => {
  const { part, type, chosen, lines } = shown(
    leagueTable(SMALL_LEAGUE, [LEAGUE_OF_2011[0]!, LEAGUE_OF_2011[6]!]),
  );
  expect([lines(), part("round-day-2"), part("round-day-7") !== null]).toEqual([[], null, true]);
  type("round-day-3", "2011-11-06");
  expect(chosen[0]?.roundDates?.get(3)).toBe(dayOf(2011, 11, 6));
});

test("a period of which the table has no ratings is told", () => {
  const columns = [
    ["Elo 01.11.2011", () => 2000],
    ["Rtg Jan", () => 2100],
  ] as const;
  const league = leagueTable(SMALL_LEAGUE, LEAGUE_OF_2011, columns, { ratingColumn: 7 });
  const { part, lines, type, chosen } = shown(league);
  expect(lines().map((line) => line.replace(/^.*(?=Ratings: |The table)/, ""))).toEqual([
    "Ratings: Rtg.",
    "Ratings: Elo 01.11.2011.",
    "Ratings: Rtg Jan.",
    ENGLISH.table.noRatingsOfPart,
  ]);
  expect(part("ratings-of-parts")!.value).toBe("then");
  type("ratings-of-parts", "start");
  expect(chosen).toEqual([{ ratingsOfParts: "start" }]);
});
