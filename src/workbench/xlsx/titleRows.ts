import type { Model } from "@odoo/o-spreadsheet";
import { extrasOf } from "../engine/sheetExtras";
import { changed } from "./xml";

/** Rows printed on every page: a name of the workbook, in Excel's files. */
export function withTitleRows(xml: string, model: Model): string {
  const { getters } = model;
  const names = getters.getSheetIds().flatMap((sheetId, index) => {
    const { titleRows } = extrasOf(model).getPageLayout(sheetId);
    return titleRows === undefined
      ? []
      : [{ index, target: `'${getters.getSheetName(sheetId)}'!${titleRows}` }];
  });
  if (names.length === 0) return xml;
  return changed(xml, (document) => {
    const { namespaceURI } = document.documentElement;
    const all = document.createElementNS(namespaceURI, "definedNames");
    for (const { index, target } of names) {
      const name = document.createElementNS(namespaceURI, "definedName");
      name.setAttribute("name", "_xlnm.Print_Titles");
      name.setAttribute("localSheetId", String(index));
      name.textContent = target;
      all.append(name);
    }
    document.documentElement.append(all);
  });
}
