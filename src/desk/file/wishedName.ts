import { legalSheetName } from "../../sheets/sheetName";
import { textOf, type TrfFile } from "../../tournament/trf/trfFile";

/**
 * What the sheet of a file is best called: as the event, else as the file without its ending; an event
 * called ??? has no sign that a sheet's name may have.
 */
export function wishedName(file: TrfFile, fileName: string, otherwise: string): string {
  const names = [textOf(file, "012"), fileName.replace(/\.\w+$/, "")].map(legalSheetName);
  return names.find((name) => name !== "") ?? otherwise;
}
