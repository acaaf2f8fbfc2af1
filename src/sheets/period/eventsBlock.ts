import type { Day } from "../../rules/units";
import type { SheetDraft } from "../sheetDraft";
import type { Area } from "../../tournament/sheetCells";
import { conditionsSaid, type ConditionsTold } from "../conditionsTold";
import type { PeriodContext } from "./context";
import type { PeriodPlaces } from "./layout";
import type { PeriodOrder } from "./order";

/** An event of the period: what it is called, its first day, the sheet of its report. */
interface TakenEvent extends ConditionsTold {
  readonly event: string;
  readonly day: Day | null;
  readonly sheet: string;
  /** That counts it. */
  readonly list: Day | null;
}

/** Which events the period was made of, under its players. */
export function putEvents(draft: SheetDraft, { order, places, texts }: PeriodContext): void {
  const events = takenEvents(order);
  if (events.length === 0) return;
  const { resultHeadings, events: title } = texts.period;
  draft.put(places.eventsRow, 1, title, "section");
  const { event, date, report } = resultHeadings;
  const { list, conditions } = texts.period;
  const hasReports = events.some(({ sheet }) => sheet !== "");
  const headings = [event, date, ...(hasReports ? [report, list, conditions] : [])];
  draft.line(places.eventsRow + 1, 1, headings, "headingOfTexts");
  draft.look({ row: places.eventsRow + 1, column: 2, rows: 1, columns: 1 }, "headingOfNumbers");
  /** What is not met takes more room than n, in whose column it begins. */
  const told = { row: places.eventsRow + 1, column: LIST_COLUMN + 1, rows: 1, columns: 1 };
  if (hasReports) draft.look(told, "headingRunningOver");
  for (const [index, taken] of events.entries()) {
    const row = places.eventsRow + 2 + index;
    draft.put(row, 1, taken.event);
    if (taken.day !== null) draft.put(row, 2, taken.day, "date");
    if (taken.sheet !== "") draft.put(row, 3, taken.sheet);
    if (taken.list !== null) draft.put(row, LIST_COLUMN, taken.list, "date");
    const said = conditionsSaid(taken, texts.period);
    if (said !== "") draft.put(row, LIST_COLUMN + 1, said);
  }
}

const LIST_COLUMN = 4;

/** The lists that count the events, with the blank row behind them: a range is never one cell. */
export function listsOfEvents(order: PeriodOrder, { eventsRow }: PeriodPlaces): Area {
  const rows = takenEvents(order).length + 1;
  return { row: eventsRow + 2, column: LIST_COLUMN, rows, columns: 1 };
}

/** With section and headings; nothing where no event has a name. */
export function heightOfEvents(order: PeriodOrder): number {
  const events = takenEvents(order).length;
  return events === 0 ? 0 : events + 2;
}

/** Each once, in the order of their days. */
function takenEvents({ players }: PeriodOrder): readonly TakenEvent[] {
  const known = new Map<string, TakenEvent>();
  for (const { event, day, report } of players.flatMap(({ results }) => results)) {
    const taken = { event, day, sheet: report?.sheet ?? "", list: report?.list ?? null };
    const { unmet = "", unchecked = "" } = report ?? {};
    if (event !== "" || taken.sheet !== "")
      known.set(JSON.stringify(taken), { ...taken, unmet, unchecked });
  }
  return [...known.values()].sort((one, other) => (one.day ?? 0) - (other.day ?? 0));
}
