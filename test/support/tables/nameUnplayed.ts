import type { Hand } from "./hand";
import type { TrueEvent } from "./trueEvent";

/** What the event has of its own accord. */
export function nameUnplayed({ games }: TrueEvent, hand: Hand): void {
  const lines = games.kind === "robin" ? games.square.map((row) => row.flat()) : games.lines;
  if (lines.some((line) => line.every(({ score }) => score === null)))
    hand.does("a player without results");
  if (
    lines.some((line) => line.some(({ score }) => score === null)) &&
    hand.would("games not played")
  )
    hand.does("games not played");
}
