import { helpers, registries, type CellValue, type Model, type UID } from "@odoo/o-spreadsheet";
import { asStored, asTyped } from "./functionNames";

/** Attribute and element order do not matter here: a sheet is read, changed and written as a tree. */
export function changed(xml: string, change: (document: Document) => void): string {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  change(document);
  return new XMLSerializer().serializeToString(document);
}

const elements = (document: Document, name: string) =>
  Array.from(document.getElementsByTagName(name));

function renameFunctions(document: Document, rename: (formula: string) => string): void {
  for (const formula of elements(document, "f")) formula.textContent = rename(formula.textContent);
}

/** A sheet as Excel stores it: names of functions, errors as errors, and the values of spills. */
export function storedSheet(xml: string, model: Model, sheetId: UID): string {
  return changed(xml, (document) => {
    renameFunctions(document, asStored);
    for (const cell of elements(document, "c")) {
      storeSingleResult(cell);
      const { col, row } = helpers.toCartesian(cell.getAttribute("r") ?? "A1");
      storeValue(cell, model.getters.getEvaluatedCell({ sheetId, col, row }).value);
    }
  });
}

export function typedSheet(xml: string, names: readonly string[]): string {
  return changed(xml, (document) => {
    renameFunctions(document, (formula) => asTyped(formula, names));
  });
}

/**
 * The engine stores every formula that could spill as a dynamic array. LibreOffice calculates arrays
 * anew when it opens a file and has no FIDE functions; of a plain formula it keeps the stored value.
 */
function storeSingleResult(cell: Element): void {
  const [formula] = cell.getElementsByTagName("f");
  if (formula === undefined || formula.getAttribute("ref") !== cell.getAttribute("r")) return;
  formula.removeAttribute("t");
  formula.removeAttribute("ref");
  cell.removeAttribute("cm");
}

/** The engine stores errors as text, and leaves the cells of a spill empty. */
function storeValue(cell: Element, value: CellValue): void {
  if (typeof value === "string" && registries.errorTypes.has(value)) {
    cell.setAttribute("t", "e");
    return;
  }
  if (cell.childElementCount > 0 || value === null || value === "") return;
  const stored = cell.ownerDocument.createElementNS(cell.namespaceURI, "v");
  stored.textContent = typeof value === "boolean" ? String(Number(value)) : String(value);
  cell.setAttribute("t", TYPES[typeof value] ?? "str");
  cell.append(stored);
}

/** How a cell tells the type of its value; everything else is a text. */
const TYPES: Readonly<Record<string, string>> = { number: "n", boolean: "b" };
