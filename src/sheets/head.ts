import { joined, text, type Expr } from "../formula/expr";
import { cellAt } from "../formula/reference";
import { f } from "../formula/template";
import type { MadeForTexts } from "../i18n/sheets";
import { cellFormula } from "./cellFormula";
import { MADE_FOR } from "./facts";
import type { SheetDraft } from "./sheetDraft";
import type { Content } from "./sheetPlan";

/** A sentence that is said of the sheet while the condition holds. */
export interface State {
  readonly when: Expr;
  readonly says: Expr | string;
  /** Alone it does not stand out: the figures can be trusted all the same. */
  readonly isRemark?: true;
}

/** What a sheet says before its table. */
export interface HeadLines {
  readonly title: string;
  /** Under which people and readers find the title: it tells what the sheet is. */
  readonly name: string;
  /** null: not known, or of no concern. */
  readonly facts: readonly (string | null)[];
  /** null: what stands in the row is put there by the document. */
  readonly sums: Content | null;
  /** What a reader has to know before he trusts the figures. */
  readonly states: readonly State[];
  /** Said where none of them holds. */
  readonly otherwise: string;
  /** Whether the facts are those that the sheet was made for; null: it has none. */
  readonly isAsMade: Expr | null;
}

/** Under the title. */
const FACTS = 1;
export const SUMS_ROW = 2;
export const STATE_ROW = 3;
/** Then come the headings of the table. */
export const HEAD_ROWS = 4;

/** Four lines at most above the table: everything else stands below it. */
export function putHead(draft: SheetDraft, head: HeadLines, words: MadeForTexts): void {
  draft.title(head.title, head.name);
  draft.put(FACTS, 0, together(head.facts), "label");
  if (head.sums !== null) draft.put(SUMS_ROW, 0, head.sums, "plain");
  draft.put(STATE_ROW, 0, stateOf(head, words), "note");
  /** What has to be known before the figures are trusted stands out. */
  draft.mark(cell(STATE_ROW), standsOut(head));
  if (head.isAsMade !== null) draft.name(MADE_FOR, cell(STATE_ROW));
}

function standsOut({ states, otherwise }: HeadLines): Expr {
  const said = cellAt(STATE_ROW, 0, "both");
  const remarks = states.filter(({ isRemark }) => isRemark);
  const calm = [text(otherwise), ...remarks.map(({ says }) => f`${says}`)];
  return f`AND(${calm.map((each) => f`${said}<>${each}`)})`;
}

const cell = (row: number) => ({ row, column: 0, rows: 1, columns: 1 });

const BETWEEN = " · ";

/** What is known, in one line. */
export function together(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== "").join(BETWEEN);
}

/** Where something else stands than the sheet was made for, nothing else matters. */
function stateOf({ states, otherwise, isAsMade }: HeadLines, { changed }: MadeForTexts): Content {
  const said = statesSaid(states, otherwise);
  if (isAsMade !== null) return cellFormula(f`IF(${isAsMade},${said},${changed})`);
  return states.length === 0 ? otherwise : cellFormula(said);
}

/** Sentences one behind the other. */
function statesSaid(states: readonly State[], otherwise: string): Expr {
  if (states.length === 0) return text(otherwise);
  const said = states.map(({ when, says }) => f`IF(${when},${says}&" ","")`);
  const isAny = f`OR(${states.map(({ when }) => when)})`;
  return f`IF(${isAny},TRIM(${joined("&", said, text(""))}),${otherwise})`;
}
