import type { ExcelWorkbook } from "./excel/workbook";
import { namesOf, type Made, type Work } from "./work";

type Asked = Pick<ExcelWorkbook, "remove" | "undoRenewal">;

/** Deletes what was made, as far as it is still there, and brings back what stood in its place. */
export async function takenBack(workbook: Asked, { sheets, renewed }: Made): Promise<Work> {
  if (renewed !== undefined) {
    await workbook.undoRenewal(renewed);
    return { kind: "brought back", names: renewed.olds.map(({ name }) => name).join(", ") };
  }
  const kind = (await workbook.remove(sheets)) ? "removed" : "already gone";
  return { kind, names: namesOf(sheets) };
}
