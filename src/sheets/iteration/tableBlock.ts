import { putTable } from "../table";
import { TABLE_COLUMNS } from "./columns/table";
import type { IterationContext } from "./context";
import { usesFirstRu } from "./expectedBlock";
import { playerLines } from "./playerLine";

/** The table of the worked example. */
export function putIterationTable(sheet: IterationContext): void {
  const { draft, order, places, texts } = sheet;
  putTable(draft, places.table, TABLE_COLUMNS, sheet, playerLines(sheet, "table"), {
    heading: (key) => texts.tableHeadings[key],
    hint: (key) => {
      const isByFirst = key === "we" && usesFirstRu(order);
      return (isByFirst ? texts.weReadings.hint : texts.tableHints[key])(order.edition);
    },
  });
}
