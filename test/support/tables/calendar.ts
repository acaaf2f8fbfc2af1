import type { Day } from "../../../src/rules/units";

const SERIAL_OF_1970 = 25569;
const MS_A_DAY = 86_400_000;

export function dayOf(year: number, month: number, day: number): Day {
  return Date.UTC(year, month - 1, day) / MS_A_DAY + SERIAL_OF_1970;
}

export interface Date3 {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** 0: Sunday. */
  readonly weekday: number;
}

export function dateOf(day: Day): Date3 {
  const date = new Date((day - SERIAL_OF_1970) * MS_A_DAY);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
}
