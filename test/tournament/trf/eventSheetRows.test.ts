import { EN_EVENT_FILE } from "../../../src/i18n/en/eventFile";
import { eventSheet, tablePlace } from "../../../src/sheets/eventFile/eventSheet";
import { tableRead } from "../../support/tableRead";
import { eventSheetRows } from "../../../src/tournament/trf/eventSheetRows";
import type { TrfPlayer } from "../../../src/tournament/trf/trfFile";
import { SMALL_FILE } from "../../fixtures/trf";
import { writePlanned } from "../../support/plannedSheet";
import { cellsOf } from "../../support/sheetCells";
import { workbookWithFide } from "../../support/workbench";

const { players } = SMALL_FILE;
const absent = (start: number, name: string): TrfPlayer => ({
  ...players[0],
  start,
  name,
  points: 0,
  rank: start,
  rounds: [],
});

/** How many games each player of the file has in the event that is read from its sheet. */
function gamesOf(all: readonly TrfPlayer[]): string[] {
  const file = { ...SMALL_FILE, players: all };
  const book = workbookWithFide();
  const plan = eventSheet(file, EN_EVENT_FILE);
  writePlanned(book, plan, "Sheet");
  const { values } = book.read("Sheet", "A1:AB60");
  const cells = cellsOf(values.map((row) => row.map((value) => value ?? "")));
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

test("rows of another table are none of an event sheet", () => {
  const cells = cellsOf([
    ["No", "Name", 1],
    [1, "Ann", "2w1"],
    [2, "Bea", "1b0"],
  ]);
  expect(eventSheetRows(cells, [1, 2])).toBeNull();
});
