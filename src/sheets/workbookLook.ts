import { askCircumstances, type Circumstances } from "./circumstances";
import { freeSheetName } from "./sheetName";

/** What the workbook is like before anything is written to it. */
interface WorkbookLook extends Circumstances {
  /** As wished, as far as they are free. */
  readonly names: readonly string[];
}

export async function looked(
  context: Excel.RequestContext,
  wished: readonly string[],
): Promise<WorkbookLook> {
  const { worksheets } = context.workbook;
  worksheets.load("items/name");
  const circumstances = await askCircumstances(context);
  const taken = worksheets.items.map(({ name }) => name);
  const names = wished.map((wish) => {
    const name = freeSheetName(wish, taken);
    taken.push(name);
    return name;
  });
  return { names, ...circumstances };
}
