import type { Reading } from "../../tournament/readTable";
import type { Choices } from "./choices";
import { aboutOf } from "./rulesOfEvent";

/** The fields of the time control; null: nothing is known. No increment at all is 0. */
interface TimeFields {
  readonly minutes: number | null;
  readonly increment: number | null;
}

/** What the sheet tells, unless a person says otherwise. */
export function timeFields(reading: Reading, { minutes, increment }: Choices): TimeFields {
  const { timeControl } = aboutOf(reading);
  return {
    minutes: minutes === undefined ? (timeControl?.minutes ?? null) : minutes,
    increment: increment === undefined ? (timeControl?.increment ?? null) : increment,
  };
}
