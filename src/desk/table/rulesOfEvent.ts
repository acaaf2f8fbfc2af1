import { editionOf, editionOn } from "../../rules/editions/editionOn";
import type { Edition, Pace } from "../../rules/editions/edition";
import { isReason, type Reason } from "../../rules/reason";
import type { Day } from "../../rules/units";
import type { EventDays } from "../../tournament/dates/eventDates";
import { paceTold } from "../../tournament/pace/toldPace";
import type { Reading } from "../../tournament/readTable";
import { NOTHING_KNOWN, type About } from "../../tournament/tournament";
import type { Choices } from "./choices";

/** The days as a person says, else as the sheet does; where it may mean several, none is taken. */
export function daysOf(told: About, { startDate, endDate }: Choices): EventDays {
  return {
    start: startDate === undefined ? told.startDate : startDate,
    end: endDate === undefined ? told.endDate : endDate,
  };
}

/** What a table tells of its event beside its players. */
export function aboutOf({ tournament }: Pick<Reading, "tournament">): About {
  return tournament?.about ?? NOTHING_KNOWN;
}

/** As a person says, else as the sheet tells; null where it has to be asked. */
export function paceOfEvent(told: About, { pace }: Pick<Choices, "pace">): Pace | null {
  return pace === "as told" ? paceTold(told.pace) : pace;
}

/** The edition chosen by hand, else the one of the first day; null where it has to be asked. */
export function editionFor(
  startDate: Day | null,
  pace: Pace,
  { edition }: Pick<Choices, "edition">,
): Edition | Reason | null {
  if (edition !== "by date") return editionOf(edition, pace);
  return startDate === null ? null : editionOn(startDate, pace);
}

/** 8.2 (2022): the edition, or the one in force on the day, has no method: an earlier one's is for teaching. */
export function isForTeaching(method: Edition, edition: Edition, startDate: Day | null): boolean {
  if (method !== edition) return true;
  const onTheDay = startDate === null ? method : editionOn(startDate);
  return !isReason(onTheDay) && !onTheDay.hasRobin;
}
