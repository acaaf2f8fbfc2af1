import { onceACell, type Cell } from "../cell";
import { spacedSigns } from "../round/plainSigns";
import { ROUND_GRAMMARS, roundTold, type RoundGrammar, type RoundTold } from "../round/roundText";
import { cellAt, type CellPlace, type SheetCells } from "../sheetCells";

/** One round cell, in the grammar of its table. */
export function roundCell(cells: SheetCells, place: CellPlace, grammar: RoundGrammar): RoundTold {
  return ROUND_OF[grammar](cellAt(cells, place));
}

const ROUND_OF = Object.fromEntries(
  ROUND_GRAMMARS.map((grammar) => [grammar, onceACell((cell) => readRound(cell, grammar))]),
) as Readonly<Record<RoundGrammar, (cell: Cell) => RoundTold>>;

function readRound(cell: Cell, grammar: RoundGrammar): RoundTold {
  const typed = grammar.startsWith("sign") ? typedSigns(cell) : null;
  /** Typed in a cell, 07 is 7: lost against 7; 1 alone is a bye's point unless his opponent says more. */
  if (grammar === "result" && /^[2-9]$/.test(cell.text)) return roundTold(`0${cell.text}`, grammar);
  return roundTold(typed ?? signsOf(cell), grammar);
}

/** The same for every grammar. */
const signsOf = onceACell(({ text }: Cell) => spacedSigns(text));

/** Typed in a cell, +W12 and =B5 are formulas that look at other cells. */
const COLOURED_SIGN = /^=([-+]?)([wb])(\d{1,4})$/i;

/** What was typed: Excel keeps +12 as the number 12, -3 as -3, and =5 as a formula; null: it is as it stands. */
function typedSigns({ value, formula: written }: Cell): string | null {
  const formula = String(written).replace(/\s+/g, "");
  const [typed, sign = "", colour = "", number = ""] = COLOURED_SIGN.exec(formula) ?? [];
  if (typed !== undefined) return `${sign === "" ? "=" : sign}${colour}${number}`.toLowerCase();
  if (typeof value !== "number" || !Number.isInteger(value)) return null;
  if (/^=[-+]?\d+$/.test(formula)) return `=${value}`;
  return value > 0 ? `+${value}` : String(value);
}
