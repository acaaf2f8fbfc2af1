import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { dayOf } from "../../../src/rules/day";
import { factRow, VALUE_COLUMN } from "../../../src/sheets/facts";
import { HEAD_ROWS } from "../../../src/sheets/head";
import type { LinkedResult, PeriodOrder } from "../../../src/sheets/period/order";
import { periodSheets } from "../../../src/sheets/period/periodSheets";
import { periodPlaces } from "../../../src/sheets/period/places";
import { columnOf } from "../../../src/sheets/table";
import { addressOf } from "../../../src/tournament/sheetCells";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { LANGUAGES } from "../../support/languages";
import { writeAllPlanned } from "../../support/plannedSheet";
import { addressIn } from "../../support/tableCells";

const LIST = dayOf(2025, 11, 1);
const result = (rating: number | null, games: number, delta: number | null): LinkedResult => ({
  event: "Open",
  day: dayOf(2025, 10, 4),
  rating,
  games,
  delta,
  k: rating === null ? null : 20,
});
const player = (name: string, ...results: LinkedResult[]) => ({
  name,
  results,
  earlierGames: null,
});

const ORDER: PeriodOrder = {
  players: [
    player("Ann", result(2200, 5, 125)),
    player("Bob", result(1405, 4, -50), result(1405, 3, -100)),
    player("Eve", result(null, 6, null)),
  ],
  edition: edition(2025),
  style: "fide",
  list: LIST,
};

function written(texts = EN_SHEETS, order = ORDER) {
  const book = new PlannedWorkbook();
  const plans = periodSheets(order, ["P", "R"], texts);
  writeAllPlanned(book, plans);
  const head = () => book.read("P", `A1:A${HEAD_ROWS}`).values.flat();
  return { book, plan: plans[0]!, head };
}

test("four lines: list and edition, players and games and changes, what is to be looked at", () => {
  const { head } = written();
  const [title, facts, sums, state] = head();
  expect(title).toBe("Rating period");
  expect(facts).toMatch(/^counted by the list of 1 November 2025 · FIDE 2025/);
  expect(sums).toBe(
    "Players: 2 rated, 1 unrated · Games that count, player by player: 18 · Sum of changes: −5 · Delisted: 1 · With few games: 0",
  );
  expect(state).toBe("Players with remarks: 2.");
});

test("another list, none, an error of a report are said", () => {
  const { book, head } = written();
  const places = periodPlaces(ORDER);
  const list = addressOf({ row: factRow(places.facts, "list"), column: VALUE_COLUMN });
  book.write("P", list, [[LIST - 31]]);
  expect(head()[3]).toMatch(/^The date of the list, .* is another one/);
  book.write("P", list, [[""]]);
  expect(head()[3]).toMatch(/^Without the date of the list/);
  expect(head()[2]).toContain("Delisted: –");
  book.write("R", addressIn(places.results, "delta", 0), [["=NA()"]]);
  expect(head()[3]).toMatch(/^Players who show an error: 1\./);
  expect(head()[2]).toContain("Sum of changes: –");
});

/** Beside a pane of 320 pixels and its edge, with row numbers and scroll bar, as the workbench draws widths. */
const IN_VIEW = 1280 - 340 - 70;
const pixels = (characters: number) => 7.5 * characters + 5;

test.each(LANGUAGES)("the change and Rn are in view beside the pane, $code", ({ sheets }) => {
  const { plan } = written(sheets);
  const rn = columnOf(periodPlaces(ORDER).players, "rn");
  const width = plan.widths.slice(0, rn + 1).reduce((sum, each) => sum + pixels(each), 0);
  expect(width).toBeLessThanOrEqual(IN_VIEW);
  expect(periodPlaces(ORDER).players.first).toBeLessThanOrEqual(HEAD_ROWS + 1);
});

test("9.11 (2005), 7.13 (2011): events of another list stand in the state, and those of it that are not in", () => {
  const report = (list: number) => ({
    ...{ sheet: "Open – report", list, k: 20, row: 5, numbered: null },
    columns: { rating: null, games: null, delta: null, k: null },
  });
  const linked = (list: number, rest: Partial<PeriodOrder> = {}) => {
    const open = { ...result(2200, 5, 125), report: report(list) };
    const cup = { ...result(2200, 5, 125), event: "Cup", report: report(LIST) };
    const order = { ...ORDER, players: [player("Ann", open, cup)], ...rest };
    return written(EN_SHEETS, order).head()[3];
  };
  expect(linked(dayOf(2025, 12, 1))).toContain(
    "Events that another list counts: 1; below the players stands which.",
  );
  expect(linked(LIST, { missing: ["Cup – report"] })).toContain(
    "Reports that this list counts, too, and that are not in it: Cup – report.",
  );
  expect(linked(LIST)).toBe("Players with remarks: 1.");
});

