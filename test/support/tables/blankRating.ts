import type { Column } from "./column";
import type { Hand } from "./hand";
import type { TrueEvent } from "./trueEvent";

/**
 * A blank rating where others have a 0 or a mark: unrated as well, or forgotten? And one that was
 * looked up and not found.
 */
export function blankOneRating({ players }: TrueEvent, { cells }: Column, hand: Hand): void {
  if (hand.did("only national ratings") || hand.did("ratings of two lists")) return;
  const dice = hand.for("blank rating");
  const marked = cells.filter(
    (_, row) => players[row]!.rating === null && cells[row]!.value !== "",
  );
  const rated = cells.filter((_, row) => players[row]!.rating !== null);
  if (rated.length < 4) return;
  const isError = marked.length === 0 || dice.chance(0.3);
  const own =
    !isError && marked.length > 1 && dice.chance(0.5) ? dice.pick(marked) : dice.pick(rated);
  if (!hand.does("a rating blank or an error")) return;
  own.value = isError ? "#N/A" : "";
  own.format = "General";
  const { rating } = players[cells.indexOf(own)]!;
  hand.leavesOpen("rating", [own], new Map([[own, rating ?? 0]]));
}
