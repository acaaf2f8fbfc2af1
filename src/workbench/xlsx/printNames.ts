import type { PageLayout } from "../engine/pageLayout";
import { elements } from "./xml";

/** What is printed, and what on every page: names of the workbook, in Excel's files. */
const TITLES = "_xlnm.Print_Titles";
const AREA = "_xlnm.Print_Area";

export const PRINT_NAMES: ReadonlySet<string> = new Set([TITLES, AREA]);

/** Of the sheet that stands at this place among a file's sheets. */
export function readPrintNames(workbook: Document, place: number): PageLayout {
  const own = elements(workbook, "definedName").filter(
    (name) => name.getAttribute("localSheetId") === String(place),
  );
  const areasOf = (name: string) =>
    own.filter((one) => one.getAttribute("name") === name).flatMap((one) => areas(one.textContent));
  const titles = areasOf(TITLES);
  const titleRows = titles.find((area) => /^\$?\d+:\$?\d+$/.test(area));
  const titleColumns = titles.find((area) => /^\$?[A-Z]+:\$?[A-Z]+$/i.test(area));
  const printed = areasOf(AREA);
  return {
    ...(titleRows === undefined ? {} : { titleRows }),
    ...(titleColumns === undefined ? {} : { titleColumns }),
    ...(printed.length === 0 ? {} : { printArea: printed.join(",") }),
  };
}

/** No formula of Excel is longer. */
const LONGEST = 8_192;
const QUOTED_SHEET = /(?<!')'(?:[^']|'')*'!/g;

/** The areas of 'My sheet'!$A:$B,'My sheet'!$1:$3 without the sheet; none where one is gone. */
function areas(text: string): string[] {
  const local = text.slice(0, LONGEST).replace(QUOTED_SHEET, "").split(",");
  const plain = local.map((area) => area.slice(area.lastIndexOf("!") + 1));
  return plain.every((area) => /^[$A-Z\d:]+$/i.test(area)) ? plain : [];
}

/** Of a sheet, as a file has them. */
export function printNamesOf(sheet: string, layout: PageLayout): { name: string; text: string }[] {
  const before = `'${sheet.replace(/'/g, "''")}'!`;
  return printAreas(layout).map(([name, areas]) => {
    return { name, text: areas.map((area) => before + area).join(",") };
  });
}

function printAreas(layout: PageLayout): [string, string[]][] {
  const { titleRows, titleColumns, printArea } = layout;
  const titles = [titleColumns, titleRows].filter((area) => area !== undefined);
  return [
    ...(printArea === undefined ? [] : [[AREA, printArea.split(",")] satisfies [string, string[]]]),
    ...(titles.length === 0 ? [] : [[TITLES, titles] satisfies [string, string[]]]),
  ];
}
