import { fixed } from "../address";
import type { SheetDraft } from "../sheetDraft";
import { HEAD, HEAD_VALUE } from "./places";
import type { ReportContext } from "./reportSheets";

/** No rating: nobody is exempt from the limit. */
export const NOBODY = 9999;

/** Title, edition with its source, first day, limit and who has none. */
export function putReportHead(draft: SheetDraft, { order, texts }: ReportContext): void {
  const { edition, startDate } = order;
  const { points, exemptFrom } = edition.limit;
  draft.put(HEAD.title, 0, texts.report.title(order.title), "title");
  draft.put(HEAD.subtitle, 0, texts.madeWith[order.style], "note");
  const line = (row: number, label: string, value: string | number) => {
    draft.put(row, 1, label, "label");
    draft.put(row, HEAD_VALUE, value, "points");
  };
  line(HEAD.edition, texts.edition, edition.id);
  draft.put(HEAD.edition, HEAD_VALUE + 1, texts.source[edition.source], "note");
  line(HEAD.date, texts.startDate, startDate ?? texts.noDate);
  if (startDate !== null) {
    draft.look({ row: HEAD.date, column: HEAD_VALUE, rows: 1, columns: 1 }, "date");
  }
  line(HEAD.limit, texts.limit, points);
  line(HEAD.exempt, texts.report.exempt, Math.min(exemptFrom, NOBODY));
  if (exemptFrom > NOBODY) draft.put(HEAD.exempt, HEAD_VALUE + 1, texts.report.nobody, "note");
  if (edition.limit.upgrades === "one game") {
    draft.put(HEAD.exempt + 1, 1, texts.report.oneUpgrade(edition.articles.change), "note");
  }
}

export const LIMIT = fixed(HEAD.limit, HEAD_VALUE);
export const EXEMPT = fixed(HEAD.exempt, HEAD_VALUE);
