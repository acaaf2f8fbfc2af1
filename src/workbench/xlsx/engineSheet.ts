import type { Book } from "./book";
import type { Clip, Size } from "./clip";
import type { Relation } from "./parts";
import { AREAS, isForEngine } from "./sheetParts";
import { withNamesHere } from "./sheetNames";
import { childOf, childrenOf, elements, relationId } from "./xml";

/** Leaves of a sheet what the engine's own reader reads, and nothing that would keep it busy. */
export function keepForEngine(
  tree: Document,
  clip: Clip,
  { renames, formatLooks }: Pick<Book, "renames" | "formatLooks">,
): void {
  const root = tree.documentElement;
  for (const part of Array.from(root.children)) if (!isForEngine(part)) part.remove();
  for (const [name, attribute] of AREAS) clipAll(elements(root, name), attribute, clip);
  separateRules(root, formatLooks);
  keepFrozenPanes(root, clip.size);
  limitWidths(root);
  for (const name of ["formula", "formula1", "formula2"]) {
    for (const formula of elements(root, name)) {
      formula.textContent = withNamesHere(formula.textContent, renames);
    }
  }
  for (const link of elements(root, "hyperlink")) {
    const location = link.getAttribute("location");
    if (location !== null) link.setAttribute("location", withNamesHere(location, renames));
  }
}

function clipAll(parts: readonly Element[], attribute: string, clip: Clip): void {
  for (const part of parts) {
    const areas = clip.areas(part.getAttribute(attribute) ?? "");
    if (areas === "") part.remove();
    else part.setAttribute(attribute, areas);
  }
}

/** The engine's own reader takes one rule of an area, and its look for granted. */
function separateRules(root: Element, formatLooks: number): void {
  for (const format of childrenOf(root, "conditionalFormatting")) {
    for (const rule of childrenOf(format, "cfRule")) {
      if (Number(rule.getAttribute("dxfId") ?? 0) >= formatLooks) rule.removeAttribute("dxfId");
      const own = format.cloneNode(false) as Element;
      own.append(rule);
      root.insertBefore(own, format);
    }
    format.remove();
  }
}

/** A window that is only split tells how far in twentieths of a point, not in rows. */
function keepFrozenPanes(root: Element, { rows, columns }: Size): void {
  for (const pane of elements(root, "pane")) {
    const isFrozen = (pane.getAttribute("state") ?? "split").startsWith("frozen");
    const isWithin = isCount(pane, "xSplit", columns) && isCount(pane, "ySplit", rows);
    if (!isFrozen || !isWithin) pane.remove();
  }
}

function isCount(part: Element, attribute: string, below: number): boolean {
  const count = Number(part.getAttribute(attribute) ?? 0);
  return Number.isInteger(count) && count >= 0 && count < below;
}

const WIDEST = 255;

function limitWidths(root: Element): void {
  for (const column of elements(root, "col")) limit(column, "width");
  const usual = childOf(root, "sheetFormatPr");
  if (usual !== undefined)
    for (const name of ["defaultColWidth", "defaultRowHeight"]) limit(usual, name);
}

function limit(part: Element, attribute: string): void {
  const size = part.getAttribute(attribute);
  if (size !== null && !(Number(size) >= 0 && Number(size) <= WIDEST))
    part.removeAttribute(attribute);
}

/** Links within the workbook that are written as if they led out of it. */
export function keepLinksInside(tree: Document, relations: readonly Relation[]): void {
  for (const link of elements(tree, "hyperlink")) {
    const { target = "" } = relations.find(({ id }) => id === relationId(link)) ?? {};
    if (!target.startsWith("#")) continue;
    for (const name of ["r:id", "id"]) link.removeAttribute(name);
    link.setAttribute("location", target.slice(1));
  }
}

/** The links of a sheet, by their cells. */
export function linkedCells(tree: Document): Set<string> {
  const links = elements(tree, "hyperlink").map((link) => link.getAttribute("ref") ?? "");
  return new Set(links.map((reference) => reference.replace(/\$/g, "").toUpperCase()));
}
