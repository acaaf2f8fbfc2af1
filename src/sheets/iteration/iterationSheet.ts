import type { SheetTexts } from "../../i18n/sheets";
import { kOfEvent } from "../../tournament/kOfEvent";
import { formulaStyle } from "../articles/style";
import { putFactsBlock } from "../facts";
import { SheetDraft } from "../sheetDraft";
import { eventSheetName } from "../sheetName";
import type { SheetPlan } from "../sheetPlan";
import { putTables, tableRanges } from "../tablesBlock";
import { putAverage } from "./averageBlock";
import { putByRule } from "./byRuleBlock";
import { putChecks } from "./checksBlock";
import type { IterationContext } from "./context";
import { putCounted } from "./countedBlock";
import { putExpected, putOtherExpected } from "./expectedBlock";
import { putInputs } from "./inputsBlock";
import { ITERATION_FACTS } from "./iterationFacts";
import { putIterationHead } from "./iterationHead";
import { iterationNotes, putNotes } from "./notesBlock";
import type { IterationOrder } from "./order";
import { iterationFactsAt, iterationPlaces } from "./places";
import { putIterationTable } from "./tableBlock";
import { heldColumns, iterationWidths, lastOfReasons } from "./widths";

/** The sheet of the worked example, 10.54 (2005) and 8.58 (2011), for any round robin. */
export function iterationSheet(order: IterationOrder, texts: SheetTexts): SheetPlan {
  const places = iterationPlaces(order);
  const draft = new SheetDraft();
  const { edition } = order;
  const k = kOfEvent(order.event.players, edition, order);
  const notes = iterationNotes({ order, places, k, texts });
  /** Under the notes with their section's name. */
  const tablesRow = places.rows.notes + 1 + notes.length;
  const style = formulaStyle(order.style, edition, tableRanges(tablesRow));
  const context: IterationContext = { order, places, style, k, texts, draft };
  putIterationTable(context);
  putAverage(context);
  putInputs(context);
  putCounted(context);
  putExpected(context);
  putOtherExpected(context);
  putByRule(context);
  putChecks(context);
  const facts = iterationFactsAt(places);
  putIterationHead(context, putFactsBlock(draft, facts, ITERATION_FACTS, context, texts));
  putNotes(context, notes);
  if (order.style === "plain") putTables(draft, tablesRow, edition, texts);
  draft.reachTo(lastOfReasons(places) ?? places.lastColumn);
  return {
    ...draft.named(wishedName(order, texts), { paper: texts.paper, edition }),
    widths: iterationWidths(places),
    frozen: { rows: 1, columns: heldColumns(places) },
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
