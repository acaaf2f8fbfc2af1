import { calendarDate, dayOf, isDay } from "../rules/day";
import type { Birth } from "../rules/kFacts";
import type { Day } from "../rules/units";
import type { CellValue } from "../tournament/sheetCells";

/** Years are smaller numbers than days; whoever was born before 1928 needs no birthday. */
const LAST_YEAR = 9_999;

/** As a cell has it; null: the year stands there alone. */
export function birthDay(birth: Birth): Day | null {
  const day = "day" in birth ? dayOf(birth.year, birth.month, birth.day) : 0;
  return day > LAST_YEAR ? day : null;
}

/** As it was written, or as a person has corrected it. */
export function birthOfCell(value: CellValue): Birth | null {
  if (!isDay(value)) return null;
  return value > LAST_YEAR ? calendarDate(value) : { year: Math.floor(value) };
}
