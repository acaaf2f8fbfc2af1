import { addressOf, addressOfArea } from "../tournament/sheetCells";
import { MARGINS, paperForm } from "./paperForm";
import type { FootPart, SheetPlan } from "./sheetPlan";

/** How a sheet is printed, on the paper that the printer has. */
export function printSheet(sheet: Excel.Worksheet, plan: SheetPlan): void {
  const { titleRows, printed, footer } = plan;
  const { orientation, zoom, breaks } = paperForm(plan);
  const { pageLayout } = sheet;
  pageLayout.orientation = orientation;
  pageLayout.zoom = zoom;
  pageLayout.leftMargin = MARGINS.left;
  pageLayout.rightMargin = MARGINS.right;
  pageLayout.topMargin = MARGINS.top;
  pageLayout.bottomMargin = MARGINS.bottom;
  pageLayout.setPrintTitleRows(`$${titleRows.first}:$${titleRows.last}`);
  pageLayout.setPrintArea(sheet.getRange(addressOfArea(printed)));
  const { defaultForAllPages: foot } = pageLayout.headersFooters;
  foot.leftFooter = footText(footer.left);
  foot.centerFooter = footText(footer.center);
  foot.rightFooter = footText(footer.right);
  for (const row of breaks.slice(0, MOST_PAGE_BREAKS)) {
    sheet.horizontalPageBreaks.add(addressOf({ row, column: 0 }));
  }
}

/** More than these a sheet cannot have; the pages behind run on. */
const MOST_PAGE_BREAKS = 1_023;

const FIELDS = { page: "&P", pages: "&N", today: "&D" } as const;

/** In small print; a digit behind the size would belong to it. */
const SIZE = "&8 ";

function footText(parts: readonly FootPart[]): string {
  const said = parts.map((part) =>
    typeof part === "string" ? part.replace(/&/g, "&&") : FIELDS[part.field],
  );
  return SIZE + said.join("");
}
