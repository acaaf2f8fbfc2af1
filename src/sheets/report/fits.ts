import type { Event, EventGame } from "../../tournament/event";
import { inColumn } from "../address";
import { GAME, type ReportPlaces } from "./places";

/** What stands beside a game whose two scores are no point together. */
export const MISFIT = "≠";

/** The row in which the same game stands with the opponent; null where it does not. */
export function rowOfReply(
  { players }: Event,
  { games }: ReportPlaces,
  player: number,
  game: EventGame,
): number | null {
  const { place } = game.opponent;
  const others = place === null ? [] : (players[place]?.games ?? []);
  const own = (players[player]?.games ?? []).filter(({ opponent }) => opponent.place === place);
  const replies = [...others.keys()].filter((index) => others[index]?.opponent.place === player);
  const reply = replies[own.indexOf(game)];
  const first = place === null ? null : (games[place]?.first ?? null);
  return first === null || reply === undefined ? null : first + reply;
}

/** A game stands with both players: told at the first of its lines whether the scores fit. */
export function fitFormula(row: number, reply: number): string {
  const [score, other] = [inColumn(row, GAME.score), inColumn(reply, GAME.score)];
  /** Of a game taken out both scores are blank, or + and -. */
  return `IF(COUNT(${score},${other})=0,"",IF(COUNT(${score},${other})=2,IF(${score}+${other}=1,"","${MISFIT}"),"${MISFIT}"))`;
}
