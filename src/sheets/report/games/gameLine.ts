import { OWN } from "../../../formula/reference";
import { at } from "../../../rules/at";
import type { Event, EventGame } from "../../../tournament/event";
import type { Column, HasRows } from "../../column";
import type { ReportContext } from "../context";
import { hypotheticalOf, type GameColumn, type GameRows, type ReportPlaces } from "../layout";

/** A line of a player: a game, or one of the hypothetical opponents behind his games. */
export interface GameLine extends HasRows {
  readonly player: number;
  /** null: hypothetical. */
  readonly game: EventGame | null;
  readonly isFirst: boolean;
  /** The same game stands with the opponent above, below, or nowhere. */
  readonly reply: "above" | "below" | null;
}

export type GameCells = Column<GameColumn, ReportContext, GameLine>;

export function gameLines(sheet: ReportContext): GameLine[] {
  const { places, order } = sheet;
  return places.gameRows.flatMap((rows, player) => {
    if (rows === null) return [];
    const own = at(order.event.players, player);
    const { games } = own;
    const played = games.map((game, index) => lineOf(sheet, player, game, rows, index));
    const length = hypotheticalOf(own, order.edition);
    const hypothetical = Array.from({ length }, (_, index): GameLine => {
      const row = rows.behind + index;
      return { ...noGame, player, rows: { [OWN]: row, ...reportRow(places, player) } };
    });
    return [...played, ...hypothetical];
  });
}

const noGame = { game: null, isFirst: false, reply: null } as const;

function lineOf(
  { order, places, robinPlaces }: ReportContext,
  player: number,
  game: EventGame,
  { first, end }: GameRows,
  index: number,
): GameLine {
  const own = first + index;
  const { place } = game.opponent;
  const reply = rowOfReply(order.event, places, player, game);
  const rows = {
    [OWN]: own,
    first,
    end,
    ...reportRow(places, player),
    ...(place !== null && { opponent: at(places.playerRows, place) }),
    ...(place !== null &&
      robinPlaces !== null && { opponentIteration: robinPlaces.table.first + place }),
    ...(reply !== null && { reply }),
  };
  const where = reply === null ? null : reply < own ? "above" : "below";
  return { player, game, isFirst: index === 0, reply: where, rows };
}

function reportRow({ playerRows }: ReportPlaces, player: number) {
  return { player: at(playerRows, player) };
}

/** The row in which the same game stands with the opponent; null where it does not. */
function rowOfReply(
  { players }: Event,
  { gameRows }: ReportPlaces,
  player: number,
  game: EventGame,
): number | null {
  const { place } = game.opponent;
  const others = place === null ? [] : (players[place]?.games ?? []);
  const own = (players[player]?.games ?? []).filter(({ opponent }) => opponent.place === place);
  const replies = [...others.keys()].filter((index) => others[index]?.opponent.place === player);
  const reply = replies[own.indexOf(game)];
  const first = place === null ? null : (gameRows[place]?.first ?? null);
  return first === null || reply === undefined ? null : first + reply;
}
