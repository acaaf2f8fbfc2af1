import { joined, number, type Expr } from "../../../formula/expr";
import { area, cellAt, onSheet, type Reference } from "../../../formula/reference";
import { f } from "../../../formula/template";
import { columnOf } from "../../table";
import type { ReportContext } from "../context";

/** More areas in one formula nobody reads; so many strangers are counted as they were met. */
const MOST_AREAS = 30;

/**
 * Games with a score, each once: it stands with both players, a game against somebody who is not of the
 * event with one.
 */
export function gamesPlayed(sheet: ReportContext): Expr {
  const { first, lines } = sheet.places.games;
  const all = f`COUNT(${scores(sheet, first, first + Math.max(lines, 2) - 1)})`;
  const once = metOnce(sheet);
  if (once.length === 0) return f`${all}/2`;
  const counted =
    once.length > MOST_AREAS
      ? number(once.reduce((sum, [from, to]) => sum + to - from + 1, 0))
      : joined(
          "+",
          once.map(([from, to]) => f`COUNT(${scores(sheet, from, to)})`),
          number(0),
        );
  return f`(${all}+${counted})/2`;
}

function scores({ names, places: { games } }: ReportContext, from: number, to: number): Reference {
  const column = columnOf(games, "score");
  return onSheet(names.games, area(cellAt(from, column, "both"), cellAt(to, column, "both")));
}

/** Rows that follow each other, in which somebody is met who is not of the event. */
function metOnce({ order, places }: ReportContext): readonly (readonly [number, number])[] {
  const rows = order.event.players.flatMap(({ games }, player) => {
    const first = places.gameRows[player]?.first ?? 0;
    return games.flatMap(({ opponent }, game) => (opponent.place === null ? [first + game] : []));
  });
  const areas: [number, number][] = [];
  for (const row of rows) {
    const last = areas.at(-1);
    if (last?.[1] === row - 1) last[1] = row;
    else areas.push([row, row]);
  }
  return areas;
}
