import { mirrors } from "../../rules/robin/crosstable";
import type { HalfPoints } from "../../rules/units";
import { errorFound, readAs, type Finding, type ReadAs } from "../finding";
import { readPoints } from "../players";
import type { Player } from "../roundRobin";
import { span, textAt, type SheetCells } from "../sheetCells";
import { placeOf, placesOf, rowOfPlayer } from "./layout";
import { scoreOf, type PointsAndSquare } from "./pointsFindings";
import type { SquareRead } from "./readSquare";

/** Pairings whose two cells contradict each other: 1 needs 0, ½ needs ½, + needs −. */
export function contradictions(
  cells: SheetCells,
  table: PointsAndSquare,
  results: SquareRead,
  players: readonly Player[],
): Finding[] {
  const { square } = table;
  const games = results.square;
  const length = games.flat().reduce((most, each) => Math.max(most, each.length), 1);
  return span(0, square.players).flatMap((player) =>
    span(0, player).flatMap((opponent): Finding[] => {
      const own = games[player]?.[opponent] ?? [];
      const other = games[opponent]?.[player] ?? [];
      const place = placeOf(square, player, opponent);
      const named = {
        player: players[player]?.name ?? "",
        opponent: players[opponent]?.name ?? "",
      };
      if (own.length < length && other.length < length) {
        return [errorFound("gamesMissing", { ...named, games: length }, { place })];
      }
      if (mirrors(own, other)) return [];
      const came = textAt(cells, place);
      const across = textAt(cells, placeOf(square, opponent, player));
      const fix = fixByPoints(cells, table, results, [player, opponent]);
      const details = { place, ...(fix === null ? {} : { fix }) };
      return [errorFound("contradiction", { ...named, came, other: across }, details)];
    }),
  );
}

const OPPOSITES = ["1", "½", "0"] as const;

/** Where the points of one player agree with his cell and the other's do not, the other's is wrong. */
function fixByPoints(
  cells: SheetCells,
  { square, columns: { points } }: PointsAndSquare,
  results: SquareRead,
  pair: readonly [number, number],
): ReadAs | null {
  if (points === null) return null;
  const missing = (player: number): HalfPoints | null => {
    const came = readPoints(cells, rowOfPlayer(square, player), points);
    return came == null ? null : came - scoreOf(results, player);
  };
  const [player, opponent] = pair;
  const lacks = pair.map(missing);
  const wrong = lacks[0] === 0 ? opponent : lacks[1] === 0 ? player : null;
  if (wrong === null || lacks.includes(null) || (lacks[0] === 0 && lacks[1] === 0)) return null;
  const right = wrong === player ? opponent : player;
  const told = results.square[right]?.[wrong] ?? [];
  const lack = wrong === player ? lacks[0] : lacks[1];
  const [place] = placesOf(square, wrong, right);
  const [score] = told;
  const own = results.square[wrong]?.[right]?.[0];
  const isOneGame = told.length === 1 && place !== undefined && score != null && own != null;
  if (!isOneGame || 2 - score - own !== lack) return null;
  return readAs(place, OPPOSITES[score]);
}
