import type { SheetTexts } from "../../i18n/sheets";
import type { Edition } from "../../rules/editions/edition";
import type { Day } from "../../rules/units";
import type { Championship } from "../../tournament/composition";
import { kOfEvent, type KOfEvent } from "../../tournament/kOfEvent";
import type { RoundRobin } from "../../tournament/roundRobin";
import { editionLiteral } from "../editionArgument";
import { fideStyle, plainStyle, type FormulaStyle, type StyleName } from "../formulaStyle";
import { SheetDraft } from "../sheetDraft";
import type { Formula, SheetPlan } from "../sheetPlan";
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

/** Where inputs stand elsewhere: the cells that the iteration takes them from. */
export interface IterationLinks {
  readonly name: (player: number) => Formula;
  readonly rating: (player: number) => Formula;
  readonly k: (player: number) => Formula;
  readonly result: (player: number, opponent: number) => Formula;
}

export interface IterationOrder {
  readonly event: RoundRobin;
  readonly edition: Edition;
  /** The edition was chosen by a person, not by the first day. */
  readonly isByHand?: boolean;
  readonly style: StyleName;
  /** 8.58 (2011) as printed. */
  readonly asPrinted: boolean;
  /** We from the Ru of the first pass: how 10.54 (2005) can be read. */
  readonly isWeFromRu: boolean;
  readonly startDate: Day | null;
  readonly championship: Championship;
  /** Unrated players for whom this is not the first event: 6.1. */
  readonly later: ReadonlySet<number>;
  /** What the event is called. */
  readonly title: string;
  /** The method of an edition that is no longer in force for the event: 8.2 (2022). */
  readonly isTeaching: boolean;
  /** Without links the inputs stand on the sheet itself. */
  readonly links?: IterationLinks;
}

/** Everything the blocks of one sheet have in common. */
export interface IterationContext {
  readonly order: IterationOrder;
  readonly places: IterationPlaces;
  readonly style: FormulaStyle;
  readonly k: KOfEvent;
  readonly texts: SheetTexts;
  readonly draft: SheetDraft;
}

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
