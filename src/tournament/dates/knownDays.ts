import { dayOf } from "../../rules/day";
import type { Day } from "../../rules/units";
import { span, textAt, type SheetCells } from "../sheetCells";
import type { DaysFound, EventDays } from "./daysInText";

const YEAR_ALONE = /(?<![\d./-])(?:19|20)\d\d(?![\d./-])/g;

/** What a sheet tells of the time of an event beside its days. */
export interface KnownDays {
  /** Days that are sure, of rounds and lists too. */
  readonly sure: readonly Day[];
  /** The middle of every year that a text names. */
  readonly years: readonly Day[];
}

export function knownDays(
  cells: SheetCells,
  rows: readonly number[],
  found: readonly DaysFound[],
): KnownDays {
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
  return { sure, years };
}

/** What is known of an event lies within about a year of it. */
const NEAR = 400;

export function fits({ start }: EventDays, { sure, years }: KnownDays): boolean {
  return [...sure, ...years].some((day) => start !== null && Math.abs(day - start) <= NEAR);
}

/** Those next to what the sheet knows; a year alone tells no day of it from another. */
export function likeliestFirst(
  choices: readonly EventDays[],
  known: KnownDays,
): readonly EventDays[] {
  const distance = ({ start }: EventDays) =>
    known.sure.reduce(
      (least, day) => Math.min(least, Math.abs(day - (start ?? Infinity))),
      Infinity,
    );
  const misfit = (each: EventDays) => (fits(each, known) ? 0 : 1);
  return [...choices].sort((one, other) => {
    const [near, far] = [distance(one), distance(other)];
    return near === far ? misfit(one) - misfit(other) : near - far;
  });
}
