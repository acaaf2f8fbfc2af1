import { nothing, type TemplateResult } from "lit-html";
import type { CrosstableTexts } from "../../i18n/crosstable";
import { columnLetters } from "../../tournament/sheetCells";
import { selectField } from "../fields";
import type { Choices } from "./choices";
import type { PageActions } from "./pageState";
import type { Verdict } from "./verdict";

/** 7.2.1 (rapid and blitz): who has no rating there counts with the standard one. */
export function standardColumn(
  { pace, standardColumn: chosen }: Choices,
  { reading: { ratings }, edition }: Verdict,
  texts: CrosstableTexts,
  { choose }: PageActions,
): TemplateResult | typeof nothing {
  const others = ratings.columns.filter(({ column }) => column !== ratings.chosen?.column);
  if (pace === "standard" || others.length === 0) return nothing;
  const options = others.map(({ column, heading }): [string, string] => [
    String(column),
    texts.column(columnLetters(column), heading),
  ]);
  const all: [string, string][] = [["", texts.noStandardColumn], ...options];
  const article = edition?.articles.standardRating ?? null;
  const label = texts.standardColumn(
    article === null || edition === null ? "" : texts.article(article, edition.name),
  );
  return selectField("standard-column", label, all, String(chosen ?? ""), (value) => {
    choose({ standardColumn: value === "" ? null : Number(value) });
  });
}
