import type { Column } from "./column";
import type { Hand } from "./hand";
import type { TrueEvent } from "./trueEvent";

/** A blank rating where others have a 0 or a mark: unrated as well, or forgotten? */
export function blankOneRating({ players }: TrueEvent, { cells }: Column, hand: Hand): void {
  const unrated = players.flatMap(({ rating }, row) => (rating === null ? [row] : []));
  const marked = unrated.filter((row) => cells[row]!.value !== "");
  const rated = players.flatMap(({ rating }, row) => (rating === null ? [] : [row]));
  if (hand.did("only national ratings") || marked.length < 1 || rated.length < 4) return;
  const dice = hand.for("blank rating");
  const row = marked.length > 1 && dice.chance(0.5) ? dice.pick(marked) : dice.pick(rated);
  if (!hand.does("a blank rating among marks")) return;
  const own = cells[row]!;
  own.value = "";
  own.format = "General";
  hand.leavesOpen("rating", [own], new Map([[own, players[row]!.rating ?? 0]]));
}
