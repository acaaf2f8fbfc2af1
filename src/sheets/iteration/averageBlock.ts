import { cell } from "../address";
import { formula } from "../sheetDraft";
import { completeness } from "./completeness";
import { rounded } from "../rounded";
import { HEAD_VALUE, TABLE, tableColumn } from "./places";
import type { IterationContext } from "./context";

/** Rar, dpa, n, Ra under the table; without all results there is no Ra. */
export function putAverage({ draft, order, places, texts }: IterationContext): void {
  const { averageRow: row, opponents } = places;
  const [rar, dpa, n] = [row, row + 1, row + 2].map((each) => cell(each, HEAD_VALUE));
  const line = (at: number, label: string, text: string) => {
    draft.put(at, TABLE.player, label, "label");
    draft.put(at, HEAD_VALUE, formula(text), "tenths");
  };
  line(row, "Rar", `AVERAGE(${tableColumn(places, TABLE.rating)})`);
  line(row + 1, "dpa", `AVERAGE(${tableColumn(places, TABLE.dp)})`);
  line(row + 2, "n", opponents);
  const average = rounded(`${rar}-${dpa}*${n}/(${n}+1)`);
  const ra = places.hasResults ? `IF(${completeness(places)},${average},NA())` : average;
  line(row + 3, "Ra", ra);
  draft.look({ row: row + 2, column: HEAD_VALUE, rows: 2, columns: 1 }, "whole");
  const about = texts.hints.ra(order.edition.articles.average, order.edition.name);
  draft.hint({ row: row + 3, column: TABLE.player }, "Ra", about);
  draft.put(row + 3, HEAD_VALUE + 1, texts.raFormula, "note");
}
