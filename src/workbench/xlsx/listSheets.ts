import type { Parts } from "./parts";
import { damaged } from "./openFault";
import { acceptedNames, type Renamed } from "./sheetNames";
import { elements, relationId } from "./xml";
import { fromXstring } from "./xstring";

export interface ListedSheet {
  readonly name: string;
  readonly part: string;
  /** Among all sheets of the file, also those of other kinds. */
  readonly place: number;
  readonly isVisible: boolean;
}

interface SheetList {
  readonly sheets: readonly ListedSheet[];
  readonly renames: readonly Renamed[];
}

/** The worksheets of a workbook in their order, with the names that they have here. */
export function listSheets(parts: Parts, part: string, workbook: Document): SheetList {
  const targets = new Map(parts.relations(part).map(({ id, target }) => [id, target]));
  const worksheets = new Set(parts.ofKind("sheet"));
  const found = elements(workbook, "sheet").flatMap((sheet, place) => {
    const target = targets.get(relationId(sheet) ?? "") ?? "";
    if (!worksheets.delete(target)) return [];
    const isVisible = (sheet.getAttribute("state") ?? "visible") === "visible";
    return [
      { name: fromXstring(sheet.getAttribute("name") ?? ""), part: target, place, isVisible },
    ];
  });
  if (found.length === 0) throw damaged(part);
  const isAnyVisible = found.some(({ isVisible }) => isVisible);
  const names = acceptedNames(found.map(({ name }) => name));
  const sheets = found.map((sheet, index) => ({
    ...sheet,
    name: names[index] ?? sheet.name,
    isVisible: sheet.isVisible || (!isAnyVisible && index === 0),
  }));
  const renames = found.flatMap(({ name }, index) => {
    const to = names[index] ?? name;
    return to === name ? [] : [{ from: name, to }];
  });
  return { sheets, renames };
}
