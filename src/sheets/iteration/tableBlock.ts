import { f } from "../../formula/template";
import { cellFormula } from "../cellFormula";
import { putTable } from "../table";
import { TABLE_COLUMNS } from "./columns/table";
import { completeness } from "./completeness";
import type { IterationContext } from "./context";
import { usesFirstRu } from "./expectedBlock";
import { PLAYER_COLUMN } from "./places";
import { playerLines } from "./playerLine";

/** The table of the worked example under its section's name. */
export function putIterationTable(sheet: IterationContext): void {
  const { draft, order, places, texts } = sheet;
  const { articles, name } = order.edition;
  putReason(sheet);
  const section = texts.iteration(articles.robin, name);
  draft.put(places.rows.tableSection, PLAYER_COLUMN, section, "section");
  putTable(draft, places.table, TABLE_COLUMNS, sheet, playerLines(sheet, "table"), {
    heading: (key) => texts.tableHeadings[key],
    hint: (key) => {
      const isByFirst = key === "we" && usesFirstRu(order);
      return (isByFirst ? texts.weReadings.hint : texts.tableHints[key])(order.edition);
    },
  });
}

/** Why there is no Ra, in words. */
function putReason({ draft, order, places, texts }: IterationContext): void {
  if (!places.hasResults) return;
  const { articles, name } = order.edition;
  const reason = texts.incomplete(articles.unplayedInRobin, name);
  const said = cellFormula(f`IF(${completeness(places)},"",${reason})`);
  draft.put(places.rows.reason, PLAYER_COLUMN, said, "section");
}
