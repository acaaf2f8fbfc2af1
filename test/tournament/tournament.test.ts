import { EN_EVENT_FILE } from "../../src/i18n/en/eventFile";
import { dayOf } from "../../src/rules/day";
import { eventSheet, tablePlace } from "../../src/sheets/eventFile/eventSheet";
import { readTable } from "../../src/tournament/readTable";
import { NOTHING_KNOWN } from "../../src/tournament/tournament";
import { SIX_BY_COLOUR } from "../fixtures/swissTables";
import { SMALL_FILE } from "../fixtures/trf";
import { cellsOfPlan } from "../support/cellsOfPlan";
import { cellsOf, type Row } from "../support/sheetCells";

const NONE = { readAs: new Map<string, string>(), ratingColumn: null };

function read(rows: readonly Row[]) {
  const cells = cellsOf(rows);
  return readTable(cells, { ...cells.area, row: rows.length - 3, rows: 1, columns: 1 }, NONE);
}

describe("what is known of the event", () => {
  const about = (...above: readonly Row[]) =>
    read([...above, [], ...SIX_BY_COLOUR]).tournament?.about;

  test("days and name above a table", () => {
    expect(about(["Open of Geneva"], ["Dates", "2025-10-04", "to", "2025-10-06"])).toEqual({
      ...NOTHING_KNOWN,
      name: "Open of Geneva",
      startDate: dayOf(2025, 10, 4),
      endDate: dayOf(2025, 10, 6),
    });
  });

  test("10/4/2025 is neither April nor October before a person says so", () => {
    expect(about(["Start", "10/4/2025"])).toEqual(NOTHING_KNOWN);
    expect(read([["Start", "10/4/2025"], [], ...SIX_BY_COLOUR]).dates.choices).toHaveLength(2);
  });

  test("an event sheet tells the last day and the days of its rounds", () => {
    const cells = cellsOfPlan(eventSheet(SMALL_FILE, EN_EVENT_FILE));
    const place = tablePlace(SMALL_FILE);
    const { tournament } = readTable(cells, { ...place, rows: 1, columns: 1 }, NONE);
    expect(tournament?.about.name).toBe("Open de Genève");
    expect(tournament?.about.endDate).not.toBeNull();
    expect(tournament?.about.roundDays).toHaveLength(3);
  });
});

test("rounds with opponents, colours and results; a list of games by colours tells them, too", () => {
  const rounds = read(SIX_BY_COLOUR).tournament?.players[0]?.rounds;
  expect(rounds).toMatchObject([
    { round: 1, opponent: { name: "Eva", place: 5 }, colour: "b", result: "1" },
    { round: 2, opponent: { name: "Ann", place: 1 }, colour: "w", result: "=" },
    { round: 3, opponent: { name: "Cid", place: 2 }, colour: "b", result: "1" },
  ]);
  const games = read([
    ["Round", "White", "Rtg", "Black", "Rtg", "Result"],
    [1, "Ann", 2200, "Bea", 2100, "1-0"],
    [2, "Bea", 2100, "Cid", 2000, "½-½"],
  ]).tournament;
  expect(games?.told).toBe("games");
  expect(games?.players.find(({ player }) => player.name === "Bea")?.rounds).toMatchObject([
    { round: 1, opponent: { name: "Ann" }, colour: "b", result: "0" },
    { round: 2, opponent: { name: "Cid" }, colour: "w", result: "=" },
  ]);
});
