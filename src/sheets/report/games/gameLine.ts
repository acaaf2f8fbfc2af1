import { OWN } from "../../../formula/reference";
import { at } from "../../../rules/at";
import type { Event, EventGame } from "../../../tournament/event";
import type { CellOf, Column, HasRows } from "../../column";
import type { ReportContext } from "../context";
import { hypotheticalOf, type GameColumn, type GameRows, type ReportPlaces } from "../layout";

/** A line of a player: a game, or one of the hypothetical opponents behind his games. */
export interface GameLine extends HasRows {
  readonly player: number;
  /** null: hypothetical. */
  readonly game: EventGame | null;
  /** Counted through the sheet from 1: with it the line is found wherever a sort has put it. */
  readonly line: number;
  /** The line in which the same game stands with the opponent; null: in none. */
  readonly reply: number | null;
}

export type GameCells = Column<GameColumn, ReportContext, GameLine>;

/** Of a hypothetical opponent's line a column has nothing, or what is given for it. */
export function played(ofGameLine: CellOf<GameLine>, ofOther?: CellOf<GameLine>): CellOf<GameLine> {
  return (line) => (line.game === null ? (ofOther?.(line) ?? null) : ofGameLine(line));
}

export function gameLines(sheet: ReportContext): GameLine[] {
  const { places, order } = sheet;
  return places.gameRows.flatMap((rows, player) => {
    if (rows === null) return [];
    const own = at(order.event.players, player);
    const { games } = own;
    const played = games.map((game, index) => lineOf(sheet, player, game, rows, index));
    const length = hypotheticalOf(own, order.edition);
    const hypothetical = Array.from({ length }, (_, index): GameLine => {
      const line = rows.line + games.length + index;
      return { game: null, reply: null, player, line, rows: { [OWN]: rows.behind + index } };
    });
    return [...played, ...hypothetical];
  });
}

function lineOf(
  { order, places }: ReportContext,
  player: number,
  game: EventGame,
  { first, line }: GameRows,
  index: number,
): GameLine {
  const reply = lineOfReply(order.event, places, player, game);
  return { player, game, line: line + index, reply, rows: { [OWN]: first + index } };
}

/** The line in which the same game stands with the opponent; null where it does not. */
function lineOfReply(
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
  const first = place === null ? null : (gameRows[place]?.line ?? null);
  return first === null || reply === undefined ? null : first + reply;
}
