import { daysBehind } from "./dateSystem";
import { freeSheetName } from "./sheetName";

/** What the workbook is like before anything is written to it. */
interface WorkbookLook {
  /** As wished, as far as they are free. */
  readonly names: readonly string[];
  readonly behind: number;
  /** Nothing is calculated before somebody asks for it. */
  readonly isByHand: boolean;
}

export async function looked(
  context: Excel.RequestContext,
  wished: readonly string[],
): Promise<WorkbookLook> {
  const { worksheets, application } = context.workbook;
  worksheets.load("items/name");
  application.load("calculationMode");
  const behind = await daysBehind(context);
  const taken = worksheets.items.map(({ name }) => name);
  const names = wished.map((wish) => {
    const name = freeSheetName(wish, taken);
    taken.push(name);
    return name;
  });
  return { names, behind, isByHand: isManual(application) };
}

function isManual({ calculationMode }: Excel.Application): boolean {
  return calculationMode === "Manual";
}
