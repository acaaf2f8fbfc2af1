import { EN_EVENT_FILE } from "../../../src/i18n/en/eventFile";
import { eventSheet, tablePlace } from "../../../src/sheets/eventFile/eventSheet";
import { tableRead } from "../../support/tableRead";
import { eventSheetMarks } from "../../../src/tournament/trf/eventSheetMarks";
import type { TrfPlayer } from "../../../src/tournament/trf/trfFile";
import { SMALL_FILE } from "../../fixtures/trf";
import { cellsOfPlan } from "../../support/cellsOfPlan";
import { cellsOf } from "../../support/sheetCells";

const { players } = SMALL_FILE;
const absent = (start: number, name: string): TrfPlayer => ({
  ...players[0],
  fideNumber: "",
  start,
  name,
  points: 0,
  rank: start,
  rounds: [],
});

/** How many games each player of the file has in the event that is read from its sheet. */
function gamesOf(all: readonly TrfPlayer[]): string[] {
  const file = { ...SMALL_FILE, players: all };
  const cells = cellsOfPlan(eventSheet(file, EN_EVENT_FILE));
  const selected = { ...tablePlace(file), rows: 1, columns: 1 };
  const { event, findings } = tableRead(cells, selected, {
    readAs: new Map(),
    ratingColumn: null,
  });
  expect(findings).toEqual([]);
  return event!.players.map(({ name, games }) => `${name} ${games.length}`);
}

test("a file's players without any game stand in the event, wherever they stand in the file", () => {
  const played = gamesOf(players);
  expect(played).toHaveLength(players.length);
  const [first, last] = [absent(8, "First, N"), absent(7, "Last, N")];
  expect(gamesOf([first, ...players, last])).toEqual(["First, N 0", ...played, "Last, N 0"]);
});

test("another table has none of an event sheet's marks", () => {
  const cells = cellsOf([
    ["No", "Name", 1],
    [132, "Ann", "2w1"],
    [1, "Bea", "1b0"],
  ]);
  expect(eventSheetMarks(cells)).toBeNull();
});
