import {
  isOpen,
  SWITCHED_READINGS,
  type LeftOpen,
  type OtherReadings,
} from "../rules/editions/openReading";
import { madeFor } from "./readMadeFor";
import type { SheetRead } from "./sheetRead";

/** Under which a sheet keeps the readings of which the other is taken. */
export const OTHER_READINGS = "other_readings";

const NONE = "none";

/** Whether an edition leaves anything open where people decide. */
export function hasSwitches(edition: { readonly leavesOpen: LeftOpen }): boolean {
  return SWITCHED_READINGS.some((reading) => isOpen(edition, reading));
}

export function otherReadingsContent(others: OtherReadings = new Set()): string {
  return SWITCHED_READINGS.filter((reading) => others.has(reading)).join(" ") || NONE;
}

/** Of which the other is taken, as the sheet keeps them. */
export function otherReadingsOf(sheet: SheetRead): OtherReadings {
  const kept = String(madeFor(sheet, OTHER_READINGS)).split(" ");
  return new Set(SWITCHED_READINGS.filter((reading) => kept.includes(reading)));
}
