import type { MadeForTexts } from "../i18n/sheets";
import type { Edition } from "../rules/editions/edition";
import type { Day } from "../rules/units";
import type { CellPlace } from "../tournament/sheetCells";
import { fixed } from "./address";
import { literal } from "./literal";
import { formula, type SheetDraft } from "./sheetDraft";
import type { Look } from "./sheetPlan";

/** A row of a head: its label, and what it tells. */
export type HeadLine = readonly [row: number, label: string, content: string | number];

/** What a sheet was made for, and where a note on it stands. */
export interface MadeFor {
  readonly lines: readonly HeadLine[];
  /** Of the values. */
  readonly column: number;
  readonly look?: Look;
  readonly note: CellPlace & { readonly text: string };
}

const LABEL_COLUMN = 1;

/**
 * What a sheet was made for is no input: columns, articles and checks would not follow. Excel refuses
 * another value; what is pasted over it all the same is told in words.
 */
export function putMadeFor(
  draft: SheetDraft,
  { lines, column, look = "points", note }: MadeFor,
  texts: MadeForTexts,
): void {
  const conditions = lines.map(([row, label, content]) => {
    const condition = `${fixed(row, column)}=${literal(content)}`;
    draft.put(row, LABEL_COLUMN, label, "label");
    draft.put(row, column, content, look);
    const rule = formula(condition);
    draft.refuse({ row, column, rule, title: texts.title, text: texts.refused });
    return condition;
  });
  const said = `IF(AND(${conditions.join(",")}),${literal(note.text)},${literal(texts.changed)})`;
  draft.put(note.row, note.column, formula(said), "note");
}

/** By whom the edition was chosen, where it was not the day, and how well it is known. */
export function editionNote(
  edition: Edition,
  { isByHand = false, startDate }: { isByHand?: boolean; startDate: Day | null },
  {
    madeFor,
    source,
  }: { readonly madeFor: MadeForTexts; readonly source: Record<Edition["source"], string> },
): string {
  const byHand = startDate === null ? madeFor.byHandWithoutDay : madeFor.byHand;
  const known = source[edition.source];
  return isByHand ? `${byHand(edition.name)}; ${known}` : known;
}
