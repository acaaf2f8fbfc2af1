import type { Workbook } from "../engine/workbook";
import { element, elements, parsed } from "./xml";

const WORKBOOK = "xl/workbook.xml";
const RELATIONS = "xl/_rels/workbook.xml.rels";
const LAST_COLUMN = 16_383;

/** A break's id is the row behind it, counted from 0. */
export function rowBreaks(document: Document, rows: readonly number[]): Element {
  const count = String(rows.length);
  const all = element(document, "rowBreaks", { count, manualBreakCount: count });
  for (const row of rows) {
    const attributes = { id: String(row), max: String(LAST_COLUMN), man: "1" };
    all.append(element(document, "brk", attributes));
  }
  return all;
}

/** The engine does not read them. */
export function readPageBreaks(parts: Readonly<Record<string, string>>, workbook: Workbook): void {
  for (const [sheet, path] of sheetPaths(parts)) {
    const pageBreaks = manualBreaks(parts[path] ?? "");
    if (pageBreaks.length > 0) workbook.setPageLayout(sheet, { pageBreaks });
  }
}

/** Where the sheets stand in the file, by their names. */
function sheetPaths(parts: Readonly<Record<string, string>>): Map<string, string> {
  const targets = new Map(
    tree(parts, RELATIONS, "Relationship").map((relation) => [
      relation.getAttribute("Id"),
      relation.getAttribute("Target"),
    ]),
  );
  return new Map(
    tree(parts, WORKBOOK, "sheet").map((sheet) => [
      sheet.getAttribute("name") ?? "",
      `xl/${targets.get(sheet.getAttribute("r:id")) ?? ""}`,
    ]),
  );
}

function tree(parts: Readonly<Record<string, string>>, path: string, name: string): Element[] {
  return elements(parsed(parts[path] ?? ""), name);
}

/** Most sheets have no breaks, and a large one takes its time to parse. */
function manualBreaks(xml: string): number[] {
  if (!xml.includes("<rowBreaks")) return [];
  const breaks = elements(parsed(xml), "rowBreaks").flatMap(({ children }) => Array.from(children));
  const rows = breaks.filter(isManual).map((one) => Number(one.getAttribute("id")));
  return rows.sort((one, other) => one - other);
}

/** The others are where a program's own pages happened to end. */
function isManual(one: Element): boolean {
  return ["1", "true"].includes(one.getAttribute("man") ?? "");
}
