import { helpers, type Model, type UID } from "@odoo/o-spreadsheet";
import type { PageLayout } from "../engine/pageLayout";
import { extrasOf, type PlacedNote } from "../engine/sheetExtras";
import { rowBreaks } from "./pageBreaks";
import { element } from "./xml";

/** Notes and page layout, which the engine does not save, in their places among a sheet's parts. */
export function storeExtras(document: Document, model: Model, sheetId: UID): void {
  const extras = extrasOf(model);
  const notes = extras.getNotes(sheetId);
  if (notes.length > 0) insert(document, validations(document, notes));
  const layout = extras.getPageLayout(sheetId);
  if (layout.orientation !== undefined) insert(document, pageSetup(document, layout));
  if (layout.zoom?.horizontalFitToPages !== undefined) fitToPage(document);
  const { pageBreaks = [] } = layout;
  if (pageBreaks.length > 0) insert(document, rowBreaks(document, pageBreaks));
}

/** What of a worksheet may stand at or behind these parts, in the order of the schema: CT_Worksheet. */
const ORDER = [
  "dataValidations",
  "hyperlinks",
  "printOptions",
  "pageMargins",
  "pageSetup",
  "headerFooter",
  "rowBreaks",
  "colBreaks",
  "drawing",
  "legacyDrawing",
  "tableParts",
  "extLst",
];

function insert(document: Document, part: Element): void {
  const behind = ORDER.slice(ORDER.indexOf(part.localName) + 1);
  const next = Array.from(document.documentElement.children).find(({ localName }) =>
    behind.includes(localName),
  );
  document.documentElement.insertBefore(part, next ?? null);
}

function validations(document: Document, notes: readonly PlacedNote[]): Element {
  const all = element(document, "dataValidations", { count: String(notes.length) });
  for (const { col, row, title, text } of notes) {
    const rule = element(document, "dataValidation", {
      type: "custom",
      allowBlank: "1",
      showInputMessage: "1",
      promptTitle: title,
      prompt: text,
      sqref: helpers.toXC(col, row),
    });
    const anything = element(document, "formula1", {});
    anything.textContent = "TRUE";
    rule.append(anything);
    all.append(rule);
  }
  return all;
}

function pageSetup(document: Document, { orientation, zoom }: PageLayout): Element {
  return element(document, "pageSetup", {
    orientation: String(orientation).toLowerCase(),
    ...(zoom?.scale === undefined ? {} : { scale: String(zoom.scale) }),
    ...(zoom?.horizontalFitToPages === undefined
      ? {}
      : { fitToWidth: String(zoom.horizontalFitToPages), fitToHeight: "0" }),
  });
}

function fitToPage(document: Document): void {
  const root = document.documentElement;
  const known = Array.from(root.children).find(({ localName }) => localName === "sheetPr");
  const properties = known ?? element(document, "sheetPr", {});
  if (known === undefined) root.insertBefore(properties, root.firstChild);
  properties.append(element(document, "pageSetUpPr", { fitToPage: "1" }));
}
