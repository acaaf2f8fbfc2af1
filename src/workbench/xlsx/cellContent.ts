import type { Book } from "./book";
import { asTyped } from "./functionNames";
import { damaged } from "./openFault";
import { textOf } from "./sharedStrings";
import { withNamesHere } from "./sheetNames";
import { childOf, element } from "./xml";
import { asXstring, fromXstring } from "./xstring";

/** A cell's content as a person would type it. */
export interface Content {
  readonly text: string;
  /** Of formulas that are written by others, or speak of tables and of other files. */
  readonly isEnginesOwn: boolean;
}

/** An apostrophe says that a text is one, whatever the engine would read in it. */
const asText = (text: string): Content => plain(`'${text}`);

const plain = (text: string): Content => ({ text, isEnginesOwn: false });

export function contentOf(cell: Element, book: Book, part: string): Content | null {
  return formulaOf(cell, book) ?? valueOf(cell, book, part);
}

/** A formula of which the engine's own reader makes what it can calculate. */
const ENGINES_OWN = /\[|\bSUBTOTAL\(/i;

function formulaOf(cell: Element, book: Book): Content | null {
  const formula = childOf(cell, "f");
  if (formula === undefined || formula.getAttribute("t") === "dataTable") return null;
  const text = fromXstring(formula.textContent).trim();
  const isShared = formula.hasAttribute("si");
  if (text === "" && !isShared) return null;
  const typed = asTyped(withNamesHere(text, book.renames), book.functionNames);
  return { text: `=${typed}`, isEnginesOwn: isShared || ENGINES_OWN.test(typed) };
}

function valueOf(cell: Element, book: Book, part: string): Content | null {
  const type = cell.getAttribute("t") ?? "n";
  const inline = childOf(cell, "is");
  if (type === "inlineStr" && inline !== undefined) return textIn(textOf(inline));
  const value = childOf(cell, "v")?.textContent ?? "";
  if (value === "") return null;
  if (type === "s") return textIn(sharedText(value, book, part));
  if (type === "b") return plain(Number(value) === 1 ? "TRUE" : "FALSE");
  if (type === "e") return plain(value);
  const number = type === "d" ? serialOf(value) : type === "n" ? Number(value) : NaN;
  return Number.isFinite(number) ? plain(String(number)) : asText(fromXstring(value));
}

const textIn = (text: string): Content | null => (text === "" ? null : asText(text));

function sharedText(value: string, { texts }: Book, part: string): string {
  const text = texts[Number(value)];
  if (text === undefined) throw damaged(part);
  return text;
}

const MILLISECONDS_A_DAY = 86_400_000;
const DAY_ZERO = Date.UTC(1899, 11, 30);

/** A day as ISO 8601 writes it, as the number of days that Excel counts. */
function serialOf(value: string): number {
  return (Date.parse(value.endsWith("Z") ? value : `${value}Z`) - DAY_ZERO) / MILLISECONDS_A_DAY;
}

/** Puts the content back into its cell, for the engine's own reader. */
export function leave({ text }: Content, cell: Element): void {
  const formula = childOf(cell, "f");
  if (formula !== undefined && text.startsWith("=")) {
    formula.textContent = asXstring(text.slice(1));
    if (!formula.hasAttribute("si")) for (const name of ["t", "ref"]) formula.removeAttribute(name);
    return;
  }
  const value = element(cell.ownerDocument, "v", {});
  value.textContent = asXstring(text.replace(/^'/, ""));
  cell.setAttribute("t", "str");
  cell.replaceChildren(value);
}
