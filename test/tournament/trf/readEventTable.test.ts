import { eventSheet, tablePlace } from "../../../src/sheets/eventFile/eventSheet";
import { NO_CHOICES } from "../../../src/desk/table/choices";
import { isError } from "../../../src/tournament/finding";
import { scoreOf } from "../../../src/tournament/round/round";
import type { SheetCells } from "../../../src/tournament/sheetCells";
import { readTrf } from "../../../src/tournament/trf/readTrf";
import type { TrfFile } from "../../../src/tournament/trf/trfFile";
import { numbersOf } from "../../../src/tournament/numbers";
import { SMALL_FILE } from "../../fixtures/trf";
import { cellsOfPlan } from "../../support/cellsOfPlan";
import { LANGUAGES } from "../../support/languages";
import { tableRead } from "../../support/tableRead";
import { LARGE_SQUADS, LEAGUE, teamTrf, TWO_TEAMS, type TeamEvent } from "../../support/teamTrf";
import { cellsOf } from "../../support/sheetCells";
import { readEventSheet } from "../../../src/tournament/trf/readEventSheet";
import { writeTrf } from "../../../src/tournament/trf/writeTrf";
import { EN_EVENT_FILE } from "../../../src/i18n/en/eventFile";

function fileOf(event: TeamEvent, changed: (text: string) => string = (text) => text): TrfFile {
  const { file, findings } = readTrf(changed(teamTrf(event)));
  expect(findings).toEqual([]);
  return file!;
}

const readOf = (cells: SheetCells, row: number) =>
  tableRead(cells, { row, column: 1, rows: 1, columns: 1 }, NO_CHOICES);

const EVENTS = [
  ["a league of 249 players, 50 teams, 14 rounds", LEAGUE],
  ["a league with squads of twelve", LARGE_SQUADS],
  ["eight boards, twice", TWO_TEAMS],
] as const;

describe.each(EVENTS)("%s", (_, event) => {
  test.each(LANGUAGES)("is read from its sheet as a team event: $code", ({ eventFile }) => {
    const file = fileOf(event);
    const cells = cellsOfPlan(eventSheet(file, eventFile));
    const { row } = tablePlace(file);
    const read = readOf(cells, row);
    expect(read.findings).toEqual([]);
    expect(read.tournament).toMatchObject({ kind: "team", told: "rounds", rounds: event.rounds });
    /** 5.1: forfeits and blocks of - are no games. */
    const games = file.players.map(
      ({ rounds }) =>
        rounds.filter(({ result, opponent }) => opponent !== null && scoreOf(result) !== null)
          .length,
    );
    expect(read.event?.players.map((player) => player.games.length)).toEqual(games);
    expect(games.reduce((sum, each) => sum + each)).toBeGreaterThan(2 * event.boards);
    /** Whatever cell of it is selected, the sheet is the same event. */
    for (const at of [0, 5, row + event.players - 1]) {
      expect(readOf(cells, at).tournament?.players).toHaveLength(event.players);
    }
  });
});

const sheetOf = (file: TrfFile) => cellsOfPlan(eventSheet(file, EN_EVENT_FILE));

test("5.1: a game in a round of which the file says that there was none is an error, at its cell", () => {
  const event = LEAGUE;
  const plain = teamTrf(event);
  const { round, start } = { round: 1, start: 1 };
  const changed = plain.replace(/^240 .*$/m, (line) => `${line}\r\n240 F   ${round}    1`);
  const { file, findings } = readTrf(changed);
  expect(findings.map(({ key, values }) => [key, values])).toContainEqual([
    "freeAndGame",
    { tag: "240", player: file!.players[start - 1]!.name, round },
  ]);
  const { row } = tablePlace(file!);
  const read = readOf(sheetOf(file!), row);
  const errors = read.findings.filter(isError);
  expect(new Set(errors.map(({ key }) => key))).toEqual(new Set(["freeAndGame"]));
  expect(errors[0]?.place).toEqual({ row: row + 1, column: 10 });
});

test("a league's sheet written again is the same file: teams, byes, forfeits, national lines, rulers", () => {
  const file = fileOf(LEAGUE);
  const tags = file.lines.map(({ tag }) => tag);
  for (const tag of ["310", "240", "330", "320", "352", "362", "192", "202", "FRA", "###", ""]) {
    expect(tags).toContain(tag);
  }
  const written = writeTrf(readEventSheet(sheetOf(file))!.file, "TRF26");
  const { file: again, findings } = readTrf(written);
  expect(findings).toEqual([]);
  expect(again!.players).toEqual(file.players);
  const sorted = (lines: TrfFile["lines"]) => lines.map((line) => JSON.stringify(line)).sort();
  expect(sorted(again!.lines)).toEqual(sorted(file.lines));
});

test("a cell in which nothing stands is the file's; another table of the sheet is not", () => {
  const file = fileOf(TWO_TEAMS);
  const cells = sheetOf(file);
  const below = cells.area.rows + 3;
  expect(readOf(cells, below).tournament?.players).toHaveLength(TWO_TEAMS.players);
  const { values } = cells;
  const table = [
    ["No", "Name", "Rtg", 1, 2],
    [1, "Ann", 2000, "2w1", "2b0"],
    [2, "Bea", 1900, "1b0", "1w1"],
  ];
  const blank = [[], [], [], []];
  const both = cellsOf([...values, ...blank, ...table]);
  const row = values.length + blank.length + 1;
  expect(readOf(both, row).tournament?.players.map(({ player }) => player.name)).toEqual([
    "Ann",
    "Bea",
  ]);
});

test("the starting ranks of a file, with gaps and in no order, are the numbers of its players", () => {
  const starts = [5, 12, 3, 7, 40, 1];
  const players = SMALL_FILE.players.map((player, place): TrfFile["players"][number] => ({
    ...player,
    start: starts[place]!,
    rounds: player.rounds.map((round) => ({
      ...round,
      opponent: round.opponent === null ? null : starts[round.opponent - 1]!,
    })),
  }));
  const lines = SMALL_FILE.lines.filter(({ tag }) => /^\d\d2$/.test(tag));
  const { file } = readTrf(writeTrf({ lines, players }, "TRF16"));
  const { event } = readOf(sheetOf(file!), tablePlace(file!).row);
  expect(numbersOf(event!.players)).toEqual(starts);
  expect(event!.players.map(({ name }) => name)).toEqual(players.map(({ name }) => name));
});
