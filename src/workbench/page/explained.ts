import type { WorkbenchTexts } from "../../i18n/workbench";
import { LIMITS, LAST_CELL } from "../xlsx/limits";
import type { Opened } from "../xlsx/openXlsx";
import { OpenFault, type Fault } from "../xlsx/openFault";

const A_MEGABYTE = 1_000_000;
const MEGABYTES = LIMITS.bytes / A_MEGABYTE;

/** Why a file was not opened, in one sentence. */
export function explained(error: unknown, { whyNotOpened }: WorkbenchTexts): string {
  if (error instanceof OpenFault) return explainedFault(error.fault, whyNotOpened);
  return error instanceof Error ? error.message : String(error);
}

function explainedFault(fault: Fault, why: WorkbenchTexts["whyNotOpened"]): string {
  switch (fault.kind) {
    case "damaged":
      return why.damaged(fault.part);
    case "tooLarge":
      return why.tooLarge(Math.ceil(fault.bytes / A_MEGABYTE), MEGABYTES);
    case "tooManyCells":
      return why.tooManyCells(fault.cells, LIMITS.cells);
    case "tooSpread":
      return why.tooSpread(fault.places, LIMITS.places);
    case "tooFar":
      return why.tooFar(fault.sheet, fault.cell, LAST_CELL);
    default:
      return why[fault.kind];
  }
}

/** What a person has to know of a file that was opened. */
export function remarks(opened: Omit<Opened, "workbook">, texts: WorkbenchTexts): string[] {
  const kinds = [...opened.notKept].map((kind) => texts.kinds[kind]);
  return [
    ...opened.renames.map(({ from, to }) => texts.renamedSheet(from, to)),
    ...(kinds.length === 0 ? [] : [texts.notKept(kinds)]),
  ];
}

/** How large a file may be, said before one is chosen. */
export function limits(texts: WorkbenchTexts): string {
  return texts.limits(MEGABYTES, LIMITS.cells, LAST_CELL);
}
