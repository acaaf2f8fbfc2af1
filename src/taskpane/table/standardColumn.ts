import { nothing, type TemplateResult } from "lit-html";
import type { TableTexts } from "../../i18n/table";
import { columnLetters } from "../../formula/columnLetters";
import { selectField } from "../elements/fields";
import type { Choices } from "../../desk/table/choices";
import type { TableActions } from "./tableState";
import { editionOf, type Verdict } from "../../desk/table/verdict";

/** 7.2.1 (rapid and blitz): who has no rating there counts with the standard one. */
export function standardColumn(
  { standardColumn: chosen }: Choices,
  verdict: Verdict,
  texts: TableTexts,
  { choose }: TableActions,
): TemplateResult | typeof nothing {
  const { ratings } = verdict.reading;
  const others = ratings.columns.filter(({ column }) => column !== ratings.chosen?.column);
  if ((verdict.pace ?? "standard") === "standard" || others.length === 0) return nothing;
  const options = others.map(({ column, heading }): [string, string] => [
    String(column),
    texts.column(columnLetters(column), heading),
  ]);
  const all: [string, string][] = [["", texts.noStandardColumn], ...options];
  const edition = editionOf(verdict);
  const article = edition?.articles.standardRating ?? null;
  const label = texts.standardColumn(
    article === null || edition === null ? "" : texts.article(article, edition.name),
  );
  return selectField("standard-column", label, all, String(chosen ?? ""), (value) => {
    choose({ standardColumn: value === "" ? null : Number(value) });
  });
}
