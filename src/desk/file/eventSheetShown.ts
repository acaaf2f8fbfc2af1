import { readEventSheet, type EventSheetRead } from "../../tournament/trf/readEventSheet";
import type { NamedCells } from "../selectedCells";

/** The event sheet that is shown, wherever its columns have moved; null where another sheet is. */
export function eventSheetShown(shown: NamedCells | null): EventSheetRead | null {
  return shown === null ? null : readEventSheet(shown.cells);
}
