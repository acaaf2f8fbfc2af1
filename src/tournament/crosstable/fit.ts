import type { HalfPoints } from "../../rules/units";
import type { SquareCell } from "../resultCell";
import { hasGames, placesOf, type Look, type Square } from "./layout";

/** How the two cells of a pairing go together: both tell the same, or only one of them tells. */
export type Fit = "both" | "upper" | "lower" | "none";

/** Whether the results of a pairing add up to a point a game, or say on both sides: not played. */
export function fitOf(square: Square, player: number, opponent: number, look: Look): Fit {
  const own = placesOf(square, player, opponent).map(look);
  const other = placesOf(square, opponent, player).map(look);
  const [hasOwn, hasOther] = [own.every(hasGames), other.every(hasGames)];
  if (hasOwn && hasOther) return addUp(own, other) ? "both" : "none";
  const isHalf = hasOwn ? other.every(isBlank) : hasOther && own.every(isBlank);
  if (!isHalf) return "none";
  return hasOwn === player < opponent ? "upper" : "lower";
}

function isBlank({ kind }: SquareCell): boolean {
  return kind === "blank";
}

function addUp(own: readonly SquareCell[], other: readonly SquareCell[]): boolean {
  const games = Math.max(sumOf(own, gamesIn), sumOf(other, gamesIn));
  return sumOf(own, scoreIn) + sumOf(other, scoreIn) === 2 * games;
}

function sumOf(cells: readonly SquareCell[], of: (cell: SquareCell) => number): number {
  return cells.reduce((sum, cell) => sum + of(cell), 0);
}

const DATE_SCORES: Readonly<Record<string, HalfPoints>> = {
  "½": 1,
  "1-0": 2,
  "1:0": 2,
  "0:1": 0,
  "1-1": 4,
  "1:1": 4,
};
const SIGN_SCORES: Readonly<Record<string, HalfPoints>> = { "1": 2, "½": 1, "=": 1, "0": 0 };

/** Both sides of a game that was not played count half: their sum is a point. */
function scoreIn(cell: SquareCell): HalfPoints {
  switch (cell.kind) {
    case "games":
      return cell.games.reduce<HalfPoints>((score, game) => score + (game ?? 1), 0);
    case "both sides":
      return cell.own ?? 1;
    case "marked":
      return SIGN_SCORES[cell.sign] ?? 1;
    case "date":
      return DATE_SCORES[cell.typed] ?? 1;
    case "sum":
      return cell.points;
    default:
      return 0;
  }
}

function gamesIn(cell: SquareCell): number {
  if (cell.kind === "games") return cell.games.length;
  return cell.kind === "sum" || (cell.kind === "date" && /^1.1$/.test(cell.typed)) ? 2 : 1;
}
