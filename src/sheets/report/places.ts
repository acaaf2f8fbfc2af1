import { errataOf } from "../../rules/editions/errata";
import { shown } from "../table";
import { reportColumns } from "./columns/order";
import { GAME_COLUMNS } from "./games/columns";
import { erratumSheet, FIRST_GAME, FIRST_PLAYER, type GameRows, type ReportPlaces } from "./layout";
import type { ReportOrder } from "./order";

/** Rows between the players and the tables, at least. */
const BELOW = 8;

/** Of K there is so much to say at most. */
const MOST_K_NOTES = 3;

export function reportPlaces(order: ReportOrder): ReportPlaces {
  const { event, edition } = order;
  const lines = event.players.length;
  const gameRows = rowsOfGames(order);
  const notesRow = FIRST_PLAYER + lines + 1;
  const notes = errataOf(edition, erratumSheet(order)).length + MOST_K_NOTES;
  const columns = shown(reportColumns(edition), order).map(({ key }) => key);
  const lastGame = gameRows.reduce((last, rows) => Math.max(last, rows?.end ?? 0), FIRST_GAME);
  return {
    players: { columns, start: 0, first: FIRST_PLAYER, lines },
    games: {
      columns: GAME_COLUMNS.map(({ key }) => key),
      start: 0,
      first: FIRST_GAME,
      lines: lastGame - FIRST_GAME + 1,
    },
    gameRows,
    notesRow,
    tablesRow: Math.max(FIRST_PLAYER + lines + BELOW, notesRow + notes + 2),
  };
}

function rowsOfGames({ event, edition }: ReportOrder): readonly (GameRows | null)[] {
  const behindGames = Math.max(1, edition.firstRating.hypothetical.opponents);
  let next = FIRST_GAME;
  return event.players.map(({ games }) => {
    if (games.length === 0) return null;
    const first = next;
    const behind = first + games.length;
    next = behind + behindGames;
    return { first, behind, end: next - 1 };
  });
}
