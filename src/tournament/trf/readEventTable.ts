import { errorFound, type Finding } from "../finding";
import type { WishedRatings } from "../ratingChoice";
import { type Area, type SheetCells } from "../sheetCells";
import { byColumn } from "../swiss/numbering";
import { columnsBeside, readRounds } from "../swiss/readSwiss";
import type { Rounds } from "../swiss/rounds";
import type { PlacedRead } from "../tournamentRead";
import type { EventSheetMarks } from "./eventSheetMarks";
import { PLAYER_FIELDS } from "./eventSheetPlaces";
import { freeRounds, playedFreeRounds, worthBeside, type FreeRounds } from "./freeRounds";
import { readEventSheet } from "./readEventSheet";
import { isOfTeams } from "./teams";
import type { TrfPlayer } from "./trfFile";

/**
 * The players' table of an event sheet, read as what it is and never guessed at: a league whose reserves are
 * blocks of - looks like crosstables. From the top of the sheet to the last player all is of it. Null where
 * nobody is there, or no rounds are.
 */
export function readEventTable(
  cells: SheetCells,
  marks: EventSheetMarks,
  wished: WishedRatings,
): PlacedRead | null {
  const sheet = readEventSheet(cells);
  if (sheet === null || marks.rounds.length === 0) return null;
  const { players } = sheet.file;
  const taken = placesOf(players, marks);
  if (taken.length === 0) return null;
  const rounds: Rounds = {
    grammar: "colour",
    rows: taken.map((place) => marks.players[place] ?? 0),
    columns: marks.rounds,
  };
  const area = areaOf(cells, marks, rounds.rows);
  const { columns } = columnsBeside(cells, rounds, area);
  const numbering = byColumn(cells, rounds, marks.column + PLAYER_FIELDS.indexOf("start"));
  const free = freeRounds(sheet.file);
  const ofPlace = (place: number) => players[taken[place] ?? 0] as TrfPlayer;
  const beside = (place: number) => worthBeside(free, ofPlace(place));
  const read = readRounds(cells, { area, rounds, columns, numbering, worthBeside: beside }, wished);
  return {
    ...read,
    played: { ...read.played, kind: isOfTeams(sheet.file) ? "team" : "swiss" },
    findings: [...read.findings, ...freeFindings(free, players, marks)],
    area,
    others: [],
  };
}

function areaOf(
  { area }: SheetCells,
  { column, heading }: EventSheetMarks,
  players: readonly number[],
): Area {
  const last = players[players.length - 1] ?? heading;
  const columns = area.column + area.columns - column;
  return { row: area.row, column, rows: last - area.row + 1, columns };
}

/**
 * Lines that people write below the players have neither a number nor a round. Beyond a gap only a number
 * of its own makes a player: another table may stand there.
 */
function placesOf(players: readonly TrfPlayer[], { players: rows, heading }: EventSheetMarks) {
  const seen = new Set<number>();
  return [...players.keys()].filter((place) => {
    const { start, name, rounds } = players[place] as TrfPlayer;
    const isBehindGap = (rows[place] ?? 0) - heading - 1 > place;
    const isNew = start > 0 && !seen.has(start);
    seen.add(start);
    return isNew || (!isBehindGap && (start > 0 || name !== "" || rounds.length > 0));
  });
}

/** A game in a round of which a line says that there was none: nobody knows which of the two is right. */
function freeFindings(
  free: FreeRounds,
  players: readonly TrfPlayer[],
  { players: rows, rounds }: EventSheetMarks,
): Finding[] {
  const rowOf = new Map(players.map(({ start }, place) => [start, rows[place] ?? 0]));
  return playedFreeRounds(free, players).map(({ tag, start, player, round }) => {
    const place = { row: rowOf.get(start) ?? 0, column: rounds[round - 1] ?? 0 };
    return errorFound("freeAndGame", { tag, player, round }, { place });
  });
}
