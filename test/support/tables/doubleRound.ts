import { cell, type Cell } from "./cell";
import type { Hand } from "./hand";
import type { RobinGame } from "./trueEvent";

export const DOUBLE_STYLES = [
  "typed together",
  "text together",
  "with a space",
  "with a stroke",
  "two columns",
  "two rows",
] as const;

export type DoubleStyle = (typeof DOUBLE_STYLES)[number] | "one cell";

export function doubleStyle(hand: Hand): DoubleStyle {
  return hand.for("double").pick(DOUBLE_STYLES);
}

/** The two games of a pairing: in one cell, or in two. */
export function doubleCells(pairing: readonly RobinGame[], style: DoubleStyle, hand: Hand): Cell[] {
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

function signOf({ score, forfeit }: RobinGame): string {
  if (score !== null) return "0½1"[score]!;
  return forfeit === null ? "" : forfeit === "won" ? "+" : "-";
}
