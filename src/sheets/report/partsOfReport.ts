import { newestEdition } from "../../rules/editions/editionOn";
import { MADE_FOR } from "../facts";
import {
  endOfNames,
  joinedParts,
  type PartsOfSheet,
  type SheetByNames,
  type SheetPart,
} from "../sheetPart";
import { CARRIED_COLUMNS } from "./columns/carried";
import { allReportColumns } from "./columns/order";
import { REPORT_TITLE, type ReportColumn } from "./layout";
import { REPORT_FACTS } from "./reportFacts";

/** What a report tells of its players to what is made of it. */
const READ: readonly ReportColumn[] = [
  ...(["number", "player", "rating", "id", "rc", "n", "w", "wMinusWe", "k", "kGiven"] as const),
  ...(["change", "rn", "ru", "ruAsOpponent", "birth", "gamesSoFar", "peak"] as const),
  ...CARRIED_COLUMNS.map(({ key }) => key),
];
/** Whether a K was typed, a first rating comes from an iteration, a number is a day. */
const WHOLE: readonly ReportColumn[] = ["k", "kGiven", "ru", "ruAsOpponent", "birth"];

/** What is to be read of a report, however many players it has; lines put in below them are among it. */
export function partsOfReport(sheet: SheetByNames): PartsOfSheet {
  const { own } = sheet.names;
  const end = endOfNames(sheet.names);
  const first = own.get("Player")?.row ?? 0;
  const columns = allReportColumns(newestEdition("standard")).flatMap(
    ({ key, name = "" }): SheetPart[] => {
      const area = own.get(name);
      if (area === undefined || !READ.includes(key)) return [];
      const lines = { ...area, row: first, rows: end - first };
      return [{ area: lines, isWhole: WHOLE.includes(key) }];
    },
  );
  const said = [REPORT_TITLE, MADE_FOR, ...REPORT_FACTS.flatMap(({ name }) => name ?? [])];
  const facts = said.flatMap((name): SheetPart[] => {
    const area = own.get(name);
    return area === undefined ? [] : [{ area, isWhole: true }];
  });
  return { ...sheet, parts: joinedParts([...columns, ...facts]) };
}
