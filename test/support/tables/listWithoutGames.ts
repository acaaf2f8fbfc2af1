import { cell } from "./cell";
import type { Column } from "./column";
import type { Hand } from "./hand";
import type { Layout } from "./layout";
import type { PlayerColumns } from "./playerColumns";
import { pointsOf } from "./trueEvent";

/** Starting rank, standings, points on the boards, changes of ratings: who met whom nobody knows. */
export function listWithoutGames(
  { event }: Layout,
  { before, after, points }: PlayerColumns,
  hand: Hand,
): readonly Column[] {
  const kind = hand.for("list").pick(["players", "standing", "boards", "changes"]);
  const of = (heading: string, value: (row: number) => number | string): Column => ({
    meaning: "blank",
    heading: cell(heading),
    group: "",
    cells: event.players.map((_, row) => cell(value(row))),
  });
  if (kind === "players") return before;
  if (kind === "boards") return [of("Bo.", (row) => (row % 8) + 1), ...before, points];
  if (kind === "standing") return [...before, ...after];
  const dice = hand.for("changes");
  return [
    ...before,
    of("Rp", () => dice.whole(1400, 2400)),
    of("n", () => dice.whole(5, 9)),
    of("w", (row) => pointsOf(event, row) / 2),
    of("we", () => dice.whole(100, 600) / 100),
    of("w-we", () => dice.whole(-200, 200) / 100),
    of("K", () => 20),
    of("rtg+/-", () => dice.whole(-400, 400) / 10),
  ];
}
