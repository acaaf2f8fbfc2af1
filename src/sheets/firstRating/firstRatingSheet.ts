import type { SheetTexts } from "../../i18n/sheets";
import { formulaStyle } from "../articles/style";
import { putFacts } from "../facts";
import { editionNote } from "../editionNote";
import { eventSheetName } from "../sheetName";
import { SheetDraft } from "../sheetDraft";
import type { SheetPlan } from "../sheetPlan";
import { putTable, shown, widthsOf } from "../table";
import { putTables, tableRanges } from "../tablesBlock";
import { CAREER_FACTS } from "./careerFacts";
import { CAREER_COLUMNS } from "./columns/order";
import type { CareerContext } from "./context";
import { eventLines } from "./eventLine";
import type { FirstRatingOrder } from "./order";
import { CAREER_HEAD, CAREER_TITLE } from "./layout";
import { careerPlaces } from "./places";
import { putResult } from "./resultBlock";

/** An unrated player's events, which of them count and why not, and the first rating they make. */
export function firstRatingSheet(order: FirstRatingOrder, texts: SheetTexts): SheetPlan {
  const places = careerPlaces(order);
  const { edition } = order;
  const style = formulaStyle(order.style, edition, tableRanges(places.tablesRow));
  const draft = new SheetDraft();
  const context: CareerContext = { order, places, style, texts, draft };
  putTitle(context);
  putTable(draft, places.events, CAREER_COLUMNS, context, eventLines(context), {
    heading: (key) => texts.career.headings[key](edition),
    hint: (key) => texts.career.hints[key]?.(edition),
  });
  putResult(context);
  if (order.style === "plain") putTables(draft, places.tablesRow, edition, texts);
  return {
    ...draft.named(sheetName(order, texts), { paper: texts.paper, edition }),
    widths: widthsOf(shown(CAREER_COLUMNS, order), NUMBER),
    frozen: { rows: places.events.first, columns: 0 },
    titleRows: { first: 1, last: 1 },
  };
}

/** After the player, where he is known. */
function sheetName({ player }: FirstRatingOrder, { career: { name } }: SheetTexts): string {
  return eventSheetName(player?.name ?? null, { content: name.toLowerCase(), alone: name });
}

/** In characters, where a column says nothing else. */
const NUMBER = 9;

/** Title, and the facts under it. */
function putTitle(sheet: CareerContext): void {
  const { draft, order, texts } = sheet;
  const { edition, title, style } = order;
  draft.title(texts.career.title(title), CAREER_TITLE);
  draft.put(1, 0, `${texts.madeWith[style]} ${texts.career.note(edition)}`, "note");
  const startDate = order.career.at(-1)?.day ?? null;
  const note = editionNote(edition, { ...order, startDate }, texts);
  putFacts(draft, CAREER_HEAD, CAREER_FACTS, sheet, { words: texts.madeFor, note });
}
