import type { HalfPoints } from "../../rules/units";
import { errorFound, readAs, type Finding } from "../finding";
import type { SquareCell } from "../resultCell";
import type { Pairings, ReadCell } from "./pairings";

/** Whether the cells hold the points of two games each, so that most pairings add up to two. */
export function areSums(pairings: Pairings): boolean {
  const hasSum = pairings.flat(2).some(({ cell }) => cell.kind === "sum");
  if (!hasSum) return false;
  const pairs = pairings.flatMap((row, player) =>
    row.slice(0, player).map((own, opponent) => [own, pairings[opponent]?.[player] ?? []] as const),
  );
  const twos = pairs.filter(([own, other]) => (sumOf(own) ?? NaN) + (sumOf(other) ?? NaN) === 4);
  return 2 * twos.length > pairs.length;
}

/** The points of a pairing; null where they are none. */
function sumOf(pairing: readonly ReadCell[]): HalfPoints | null {
  const [first] = pairing;
  return pairing.length === 1 && first !== undefined ? pointsOf(first.cell) : null;
}

function pointsOf(cell: SquareCell): HalfPoints | null {
  if (cell.kind === "sum") return cell.points;
  const isOne = cell.kind === "games" && cell.games.length === 1;
  return isOne ? (cell.games[0] ?? null) : null;
}

/** The games of which no number depends on the order, so that their sum is enough. */
const AS_GAMES = ["00", "0½", "½½", "1½", "11"] as const;

/** Every sum, with two games that make it. */
export function sumFindings(pairings: Pairings, names: readonly string[]): Finding[] {
  return pairings.flatMap((row, player) =>
    row.flatMap((pairing, opponent): Finding[] => {
      const points = sumOf(pairing);
      const [first] = pairing;
      const games = points === null ? undefined : AS_GAMES[points];
      if (points === null || games === undefined || first === undefined) return [];
      const values = { player: names[player] ?? "", opponent: names[opponent] ?? "", came: points };
      const fix = readAs(first.place, games);
      return [errorFound("sumOfGames", values, { place: first.place, fix })];
    }),
  );
}
