import { readingNotes } from "../readingNotes";
import { CAREER_READINGS } from "./careerReadings";
import type { SheetTexts } from "../../i18n/sheets";
import type { Edition } from "../../rules/editions/edition";
import { newestEdition } from "../../rules/editions/editionOn";
import { formulaStyle } from "../articles/style";
import { errataNotes } from "../errataNotes";
import { putFactsBlock } from "../facts";
import { putHead } from "../head";
import { eventSheetName } from "../sheetName";
import { SheetDraft } from "../sheetDraft";
import type { SheetPlan } from "../sheetPlan";
import { columnOf, has, putTable, shown, widthsOf } from "../table";
import { putTables, tableRanges } from "../tablesBlock";
import { CAREER_FACTS } from "./careerFacts";
import { careerHead } from "./careerHead";
import { putLists } from "./careerLists";
import { CAREER_COLUMNS } from "./columns/order";
import type { CareerContext } from "./context";
import { putEditions } from "./editionsBlock";
import { eventLines } from "./eventLine";
import type { FirstRatingOrder } from "./order";
import { careerPlaces } from "./places";
import { putResult } from "./resultBlock";

/** An unrated player's events, which of them count and why not, and the first rating they make. */
export function firstRatingSheet(order: FirstRatingOrder, texts: SheetTexts): SheetPlan {
  const places = careerPlaces(order);
  const { edition } = order;
  /** dp of no point, undefined in 2005, is looked at beside it: the table is the newest edition's. */
  const style = formulaStyle(order.style, tablesOf(order), tableRanges(places.tablesRow));
  const draft = new SheetDraft();
  const context: CareerContext = { order, places, style, texts, draft };
  const isAsMade = putFactsBlock(draft, places.facts, CAREER_FACTS, context, texts);
  putHead(draft, careerHead(context, isAsMade), texts.madeFor);
  putTable(draft, places.events, CAREER_COLUMNS, context, eventLines(context), {
    heading: (key) => texts.career.headings[key](edition),
    hint: (key) => texts.career.hints[key]?.(edition),
  });
  putInputs(context);
  putResult(context);
  putNotes(context);
  putLists(context);
  putEditions(context);
  if (order.style === "plain") putTables(draft, places.tablesRow, tablesOf(order), texts);
  const laid = draft.named(sheetName(order, texts), { paper: texts.paper, edition });
  return {
    ...laid,
    /** What the figures come from stands beside them and is not printed. */
    printed: { ...laid.printed, columns: 1 + columnOf(places.events, "why") },
    widths: widthsOf(shown(CAREER_COLUMNS, order), NUMBER, order),
    frozen: { rows: places.events.first, columns: 0 },
    titleRows: { first: places.events.first, last: places.events.first },
  };
}

function tablesOf({ edition, isByHand }: FirstRatingOrder): Edition {
  return isByHand === true ? edition : newestEdition(edition.pace);
}

/** After the player, where he is known. */
function sheetName({ player }: FirstRatingOrder, { career: { name } }: SheetTexts): string {
  return eventSheetName(player?.name ?? null, { content: name.toLowerCase(), alone: name });
}

/** In characters, where a column says nothing else. */
const NUMBER = 9;

/** What comes from a report is no input. */
function putInputs(sheet: CareerContext): void {
  const { events } = sheet.places;
  const typed = eventLines(sheet).filter(({ event }) => event?.report === undefined);
  const inputs = (["rc", "w", "n", "opponents"] as const).filter((key) => has(events, key));
  for (const { index } of typed) {
    for (const key of inputs) {
      const cell = { row: events.first + index, column: columnOf(events, key) };
      sheet.draft.look({ ...cell, rows: 1, columns: 1 }, "input");
    }
  }
}

/** How it was calculated, and the errata of the printed text. */
function putNotes({ draft, order, places, texts }: CareerContext): void {
  const { edition, style } = order;
  const notes = [
    texts.madeWith[style],
    ...readingNotes(CAREER_READINGS, order, { edition }, texts),
    ...errataNotes(edition, "firstRating", texts),
  ];
  for (const [index, note] of notes.entries()) {
    draft.put(places.notesRow + index, 1, note, "note");
  }
}
