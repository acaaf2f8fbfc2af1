import { readingNotes } from "../readingNotes";
import { PERIOD_READINGS } from "./periodReadings";
import { cellAt } from "../../formula/reference";
import type { SheetTexts } from "../../i18n/sheets";
import { calendarDate } from "../../rules/day";
import { isCarried } from "../../tournament/carried";
import { startOfPeriod } from "../../rules/period/periodReport";
import { formulaStyle, type TableRanges } from "../articles/style";
import { putFactsBlock } from "../facts";
import { putHead } from "../head";
import { SheetDraft } from "../sheetDraft";
import type { SheetPlan } from "../sheetPlan";
import { putTable, shown, widthsOf } from "../table";
import { PERIOD_COLUMNS } from "./columns/players";
import { RESULT_COLUMNS } from "./columns/results";
import type { PeriodContext } from "./context";
import { putEvents } from "./eventsBlock";
import { kOfOrder } from "./kOfResults";
import type { PeriodOrder } from "./order";
import { periodPlaces } from "./places";
import { PERIOD_FACTS } from "./periodFacts";
import { periodHead, resultsHead } from "./periodHead";
import { playerLines } from "./playerLine";
import { remarkLines } from "./remarkLines";
import { resultLines } from "./resultLine";

/** What the sheets of an order would best be called: after the list that counts it. */
export function periodNames({ list, edition }: PeriodOrder, texts: SheetTexts): string[] {
  const { period, tabs } = texts;
  if (list === null) return [period.name, period.resultsName];
  const { year, month } = calendarDate(list);
  const called = `${year}-${String(month).padStart(2, "0")}`;
  return [tabs.ratings[edition.pace](called), tabs.results[edition.pace](called)];
}

/** A rating period: what each player's events make of his rating, and on a second sheet the events. */
export function periodSheets(
  order: PeriodOrder,
  [period = "", results = ""]: readonly string[],
  texts: SheetTexts,
): readonly SheetPlan[] {
  const start = startOfPeriod(order.players, order.edition, order.list);
  const context: PeriodContext = {
    order,
    names: { period, results },
    places: periodPlaces(order),
    texts,
    kBy: (edition) => formulaStyle(order.style, edition, NO_TABLES).k,
    start,
    k: kOfOrder(order),
  };
  return [playersSheet(context), resultsSheet(context)];
}

function playersSheet(sheet: PeriodContext): SheetPlan {
  const { order, names, places, texts } = sheet;
  const { edition } = order;
  const { period: words } = texts;
  const draft = new SheetDraft();
  const isAsMade = putFactsBlock(draft, places.facts, PERIOD_FACTS, sheet, texts);
  putHead(draft, periodHead(sheet, isAsMade), texts.madeFor);
  for (const [index, note] of notesOf(sheet).entries()) {
    draft.put(places.notesRow + index, 1, note, "note");
  }
  putTable(draft, places.players, PERIOD_COLUMNS, sheet, playerLines(sheet), {
    heading: (key) => (isCarried(key) ? texts.carried[key] : words.headings[key]),
    hint: (key) => (isCarried(key) ? undefined : words.hints[key]?.(edition)),
  });
  putEvents(draft, sheet);
  const plan = {
    ...draft.named(names.period, { paper: texts.paper, edition }),
    widths: widthsOf(shown(PERIOD_COLUMNS, order), NUMBER, order),
    ...headed(places.players.first),
  };
  return { ...plan, brokenRows: remarkLines(sheet, plan) };
}

function resultsSheet(sheet: PeriodContext): SheetPlan {
  const { order, names, places, texts } = sheet;
  const { period: words } = texts;
  const draft = new SheetDraft();
  putHead(draft, resultsHead(sheet), texts.madeFor);
  putTable(draft, places.results, RESULT_COLUMNS, sheet, resultLines(sheet), {
    heading: (key) => words.resultHeadings[key],
  });
  return {
    ...draft.named(names.results, { paper: texts.paper, edition: order.edition }),
    widths: widthsOf(shown(RESULT_COLUMNS, order), NUMBER, order),
    ...headed(places.results.first),
  };
}

/** In characters, where a column says nothing else. */
const NUMBER = 9;

/** The headings, counted from 1, stay in view and stand on every page. */
function headed(row: number): Pick<SheetPlan, "frozen" | "titleRows"> {
  return { frozen: { rows: row, columns: 0 }, titleRows: { first: row, last: row } };
}

function notesOf(sheet: PeriodContext): readonly string[] {
  const { order, texts } = sheet;
  return [
    ...(isKSought(sheet) ? [texts.madeWith[order.style]] : []),
    ...readingNotes(PERIOD_READINGS, order, order, texts),
  ];
}

/** Only then a formula of the chosen style is needed. */
function isKSought({ k }: PeriodContext): boolean {
  return k.some((of) => of.some(({ source }) => source.kind === "sought"));
}

/** K alone is looked up here, and its steps stand in the formula. */
const NOWHERE = cellAt(0, 0);
const NO_TABLES: TableRanges = {
  dp: NOWHERE,
  difference: NOWHERE,
  higher: NOWHERE,
  lower: NOWHERE,
};
