import { kNotes } from "../../kNotes";
import { widthOfNames } from "../../textWidth";
import { SheetDraft } from "../../sheetDraft";
import type { SheetPlan } from "../../sheetPlan";
import type { ReportContext } from "../context";
import { pageFormulas, putPage } from "./page";

/** Title and explanation come first; the title is repeated on every page. */
const FIRST_PAGE = 2;

/** A page for each player, to print or to send: his games and the sum in words. */
export function playerPages(context: ReportContext, name: string): SheetPlan {
  const { order, texts } = context;
  const { edition, title, event } = order;
  const draft = new SheetDraft();
  draft.title(texts.report.pages.title(title, edition), "Player_pages");
  const notes = [texts.report.pages.note, ...kNotes(context.k, edition, texts)];
  draft.put(1, 0, notes.join(" "), "note");
  const formulas = pageFormulas(context);
  const firstRows: number[] = [];
  let row = FIRST_PAGE;
  for (const player of event.players.keys()) {
    firstRows.push(row);
    row = putPage(draft, context, formulas, player, row);
  }
  return {
    ...draft.named(name, { paper: texts.paper, edition }),
    widths: [7, widthOfNames(event.players), 9, 11, 8, 8, 9, 14],
    frozen: { rows: 1, columns: 0 },
    titleRows: { first: 1, last: 1 },
    pageBreaks: firstRows.slice(1),
  };
}
