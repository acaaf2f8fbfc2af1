import type { Model } from "@odoo/o-spreadsheet";
import { isSameName } from "../engine/names/definedName";
import type { StoredName } from "../engine/names/definedNames";
import { textOf } from "../engine/names/nameFormula";
import { nameFault } from "../engine/names/nameRules";
import { namesOf } from "../engine/names/names";
import { extrasOf } from "../engine/sheetExtras";
import { asStored, asTyped, type FunctionNames } from "./functionNames";
import { PRINT_NAMES, printNamesOf } from "./printNames";
import { withNamesHere, type Renamed } from "./sheetNames";
import { changed, element, elements, isTrue } from "./xml";
import { asXstring, fromXstring } from "./xstring";

/** Names that programs keep for themselves begin so. */
const OWN_NAME = /^_xl/i;

/** What a name may stand for that is not kept: macros, other files, and columns of tables. */
const OF_MACROS = ["function", "vbProcedure", "xlm"];
const OF_OTHERS = /\[/;

export interface ReadNames {
  readonly names: readonly StoredName[];
  readonly isAllKept: boolean;
}

/** What a workbook's names are read with. */
interface Known {
  /** The ids of the sheets here, by their places in the file. */
  readonly ids: ReadonlyMap<number, string>;
  readonly renames: readonly Renamed[];
  readonly functionNames: FunctionNames;
}

export function readNames(workbook: Document, known: Known): ReadNames {
  const all = elements(workbook, "definedName").filter((part) => {
    const name = part.getAttribute("name") ?? "";
    return !PRINT_NAMES.has(name) && !OWN_NAME.test(name);
  });
  const names: StoredName[] = [];
  for (const part of all) {
    const read = readName(part, known);
    const isTaken = ({ name, scope }: StoredName) =>
      scope === read?.scope && isSameName(name, read.name);
    if (read !== null && !names.some(isTaken)) names.push(read);
  }
  return { names, isAllKept: names.length === all.length };
}

function readName(part: Element, { ids, renames, functionNames }: Known): StoredName | null {
  const name = fromXstring(part.getAttribute("name") ?? "");
  const place = part.getAttribute("localSheetId");
  const scope = place === null ? null : ids.get(Number(place));
  const formula = withNamesHere(fromXstring(part.textContent).trim(), renames);
  const isForeign = OF_MACROS.some((sign) => isTrue(part.getAttribute(sign)));
  if (scope === undefined || isForeign || formula === "" || OF_OTHERS.test(formula)) return null;
  if (nameFault(name) !== null) return null;
  return {
    name,
    scope,
    text: asTyped(wholeHeaders(formula), functionNames),
    comment: fromXstring(part.getAttribute("comment") ?? ""),
    isVisible: !isTrue(part.getAttribute("hidden")),
  };
}

const ALL_ROWS = /(\$[A-Z]{1,3})\$1:(\$[A-Z]{1,3})\$1048576(?!\d)/gi;
const ALL_COLUMNS = /\$A(\$\d{1,7}):\$XFD(\$\d{1,7})/gi;

/** Whole columns and rows have no end here that rows added later would move. */
const wholeHeaders = (formula: string): string =>
  formula.replace(ALL_ROWS, "$1:$2").replace(ALL_COLUMNS, "$1:$2");

interface NameInFile {
  readonly name: string;
  readonly text: string;
  readonly others: Readonly<Record<string, string>>;
}

/** A file has all names in one list: those for printing, of sheets and of the workbook. */
export function withDefinedNames(xml: string, model: Model): string {
  const all = namesInFile(model);
  if (all.length === 0) return xml;
  return changed(xml, (document) => {
    const list = element(document, "definedNames", {});
    for (const { name, text, others } of all) {
      const one = element(document, "definedName", { name: asXstring(name), ...others });
      one.textContent = asXstring(text);
      list.append(one);
    }
    document.documentElement.append(list);
  });
}

function namesInFile(model: Model): NameInFile[] {
  const { getters } = model;
  const sheetIds = getters.getSheetIds();
  const ofPrinting = sheetIds.flatMap((id, place) => {
    const names = printNamesOf(getters.getSheetName(id), extrasOf(model).getPageLayout(id));
    return names.map((name) => ({ ...name, others: { localSheetId: String(place) } }));
  });
  const own = namesOf(model)
    .getDefinedNames()
    .map(({ name, scope, formula, comment, isVisible }) => ({
      name,
      text: asStored(textOf(getters, formula)),
      others: {
        ...(comment === "" ? {} : { comment: asXstring(comment) }),
        ...(scope === null ? {} : { localSheetId: String(sheetIds.indexOf(scope)) }),
        ...(isVisible ? {} : { hidden: "1" }),
      },
    }));
  return [...ofPrinting, ...own];
}
