import {
  helpers,
  registries,
  type CellPosition,
  type CellValue,
  type Model,
  type UID,
} from "@odoo/o-spreadsheet";
import { asStored } from "./functionNames";
import { withQuotes } from "./saidNames";
import { storeExtras } from "./storedExtras";
import { changed, childOf, element, elements } from "./xml";
import { asXstring } from "./xstring";

/** A sheet as Excel stores it: names of functions, errors as errors, and the values of spills. */
export function storedSheet(xml: string, model: Model, sheetId: UID): string {
  return changed(xml, (document) => {
    for (const cell of elements(document, "c")) {
      const { col, row } = helpers.toCartesian(cell.getAttribute("r") ?? "A1");
      const position = { sheetId, col, row };
      storeSingleResult(cell);
      storeFormula(cell, model, position);
      const { value } = model.getters.getEvaluatedCell(position);
      const content = model.getters.getCellText(position, { showFormula: true });
      const isError = typeof value === "string" && registries.errorTypes.has(value);
      if (isError && isUnread(cell, content)) storeText(cell, content);
      else if (isError) storeError(cell, value);
      else storeMissingValue(cell, value);
    }
    storeExtras(document, model, sheetId);
  });
}

/** The engine saves none that says an unknown name. */
function storeFormula(cell: Element, { getters }: Model, position: CellPosition): void {
  const known = getters.getCell(position);
  if (known?.isFormula !== true) return;
  const { compiledFormula } = known;
  let part = childOf(cell, "f");
  if (part === undefined) {
    if (!compiledFormula.areAllFunctionsExportableToExcel()) return;
    part = element(cell.ownerDocument, "f", {});
    part.textContent = asXstring(compiledFormula.toFormulaString(getters).slice(1));
    cell.replaceChildren(part);
  }
  part.textContent = asStored(withQuotes(part.textContent, compiledFormula));
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

/** A formula that the engine cannot read: it saves no formula for it. */
function isUnread(cell: Element, content: string): boolean {
  return content.startsWith("=") && cell.getElementsByTagName("f").length === 0;
}

function storeText(cell: Element, text: string): void {
  cell.setAttribute("t", "str");
  cell.replaceChildren();
  appendValue(cell, text);
}

const FILE_ERRORS = new Set(["#NULL!", "#DIV/0!", "#VALUE!", "#REF!", "#NAME?", "#NUM!", "#N/A"]);

/** The engine has errors of its own, which a file cannot hold. */
function storeError(cell: Element, code: string): void {
  const stored = FILE_ERRORS.has(code) ? code : "#VALUE!";
  cell.setAttribute("t", "e");
  for (const old of Array.from(cell.getElementsByTagName("v"))) old.remove();
  appendValue(cell, stored);
}

/** The engine leaves the cells of a spill empty. */
function storeMissingValue(cell: Element, value: CellValue): void {
  if (cell.childElementCount > 0 || value === null || value === "") return;
  cell.setAttribute("t", TYPES[typeof value] ?? "str");
  appendValue(cell, typeof value === "boolean" ? String(Number(value)) : String(value));
}

function appendValue(cell: Element, text: string): void {
  const stored = cell.ownerDocument.createElementNS(cell.namespaceURI, "v");
  stored.textContent = asXstring(text);
  cell.append(stored);
}

/** How a cell tells the type of its value; everything else is a text. */
const TYPES: Readonly<Record<string, string>> = { number: "n", boolean: "b" };
