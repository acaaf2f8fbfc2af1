import { onSheet } from "../../formula/reference";
import type { SheetTexts } from "../../i18n/sheets";
import type { Edition } from "../../rules/editions/edition";
import { newestEdition } from "../../rules/editions/editionOn";
import type { TableRanges } from "../articles/style";
import { SheetDraft } from "../sheetDraft";
import type { SheetPlan } from "../sheetPlan";
import { putTables, TABLES_ROWS, tableRanges } from "../tablesBlock";

/** Title and note come first. */
const FIRST_ROW = 3;

/** The tables that the copies look up, on a sheet of their own: a block for each edition that is asked for. */
export class CopiedTables {
  private readonly editions: Edition[] = [];

  constructor(private readonly sheet: string) {}

  readonly of = (edition: Edition | null): TableRanges => {
    const wanted = edition ?? this.editions[0] ?? newestEdition("standard");
    if (!this.editions.includes(wanted)) this.editions.push(wanted);
    const ranges = tableRanges(this.rowOf(this.editions.indexOf(wanted)));
    return {
      dp: onSheet(this.sheet, ranges.dp),
      difference: onSheet(this.sheet, ranges.difference),
      higher: onSheet(this.sheet, ranges.higher),
      lower: onSheet(this.sheet, ranges.lower),
    };
  };

  /** Null where nothing was looked up. */
  plan(texts: SheetTexts): SheetPlan | null {
    if (this.editions.length === 0) return null;
    const draft = new SheetDraft();
    draft.put(0, 0, texts.handOn.tablesTitle, "title");
    draft.put(1, 0, texts.handOn.tablesNote, "note");
    for (const [index, edition] of this.editions.entries()) {
      putTables(draft, this.rowOf(index), edition, texts);
    }
    return {
      ...draft.named(this.sheet, { paper: texts.paper }),
      widths: [7, 8, 8, 8, 8, 8, 8],
      frozen: { rows: 1, columns: 0 },
      titleRows: { first: 1, last: 1 },
    };
  }

  private rowOf(index: number): number {
    return FIRST_ROW + index * (TABLES_ROWS + 1);
  }
}
