import type { TemplateResult } from "lit-html";
import type { TableTexts } from "../../i18n/table";
import { addressOf, type CellPlace } from "../../tournament/sheetCells";
import { button } from "../elements/fields";
import type { TableActions } from "./tableState";

/** A cell's address that leads to it. */
export function placeButton(
  { row, column }: CellPlace,
  texts: TableTexts,
  actions: TableActions,
): TemplateResult {
  const address = addressOf({ row, column });
  const goTo = () => {
    actions.goTo({ row, column, rows: 1, columns: 1 });
  };
  return button(address, goTo, { className: "link", title: texts.goTo(address) });
}
