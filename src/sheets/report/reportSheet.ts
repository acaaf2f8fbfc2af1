import { isCarried } from "../../tournament/carried";
import { putFactsBlock } from "../facts";
import { putHead } from "../head";
import { SheetDraft } from "../sheetDraft";
import type { SheetPlan } from "../sheetPlan";
import { namedTogether, putTable, widthsTogether } from "../table";
import { putTables } from "../tablesBlock";
import { allReportColumns, reportColumns } from "./columns/order";
import type { ReportContext } from "./context";
import {
  GAMES_SHEET,
  REPORT_TITLE,
  tablesOf,
  type BlockName,
  type PlayersBlock,
  type ReportColumn,
} from "./layout";
import { playerLines } from "./playerLine";
import { REPORT_FACTS } from "./reportFacts";
import { daysOfTitle, factsOfHead, reportStates, reportSums } from "./reportHead";

/** The rating report of 11.3: rated and unrated players one under the other, and below what it was made for. */
export function reportSheet(context: ReportContext): SheetPlan {
  const { order, places, names, texts } = context;
  const draft = new SheetDraft();
  const isAsMade = putFactsBlock(draft, context.facts, REPORT_FACTS, context, texts);
  const head = {
    title: texts.report.title(order.title, daysOfTitle(context)),
    name: REPORT_TITLE,
    facts: factsOfHead(context),
    sums: reportSums(context),
    ...reportStates(context),
    isAsMade,
  };
  putHead(draft, head, texts.madeFor);
  draft.names.push({ name: GAMES_SHEET, sheet: names.games, area: FIRST_CELL });
  for (const block of places.blocks) putBlock(draft, context, block);
  for (const [index, each] of context.notes.entries()) {
    draft.put(places.notesRow + index, 1, each, "note");
  }
  if (order.style === "plain") putTables(draft, context.tablesRow, order.edition, texts);
  return {
    ...draft.named(names.report, { paper: texts.paper, edition: order.edition }),
    widths: widths(context),
    frozen: { rows: places.blocks[0]?.table.first ?? 1, columns: 0 },
    titleRows: headings(context),
  };
}

const FIRST_CELL = { row: 0, column: 0, rows: 1, columns: 1 };

/** Counted from 1: those of the first block. */
function headings({ places: { blocks } }: ReportContext): SheetPlan["titleRows"] {
  const row = blocks[0]?.table.first ?? 1;
  return { first: row, last: row };
}

/** A column of both blocks has one name, which goes over the heading between them. */
function putBlock(draft: SheetDraft, context: ReportContext, block: PlayersBlock): void {
  const { order, places, texts } = context;
  const { edition } = order;
  const columns = reportColumns(edition)[block.name];
  /** The headings of both blocks are as wide as the wider of them. */
  const heading = {
    row: block.table.first - 1,
    column: 0,
    rows: 1,
    columns: widths(context).length,
  };
  draft.look(heading, "heading");
  putTable(draft, block.table, columns, context, playerLines(context, block), {
    heading: (key) => headingOf(context, block.name, key),
    hint: (key) => (isCarried(key) ? undefined : texts.report.hints[key]?.(edition)),
    named: (key, area) => namedTogether(tablesOf(places), key, area),
  });
}

function headingOf(
  { order, texts }: ReportContext,
  block: BlockName,
  key: ReportColumn,
): string | number {
  if (isCarried(key)) return texts.carried[key];
  const isUnrated = key === "player" && block === "unrated";
  return isUnrated ? texts.report.unratedPlayer : texts.report.headings[key](order.edition);
}

/** In characters, where a column says nothing else. */
const NUMBER = 8;

function widths({ order, places }: ReportContext): number[] {
  return widthsTogether(tablesOf(places), allReportColumns(order.edition), NUMBER, order);
}
