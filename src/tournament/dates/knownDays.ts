import { dayOf } from "../../rules/day";
import type { Day } from "../../rules/units";
import { span, textAt, type SheetCells } from "../sheetCells";
import type { DaysFound, EventDays } from "./daysInText";

const YEAR_ALONE = /(?<![\d./-])(?:19|20)\d\d(?![\d./-])/g;

/** Days that are sure, of rounds and lists too, and the middle of every year that a text names. */
export function knownDays(
  cells: SheetCells,
  rows: readonly number[],
  found: readonly DaysFound[],
): readonly Day[] {
  const { column, columns } = cells.area;
  const sure = found.flatMap(({ readings: [only, another], rare }) =>
    only?.start == null || another !== undefined || rare.length > 0 ? [] : [only.start],
  );
  const years = rows.flatMap((row) =>
    span(column, columns).flatMap((each) => {
      const text = textAt(cells, { row, column: each });
      return (text.match(YEAR_ALONE) ?? []).map((year) => dayOf(Number(year), 7, 1));
    }),
  );
  return [...sure, ...years];
}

/** What is known of an event lies within about a year of it. */
const NEAR = 400;

export function fits({ start }: EventDays, known: readonly Day[]): boolean {
  return known.some((day) => start !== null && Math.abs(day - start) <= NEAR);
}

/** Those next to what the sheet knows. */
export function likeliestFirst(
  choices: readonly EventDays[],
  known: readonly Day[],
): readonly EventDays[] {
  const distance = ({ start }: EventDays) =>
    known.reduce((least, day) => Math.min(least, Math.abs(day - (start ?? Infinity))), Infinity);
  return known.length === 0
    ? choices
    : [...choices].sort((one, other) => distance(one) - distance(other));
}
