import { mirrors, type PlayedOrNot } from "../../rules/robin/crosstable";
import { errorFound, type Finding } from "../finding";
import type { Player } from "../roundRobin";
import { span, textAt, type SheetCells } from "../sheetCells";
import { placeOf, type Square } from "./layout";

/** Pairings whose two cells contradict each other: 1 needs 0, ½ needs ½, + needs −. */
export function contradictions(
  cells: SheetCells,
  square: Square,
  games: readonly (readonly (readonly PlayedOrNot[])[])[],
  players: readonly Player[],
): Finding[] {
  const length = Math.max(1, ...games.flat().map((each) => each.length));
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
      return [errorFound("contradiction", { ...named, came, other: across }, { place })];
    }),
  );
}
