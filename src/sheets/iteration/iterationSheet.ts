import type { SheetTexts } from "../../i18n/sheets";
import { kOfEvent } from "../../tournament/kOfEvent";
import { formulaStyle } from "../articles/style";
import { putFacts } from "../facts";
import { editionNote } from "../editionNote";
import { SheetDraft } from "../sheetDraft";
import { eventSheetName } from "../sheetName";
import type { SheetPlan } from "../sheetPlan";
import { putTables, tableRanges } from "../tablesBlock";
import { putAverage } from "./averageBlock";
import { putChecks } from "./checksBlock";
import type { IterationContext } from "./context";
import { putCounted } from "./countedBlock";
import { putExpected, putOtherExpected } from "./expectedBlock";
import { putInputs } from "./inputsBlock";
import { ITERATION_FACTS } from "./iterationFacts";
import { iterationNotes, putNotes } from "./notesBlock";
import type { IterationOrder } from "./order";
import { ITERATION_HEAD, iterationPlaces, type IterationPlaces } from "./places";
import { putIterationTable } from "./tableBlock";

/** The sheet of the worked example, 10.54 (2005) and 8.58 (2011), for any round robin. */
export function iterationSheet(order: IterationOrder, texts: SheetTexts): SheetPlan {
  const places = iterationPlaces(order);
  const draft = new SheetDraft();
  const { edition } = order;
  const k = kOfEvent(order.event.players, edition, order.startDate);
  const notes = iterationNotes({ order, places, k, texts });
  /** Under the notes with their section's name, and an empty row. */
  const tablesRow = places.rows.notes + 1 + notes.length + 1;
  const style = formulaStyle(order.style, edition, tableRanges(tablesRow));
  const context: IterationContext = { order, places, style, k, texts, draft };
  putTitle(context);
  putInputs(context);
  putIterationTable(context);
  putAverage(context);
  putCounted(context);
  putExpected(context);
  putOtherExpected(context);
  putChecks(context);
  putNotes(context, notes);
  if (order.style === "plain") putTables(draft, tablesRow, edition, texts);
  return {
    ...draft.named(wishedName(order, texts), { paper: texts.paper, edition }),
    widths: widthsOf(places),
    frozen: { rows: 1, columns: places.lastColumn > FITS_A_SCREEN ? 2 : 0 },
    titleRows: { first: 1, last: 1 },
  };
}

function wishedName(
  { title, isNamed = false, edition }: IterationOrder,
  texts: SheetTexts,
): string {
  const content = texts.tabs.iteration(edition.name);
  const alone = texts.iterationName(edition.name);
  return eventSheetName(isNamed ? title : null, { content, alone });
}

/** Title, and the facts under it. */
function putTitle(sheet: IterationContext): void {
  const { draft, order, texts } = sheet;
  draft.title(texts.iterationTitle(order.title), "Iteration");
  const marks = [order.isTeaching ? texts.teaching : "", texts.madeWith[order.style]];
  draft.put(1, 0, marks.filter((mark) => mark !== "").join(" "), "note");
  const made = { words: texts.madeFor, note: editionNote(order.edition, order, texts) };
  putFacts(draft, ITERATION_HEAD, ITERATION_FACTS, sheet, made);
}

/** Columns that need no scrolling, so that names need not be held. */
const FITS_A_SCREEN = 18;
const NARROW = 5;
const NAME = 27;
const NUMBER = 9;

function widthsOf({ lastColumn }: IterationPlaces): number[] {
  return Array.from({ length: lastColumn + 1 }, (_, column) => {
    if (column === 0) return NARROW + 2;
    return column === 1 ? NAME : NUMBER;
  });
}