test("7.2.3 (2024): of a reserve without a game nothing is said, of whom it is known that he is inactive", () => {
  const reserve = (earlierGames: number | null) => {
    const order = { ...ORDER, players: [{ ...player("Ann", result(2200, 0, 0)), earlierGames }] };
    return written(EN_SHEETS, order).head();
  };
  expect(reserve(null)[3]).toBe("Nothing to look at.");
  expect(reserve(null)[2]).toContain("With few games: 0");
  expect(reserve(0)[3]).toBe("Players with remarks: 1.");
  expect(reserve(0)[2]).toContain("With few games: 1");
});

test("7.1.4 (2024): which of the unrated have the games of a first rating, and how many others lack", () => {
  const remarks = (games: number) => {
    const order = { ...ORDER, players: [player("Eve", result(null, games, null))] };
    const { book } = written(EN_SHEETS, order);
    return book.read("P", addressIn(periodPlaces(order).players, "remarks", 0)).values[0]![0];
  };
  const [before, behind] = EN_SHEETS.period.unratedLacks(edition(2025));
  expect(remarks(5)).toBe(EN_SHEETS.period.unrated(edition(2025)));
  expect(remarks(3)).toBe(`${before} 2${behind}`);
});

test("7.2.1: on the list of 1 March 2024 ratings are adjusted behind Rn, and 1215 is not delisted", () => {
  const day = dayOf(2024, 2, 10);
  const of = (list: number) =>
    written(EN_SHEETS, {
      ...ORDER,
      players: [
        player("Bob", { ...result(1230, 1, -75), day }),
        player("Cy", result(null, 6, null)),
      ],
      edition: edition(2022),
      list,
    }).head();
  const [, , sums, state] = of(dayOf(2024, 3, 1));
  expect(sums).toContain("Delisted: 0");
  expect(state).toContain(EN_SHEETS.period.adjusted);
  const [, , sumsOfApril, stateOfApril] = of(dayOf(2024, 4, 1));
  expect(sumsOfApril).toContain("Delisted: 1");
  expect(stateOfApril).not.toContain(EN_SHEETS.period.adjusted);
});

test("5.1 (2014): a game of two players counts with both, so the period does not call its lines games played", () => {
  const games = [result(2200, 1, 50), result(2200, 1, -50)];
  const order = { ...ORDER, players: games.map((game, index) => player(`P${index}`, game)) };
  for (const { sheets } of LANGUAGES) {
    const { book } = written(sheets, order);
    const said = sheets.period.resultSums
      .replace("{players}", "2")
      .replace("{results}", "2")
      .replace("{games}", "2");
    expect(book.read("R", "A3").values[0]).toEqual([said]);
    const [, counted = ""] = said.split("2 · ").slice(-2);
    expect(counted).toMatch(
      /player by player|joueur par joueur|Spieler für Spieler|giocatore per giocatore/,
    );
    expect(sheets.period.sums).toContain(counted.slice(0, -1));
  }
});

test("7.14f (2011): seven games of an Olympiad are those of a first rating, five lack two", () => {
  const olympiad = (games: number): LinkedResult => ({
    ...result(null, games, null),
    day: dayOf(2012, 1, 9),
    edition: edition(2011),
    isException: true,
  });
  const players = [player("Eve", olympiad(7)), player("Joe", olympiad(5))];
  const order = { ...ORDER, players, edition: edition(2011), list: dayOf(2012, 3, 1) };
  const { book } = written(EN_SHEETS, order);
  const remarks = (line: number) =>
    book.read("P", addressIn(periodPlaces(order).players, "remarks", line)).values[0]![0];
  expect(remarks(0)).toBe(EN_SHEETS.period.unrated(edition(2011)));
  const [before, behind] = EN_SHEETS.period.unratedLacks(edition(2011));
  expect(remarks(1)).toBe(`${before} 2${behind}`);
});
