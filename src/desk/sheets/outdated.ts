import { sheetsIn } from "../../sheets/handOn/family";
import type { Made } from "../../sheets/renewal/made";
import type { SheetRead } from "../../sheets/sheetRead";
import type { WrittenSheet } from "../../sheets/writeSheets";

interface MadeSheet {
  readonly sheet: WrittenSheet;
  readonly made: Made;
}

/** A period, and a report that was made after it. */
export interface Outdated {
  readonly period: string;
  readonly report: string;
}

/** The periods that take figures from a report that was made later. */
export async function outdatedPeriods(
  sheets: readonly MadeSheet[],
  read: (sheet: string) => Promise<SheetRead | null>,
): Promise<readonly Outdated[]> {
  const reports = sheets.filter(({ made }) => made.kind === "report");
  const outdated: Outdated[] = [];
  for (const { sheet, made } of sheets.filter(({ made: { kind } }) => kind === "period")) {
    const later = reports.filter((report) => report.made.on > made.on);
    if (later.length === 0) continue;
    const results = sheets.find((each) => each.made.kind === "results" && each.made.on === made.on)
      ?.sheet.name;
    const found = results === undefined ? null : await read(results);
    const taken = found === null ? null : sheetsIn(found.cells);
    const report = later.find((each) => taken?.has(each.sheet.name));
    if (report !== undefined) outdated.push({ period: sheet.name, report: report.sheet.name });
  }
  return outdated;
}
