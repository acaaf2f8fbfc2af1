import type { Column } from "./column";
import type { Hand } from "./hand";
import type { TrueEvent } from "./trueEvent";

/**
 * A blank rating where others have a 0 or a mark: unrated as well, or forgotten? One that was
 * looked up and not found; and one with a star or in brackets, which may be anything.
 */
export function doubtOneRating({ players }: TrueEvent, { cells }: Column, hand: Hand): void {
  if (hand.did("only national ratings") || hand.did("ratings of two lists")) return;
  const dice = hand.for("blank rating");
  const marked = cells.filter(
    (_, row) => players[row]!.rating === null && cells[row]!.value !== "",
  );
  const rated = cells.filter((_, row) => players[row]!.rating !== null);
  if (rated.length < 4) return;
  const how = dice.pick<How>(
    marked.length === 0 ? STRANGE : [...STRANGE, "blank", "blank", "blank"],
  );
  const isUnrated = how === "blank" && marked.length > 1 && dice.chance(0.5);
  const own = dice.pick(isUnrated ? marked : rated);
  if (!hand.does("a rating blank, starred or an error")) return;
  own.value = how === "blank" ? "" : how === "error" ? "#N/A" : starred(own.value, how);
  own.format = how === "blank" || how === "error" ? "General" : "@";
  const { rating } = players[cells.indexOf(own)]!;
  hand.leavesOpen("rating", [own], new Map([[own, rating ?? 0]]));
}

type How = "blank" | "error" | "star" | "brackets";

const STRANGE: readonly How[] = ["error", "star", "brackets"];

function starred(value: string | number | boolean, how: How): string {
  return how === "star" ? `${value}*` : `(${value})`;
}
