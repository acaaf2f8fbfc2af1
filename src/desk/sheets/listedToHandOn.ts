import type { ReportTexts } from "../../i18n/report";
import { madeOf } from "../../sheets/renewal/made";
import type { NamedCells } from "../selectedCells";
import { foundReports, latestReports } from "../ratings/foundReports";

/** A sheet that belongs to the one that is shown. */
export interface ListedToHandOn {
  readonly sheet: string;
  /** Of an event of which a later report goes along. */
  readonly isSuperseded: boolean;
}

/** With so many sheets they are those of one event: nobody need choose. */
const MOST_UNASKED = 4;

export function isToChoose(family: readonly unknown[]): boolean {
  return family.length > MOST_UNASKED;
}

/** The sheets that can go along; of two reports of one event the earlier, with its parts, is superseded. */
export function listedToHandOn(
  family: readonly NamedCells[],
  languages: readonly ReportTexts[],
): readonly ListedToHandOn[] {
  const [first] = family;
  const reports = foundReports(family, languages);
  const latest = new Set(latestReports(reports));
  const before = new Set(reports.filter((each) => !latest.has(each)).map(({ sheet }) => sheet));
  const makings = new Set(
    family.flatMap(({ sheet, names }) => (before.has(sheet) ? (madeOf(names)?.on ?? []) : [])),
  );
  return family.map((each) => {
    const on = madeOf(each.names)?.on;
    const isPart = on !== undefined && makings.has(on);
    return {
      sheet: each.sheet,
      isSuperseded: each !== first && (isPart || before.has(each.sheet)),
    };
  });
}
