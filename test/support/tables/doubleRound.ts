import type { CellValue } from "../../../src/tournament/sheetCells";
import { cell, type Cell } from "./cell";
import type { Hand } from "./hand";
import type { RobinGame } from "./trueEvent";

const DOUBLE_STYLES = [
  "typed together",
  "text together",
  "with a space",
  "with a stroke",
  "two columns",
  "two rows",
  "their sum",
] as const;

export type DoubleStyle = (typeof DOUBLE_STYLES)[number] | "one cell";

/** Sums are written where every game was played. */
export function doubleStyle(isPlayed: boolean, hand: Hand): DoubleStyle {
  const style = hand.for("double").pick(DOUBLE_STYLES);
  return style === "their sum" && !isPlayed ? "text together" : style;
}

/** The two games of a pairing: in one cell, or in two. */
export function doubleCells(pairing: readonly RobinGame[], style: DoubleStyle, hand: Hand): Cell[] {
  if (style === "their sum") return [sumCell(pairing, hand)];
  const signs = pairing.map(signOf);
  const draw = hand.for("double draw").chance(0.7) ? "½" : "=";
  const shown = signs.map((sign) => (sign === "½" ? draw : sign));
  if (style === "two columns" || style === "two rows")
    return shown.map((sign) => cell(/^\d$/.test(sign) ? Number(sign) : sign));
  const joined = shown.join(style === "with a space" ? " " : style === "with a stroke" ? "/" : "");
  /** Excel keeps typed digits as a number: 01 is 1. */
  if (style === "typed together" && /^\d+$/.test(joined)) return [cell(Number(joined))];
  return [cell(joined.trim() === "" || joined === "/" ? "" : joined, "@")];
}

function sumCell(pairing: readonly RobinGame[], hand: Hand): Cell {
  if (pairing.length === 0) return cell();
  const halves = pairing.reduce((sum, { score }) => sum + (score ?? 0), 0);
  const isDecimal = hand.for("sums").chance(0.5);
  const own = cell(
    isDecimal || halves % 2 === 0 ? halves / 2 : `${halves > 1 ? (halves - 1) / 2 : ""}½`,
  );
  return own;
}

/** Of 1 and of the halves nobody knows which game was which: 0 and 2 tell. */
export function leaveSumsOpen(
  square: readonly (readonly (readonly RobinGame[])[])[],
  cells: readonly (readonly (readonly Cell[])[])[],
  hand: Hand,
): void {
  const answers = new Map<Cell, CellValue>();
  for (const [row, line] of square.entries())
    for (const [column, pairing] of line.entries()) {
      const halves = pairing.reduce((sum, { score }) => sum + (score ?? 0), 0);
      if (halves > 0 && halves < 4)
        answers.set(cells[row]![column]![0]!, pairing.map(signOf).join(""));
    }
  hand.leavesOpen("result", [...answers.keys()], answers);
}

function signOf({ score, forfeit }: RobinGame): string {
  if (score !== null) return "0½1"[score]!;
  return forfeit === null ? "" : forfeit === "won" ? "+" : "-";
}
