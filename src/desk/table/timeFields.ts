import { plainControl, type TimeControl } from "../../rules/timeControl";
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
  const told = fieldsOf(aboutOf(reading).timeControl);
  return {
    minutes: minutes === undefined ? told.minutes : minutes,
    increment: increment === undefined ? told.increment : increment,
  };
}

/** The time control by which the event is judged; typed fields have one period. */
export function timeControlFor(reading: Reading, choices: Choices): TimeControl | null {
  if (choices.minutes === undefined && choices.increment === undefined) {
    return aboutOf(reading).timeControl;
  }
  const { minutes, increment } = timeFields(reading, choices);
  return minutes === null ? null : plainControl(minutes, increment ?? 0);
}

/** Of several periods all minutes; increments that differ are no single one. */
function fieldsOf(control: TimeControl | null): TimeFields {
  const [first, ...others] = control ?? [];
  if (first === undefined) return { minutes: null, increment: null };
  const seconds = others.reduce((sum, period) => sum + period.seconds, first.seconds);
  const isOne = others.every(({ increment }) => increment === first.increment);
  return { minutes: seconds / 60, increment: isOne ? first.increment : null };
}
