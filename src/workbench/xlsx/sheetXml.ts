import { helpers, registries, type CellPosition, type Model, type UID } from "@odoo/o-spreadsheet";
import { asStored, asTyped } from "./functionNames";

/** Attribute and element order do not matter here: a sheet is read, changed and written as a tree. */
function changed(xml: string, change: (document: Document) => void): string {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  change(document);
  return new XMLSerializer().serializeToString(document);
}

const elements = (document: Document, name: string) =>
  Array.from(document.getElementsByTagName(name));

/** A sheet as Excel stores it: names of functions, errors as errors, and the values of spills. */
export function storedSheet(xml: string, model: Model, sheetId: UID): string {
  return changed(xml, (document) => {
    const cells = new Map(elements(document, "c").map((cell) => [cell.getAttribute("r"), cell]));
    for (const formula of elements(document, "f")) {
      formula.textContent = asStored(formula.textContent);
    }
    for (const [address, cell] of cells) {
      const position = { sheetId, ...helpers.toCartesian(address ?? "A1") };
      if (isErrorAt(model, position)) cell.setAttribute("t", "e");
      else if (isSpilled(cell, model, position)) storeValue(document, cell, model, position);
    }
  });
}

export function typedSheet(xml: string, names: readonly string[]): string {
  return changed(xml, (document) => {
    for (const formula of elements(document, "f")) {
      formula.textContent = asTyped(formula.textContent, names);
    }
  });
}

function isErrorAt(model: Model, position: CellPosition): boolean {
  const { value } = model.getters.getEvaluatedCell(position);
  return typeof value === "string" && registries.errorTypes.has(value);
}

/** The engine leaves the cells of a spill empty in the file; other programs need their values. */
function isSpilled(cell: Element, model: Model, position: CellPosition): boolean {
  const { value } = model.getters.getEvaluatedCell(position);
  return cell.childElementCount === 0 && value !== null && value !== "";
}

function storeValue(document: Document, cell: Element, model: Model, position: CellPosition): void {
  const { value } = model.getters.getEvaluatedCell(position);
  cell.setAttribute(
    "t",
    typeof value === "number" ? "n" : typeof value === "boolean" ? "b" : "str",
  );
  const stored = document.createElementNS(cell.namespaceURI, "v");
  stored.textContent = typeof value === "boolean" ? String(Number(value)) : String(value);
  cell.append(stored);
}
