import { widthOfNames } from "../../textWidth";
import { HEAD_ROWS, putHead, together } from "../../head";
import { daysOfTitle, factsOfHead, reportStates } from "../reportHead";
import { SheetDraft } from "../../sheetDraft";
import type { SheetPlan } from "../../sheetPlan";
import type { ReportContext } from "../context";
import { pageFormulas, putPage } from "./page";
import { TITLE_NAMES } from "../../sheetKind";

/** Where report and games say the same, it is said once. */
const FIRST_PAGE = HEAD_ROWS;

/** A page for each player, to print or to send: his games and the sum in words. */
export function playerPages(context: ReportContext, name: string): SheetPlan {
  const { order, texts } = context;
  const { edition, title, event } = order;
  const draft = new SheetDraft();
  const head = {
    title: texts.report.pages.title(together([title, daysOfTitle(context)]), edition),
    name: TITLE_NAMES.pages,
    facts: factsOfHead(context),
    sums: texts.report.pages.note,
    ...reportStates(context, context.names.report),
    isAsMade: null,
  };
  putHead(draft, head, texts.madeFor);
  const formulas = pageFormulas(context);
  const firstRows: number[] = [];
  let row = FIRST_PAGE;
  for (const player of event.players.keys()) {
    firstRows.push(row);
    row = putPage(draft, context, formulas, player, row);
  }
  const widths = [8, widthOfNames(event.players), 10, 12, 9, 9, 10, 10, 6];
  /** Sentences run over all of them, whether there are games or none. */
  draft.reachTo(widths.length - 1);
  return {
    ...draft.named(name, { paper: texts.paper, edition }),
    widths,
    frozen: { rows: 1, columns: 0 },
    titleRows: { first: 1, last: 1 },
    pageBreaks: firstRows.slice(1),
  };
}
