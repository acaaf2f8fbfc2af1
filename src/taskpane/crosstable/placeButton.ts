import type { TemplateResult } from "lit-html";
import type { CrosstableTexts } from "../../i18n/crosstable";
import { addressOf, type CellPlace } from "../../tournament/sheetCells";
import { button } from "../fields";
import type { PageActions } from "./pageState";

/** A cell's address that leads to it. */
export function placeButton(
  { row, column }: CellPlace,
  texts: CrosstableTexts,
  actions: PageActions,
): TemplateResult {
  const address = addressOf({ row, column });
  const goTo = () => {
    actions.goTo({ row, column, rows: 1, columns: 1 });
  };
  return button(address, goTo, { className: "link", title: texts.goTo(address) });
}
