import { EVENT_SHEET } from "../../sheets/eventFile/eventSheet";
import { readEventSheet, type EventSheetRead } from "../../tournament/trf/readEventSheet";
import type { NamedCells } from "../selectedCells";

/** The event sheet that is shown, wherever its columns have moved; null where another sheet is. */
export function eventSheetShown(shown: NamedCells | null): EventSheetRead | null {
  if (shown === null) return null;
  return readEventSheet(shown.cells, shown.names.own.get(EVENT_SHEET)?.column);
}
