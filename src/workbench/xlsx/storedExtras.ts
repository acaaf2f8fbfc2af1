import type { Model, UID } from "@odoo/o-spreadsheet";
import { extrasOf } from "../engine/sheetExtras";
import { isFitted, pageParts } from "./pageSetup";
import { AREAS, inOrder } from "./sheetParts";
import { storeValidations } from "./validations";
import { childOf, element, elements } from "./xml";

/** What the engine does not save, or not as it was opened, in the order of a sheet's parts. */
export function storeExtras(document: Document, model: Model, sheetId: UID): void {
  const { layout, validations, filtered, reach } = extrasOf(model).getExtras(sheetId);
  widen(document, reach);
  const filters = filtered === null ? [] : [element(document, "autoFilter", { ref: filtered })];
  const validated = storeValidations(document, validations);
  const parts = [...filters, ...validated, ...pageParts(document, layout)];
  const root = document.documentElement;
  root.append(...parts);
  if (isFitted(layout)) fitToPage(document);
  root.replaceChildren(...inOrder(Array.from(root.children)));
}

/** Areas that were cut to the size of the sheet here reach as far as before. */
function widen(document: Document, reach: ReadonlyMap<string, string>): void {
  for (const [name, attribute] of AREAS) {
    for (const part of elements(document, name)) {
      const areas = (part.getAttribute(attribute) ?? "").split(" ");
      part.setAttribute(attribute, areas.map((area) => reach.get(area) ?? area).join(" "));
    }
  }
}

function fitToPage(document: Document): void {
  const root = document.documentElement;
  const known = childOf(root, "sheetPr");
  const properties = known ?? element(document, "sheetPr", {});
  if (known === undefined) root.append(properties);
  properties.append(element(document, "pageSetUpPr", { fitToPage: "1" }));
}
