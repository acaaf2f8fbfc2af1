import { REPLY } from "../round/round";
import { roundTold, type GameTold } from "../round/roundText";
import { textAt, withCells, type SheetCells } from "../sheetCells";
import type { Numbering } from "./numbering";
import type { Rounds } from "./rounds";

/**
 * Where nothing stands between result and opponent, Excel has made the number 12 out of 012, a game lost
 * against 12, and of +12 as well as of 12, won against 2: what the opponent's cell says tells which.
 */
export function withLostZeros(
  cells: SheetCells,
  { grammar, rows, columns }: Rounds,
  numbering: Numbering,
): SheetCells {
  if (grammar !== "result") return cells;
  const waysAt = (row: number, column: number): readonly (readonly [string, GameTold])[] => {
    const text = textAt(cells, { row, column });
    const texts = /^\d+$/.test(text) ? [text, `0${text}`, `+${text}`] : [text];
    const told = texts.map((each) => [each, roundTold(each, grammar)] as const);
    return told.flatMap(([each, game]) => (game.kind === "game" ? [[each, game] as const] : []));
  };
  const isMet = (game: GameTold, place: number, column: number): boolean => {
    const opponent = numbering.get(game.opponent);
    const row = opponent === undefined ? undefined : rows[opponent];
    if (row === undefined || opponent === place) return false;
    return waysAt(row, column).some(
      ([, reply]) =>
        numbering.get(reply.opponent) === place && REPLY[game.result]?.includes(reply.result),
    );
  };
  return withCells(cells, (cell, { row, column }) => {
    const place = rows.indexOf(row);
    if (place === -1 || !columns.includes(column) || !/^\d+$/.test(cell.text)) return cell;
    const met = waysAt(row, column).filter(([, game]) => isMet(game, place, column));
    const [only, another] = met.map(([text]) => text);
    if (only === undefined || another !== undefined) return cell;
    return cell.with({ value: only, formula: only });
  });
}
