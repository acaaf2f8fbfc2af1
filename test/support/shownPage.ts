import type { ExcelWorkbook } from "../../src/taskpane/excel/workbook";
import type { AnyPage } from "../../src/taskpane/page";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import { cellsOf, type Row } from "./sheetCells";

/** A workbook in which a table is selected; what is written is kept as plans. */
export function workbookWithTable(rows: readonly Row[]) {
  const cells = cellsOf(rows);
  const plans: SheetPlan[] = [];
  const workbook: Partial<ExcelWorkbook> = {
    readSelection: () =>
      Promise.resolve({ sheet: "S", selected: cells.area, asked: cells.area, cells }),
    readSheet: () => Promise.resolve(null),
    readRenewed: () => Promise.resolve([]),
    readNamed: () => Promise.resolve([]),
    readParts: () => Promise.resolve([]),
    readFinished: () => Promise.resolve([]),
    write: (wished, plansOf) => {
      plans.push(...plansOf(wished));
      return Promise.resolve(wished.map((name, index) => ({ id: String(index), name })));
    },
    watchSheets: () => Promise.resolve(),
  };
  return { workbook, plans };
}

/** A page as a person has it: parts by their test ids, fields to choose from. */
export function shownPage(page: AnyPage) {
  document.body.replaceChildren(page.element);
  page.show();
  page.shown();
  const part = (id: string) => {
    const found = page.element.querySelector<HTMLInputElement>(`[data-testid=${id}]`);
    if (found === null) throw new Error(`${id} is not shown`);
    return found;
  };
  const choose = (id: string, value: string | boolean) => {
    const field = part(id);
    if (typeof value === "boolean") field.checked = value;
    else field.value = value;
    field.dispatchEvent(new Event("change"));
  };
  const says = (id: string) => part(id).textContent;
  return { part, choose, says };
}
