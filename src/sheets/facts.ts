import type { Expr } from "../formula/expr";
import { cellAt, type Reference } from "../formula/reference";
import { f } from "../formula/template";
import type { HeadTexts } from "../i18n/head";
import type { MadeForTexts } from "../i18n/sheets";
import { cellFormula } from "./cellFormula";
import type { SheetDraft } from "./sheetDraft";
import type { Content, Look } from "./sheetPlan";

/** A line of a sheet's head: its label, and what it tells. */
export interface Fact<Key extends string, Sheet> {
  readonly key: Key;
  /** Under which people and readers find it on the sheet. */
  readonly name?: string;
  readonly label: (sheet: Sheet) => string;
  /** null: to be filled in. */
  readonly content: (sheet: Sheet) => Content | null;
  readonly look?: Look | ((sheet: Sheet) => Look);
  /** No input: columns, articles and checks would not follow. */
  readonly isMadeFor?: true;
  /** Where it is not, its row stays free. */
  readonly isShown?: (sheet: Sheet) => boolean;
  /** Beside it. */
  readonly note?: (sheet: Sheet) => Content | null;
}

const LABEL_COLUMN = 1;
export const VALUE_COLUMN = 2;

/** The facts of a sheet in their order, in a block below its table. */
export interface Head<Key extends string> {
  readonly keys: readonly Key[];
  /** The row of the first fact. */
  readonly first: number;
  /** Of what stands beside a fact. */
  readonly noteColumn: number;
}

export function factRow<Key extends string>({ keys, first }: Head<Key>, key: Key): number {
  return first + keys.indexOf(key);
}

export function factCell<Key extends string>(head: Head<Key>, key: Key): Reference {
  return cellAt(factRow(head, key), VALUE_COLUMN, "both");
}

/** The name of the note that compares with what the sheet was made for. */
export const MADE_FOR = "made_for";

/** The name of the section, and so many facts. */
export function heightOfFacts({ keys }: Pick<Head<string>, "keys">): number {
  return 1 + keys.length;
}

/**
 * The facts in a block of their own below the table, the section's name in the row before the first.
 * Whether they all show what the sheet was made for is said in the head; null where there is no such fact.
 */
export function putFactsBlock<Key extends string, Sheet>(
  draft: SheetDraft,
  place: Head<Key>,
  facts: readonly Fact<Key, Sheet>[],
  sheet: Sheet,
  { head, madeFor }: { readonly head: HeadTexts; readonly madeFor: MadeForTexts },
): Expr | null {
  draft.put(place.first - 1, LABEL_COLUMN, head.section, "section");
  const conditions = putAll(draft, place, facts, sheet, madeFor);
  return conditions.length === 0 ? null : f`AND(${conditions})`;
}

function isFactShown<Sheet>({ isShown }: Fact<string, Sheet>, sheet: Sheet): boolean {
  return isShown?.(sheet) ?? true;
}

/**
 * Labels, values and notes; the conditions under which they are those that the sheet was made for. Excel
 * refuses another value; what is pasted over it all the same is told in words in the head.
 */
function putAll<Key extends string, Sheet>(
  draft: SheetDraft,
  head: Head<Key>,
  facts: readonly Fact<Key, Sheet>[],
  sheet: Sheet,
  words: MadeForTexts,
): Expr[] {
  const conditions: Expr[] = [];
  for (const fact of facts.filter((each) => isFactShown(each, sheet))) {
    const row = factRow(head, fact.key);
    const content = fact.content(sheet);
    const look = typeof fact.look === "function" ? fact.look(sheet) : fact.look;
    draft.put(row, LABEL_COLUMN, fact.label(sheet), "label");
    const area = { row, column: VALUE_COLUMN, rows: 1, columns: 1 };
    if (look !== undefined) draft.look(area, look);
    draft.look(area, "fact");
    if (content !== null) draft.put(row, VALUE_COLUMN, content);
    if (fact.name !== undefined) draft.name(fact.name, area);
    const note = fact.note?.(sheet) ?? null;
    if (note !== null) draft.put(row, head.noteColumn, note, "note");
    if (fact.isMadeFor !== true || typeof content === "object") continue;
    const rule = f`${factCell(head, fact.key)}=${content}`;
    conditions.push(rule);
    const [title, text] = [words.title, words.refused];
    draft.refuse({ row, column: VALUE_COLUMN, rule: cellFormula(rule), title, text });
  }
  return conditions;
}
