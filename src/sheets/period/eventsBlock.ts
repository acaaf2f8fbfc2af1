import type { Day } from "../../rules/units";
import type { Area } from "../../tournament/sheetCells";
import { OWN } from "../../formula/reference";
import type { PeriodTexts } from "../../i18n/period";
import type { Column, HasRows } from "../column";
import { conditionsSaid, type ConditionsTold } from "../conditionsTold";
import type { SheetDraft } from "../sheetDraft";
import { columnOf, putTable, shown, type Table } from "../table";
import type { PeriodContext } from "./context";
import type { PeriodPlaces } from "./layout";
import { isLinked, type PeriodOrder } from "./order";

/** An event of the period: what it is called, its first day, the sheet of its report. */
interface TakenEvent extends ConditionsTold {
  readonly event: string;
  readonly day: Day | null;
  readonly sheet: string;
  /** That counts it. */
  readonly list: Day | null;
}

type EventColumn = "event" | "date" | "report" | "list" | "conditions";

interface EventLine extends HasRows {
  readonly taken: TakenEvent;
}

type EventCells = Column<EventColumn, PeriodContext, EventLine>;

const orNothing = (said: string) => (said === "" ? null : said);

const EVENT_COLUMNS: readonly EventCells[] = [
  {
    key: "event",
    look: null,
    cells:
      () =>
      ({ taken }) =>
        taken.event,
  },
  {
    key: "date",
    look: "date",
    cells:
      () =>
      ({ taken }) =>
        taken.day,
  },
  {
    key: "report",
    look: null,
    isShown: isLinked,
    cells:
      () =>
      ({ taken }) =>
        orNothing(taken.sheet),
  },
  {
    key: "list",
    look: "date",
    isShown: isLinked,
    cells:
      () =>
      ({ taken }) =>
        taken.list,
  },
  {
    /** What is not met takes more room than n, in whose column it begins. */
    key: "conditions",
    look: "beside",
    isRunningOver: () => true,
    isShown: isLinked,
    cells:
      ({ texts }) =>
      ({ taken }) =>
        orNothing(conditionsSaid(taken, texts.period)),
  },
];

/** Which events the period was made of, under its players. */
export function putEvents(draft: SheetDraft, sheet: PeriodContext): void {
  const { order, places, texts } = sheet;
  const events = takenEvents(order);
  if (events.length === 0) return;
  const table = tableOfEvents(order, places);
  draft.put(places.eventsRow, table.start, texts.period.events, "section");
  const lines = events.map((taken, index) => ({ taken, rows: { [OWN]: table.first + index } }));
  putTable(draft, table, EVENT_COLUMNS, sheet, lines, {
    heading: (key) => headingOf(key, texts.period),
  });
}

function headingOf(
  key: EventColumn,
  { resultHeadings: { event, date, report }, list, conditions }: PeriodTexts,
): string {
  return { event, date, report, list, conditions }[key];
}

/** Under its section and its headings. */
function tableOfEvents(
  order: PeriodOrder,
  { eventsRow }: Pick<PeriodPlaces, "eventsRow">,
): Table<EventColumn> {
  const columns = shown(EVENT_COLUMNS, order).map(({ key }) => key);
  return { columns, start: 1, first: eventsRow + HEADING_ROWS, lines: takenEvents(order).length };
}

const HEADING_ROWS = 2;

/** The lists that count the events, with the blank row behind them: a range is never one cell. */
export function listsOfEvents(order: PeriodOrder, places: PeriodPlaces): Area {
  const table = tableOfEvents(order, places);
  const column = columnOf(table, "list");
  return { row: table.first, column, rows: table.lines + 1, columns: 1 };
}

/** With section and headings; nothing where no event has a name. */
export function heightOfEvents(order: PeriodOrder): number {
  const events = takenEvents(order).length;
  return events === 0 ? 0 : events + HEADING_ROWS;
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
