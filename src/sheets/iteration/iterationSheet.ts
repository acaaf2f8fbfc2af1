import type { IterationOrder } from "./order";
import type { IterationContext } from "./context";
import type { SheetTexts } from "../../i18n/sheets";
import { kOfEvent } from "../../tournament/kOfEvent";
import { editionLiteral } from "../editionArgument";
import { fideStyle, plainStyle } from "../formulaStyle";
import { SheetDraft } from "../sheetDraft";
import type { SheetPlan } from "../sheetPlan";
import { putTables, tableRanges } from "../tablesBlock";
import { putAverage } from "./averageBlock";
import { putChecks } from "./checksBlock";
import { putCounted } from "./countedBlock";
import { putExpected, putOtherExpected } from "./expectedBlock";
import { putHead } from "./headBlock";
import { putInputs } from "./inputsBlock";
import { iterationPlaces, type IterationPlaces } from "./places";
import { putIterationTable } from "./tableBlock";
import { putNotes } from "./notesBlock";

/** The sheet of the worked example, 10.54 (2005) and 8.58 (2011), for any round robin. */
export function iterationSheet(order: IterationOrder, texts: SheetTexts): SheetPlan {
  const places = iterationPlaces(order);
  const draft = new SheetDraft();
  const style =
    order.style === "fide"
      ? fideStyle(editionLiteral(order.edition))
      : plainStyle(order.edition, places.limit, tableRanges(places.tablesRow));
  const k = kOfEvent(order.event.players, order.edition, order.startDate);
  const context: IterationContext = { order, places, style, k, texts, draft };
  putHead(context);
  putInputs(context);
  putIterationTable(context);
  putAverage(context);
  putCounted(context);
  putExpected(context);
  putOtherExpected(context);
  putChecks(context);
  putNotes(context);
  if (order.style === "plain") putTables(draft, places.tablesRow, order.edition, texts);
  return {
    ...draft.named(texts.iterationName(order.edition.name)),
    widths: widthsOf(places),
    frozen: { rows: 1, columns: places.lastColumn > FITS_A_SCREEN ? 2 : 0 },
    titleRows: { first: 1, last: 1 },
  };
}

/** Columns that need no scrolling, so that names need not be held. */
const FITS_A_SCREEN = 18;
const NARROW = 5;
const NAME = 24;
const NUMBER = 9;

function widthsOf({ lastColumn }: IterationPlaces): number[] {
  return Array.from({ length: lastColumn + 1 }, (_, column) => {
    if (column === 0) return NARROW + 2;
    return column === 1 ? NAME : NUMBER;
  });
}
