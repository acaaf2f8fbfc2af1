import { shown } from "../table";
import { reportColumns } from "./columns/order";
import { GAME_COLUMNS } from "./games/columns";
import { FIRST_GAME, FIRST_PLAYER, type GameRows, type ReportPlaces } from "./layout";
import type { ReportOrder } from "./order";

export function reportPlaces(order: ReportOrder): ReportPlaces {
  const { event, edition } = order;
  const lines = event.players.length;
  const gameRows = rowsOfGames(order);
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
    notesRow: FIRST_PLAYER + lines + 1,
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
