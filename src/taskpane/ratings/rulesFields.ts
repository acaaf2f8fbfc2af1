import { html, type TemplateResult } from "lit-html";
import type { EditionId, Edition } from "../../rules/editions/edition";
import { editionOf, editionOn, editionsOf } from "../../rules/editions/editionOn";
import type { Reason } from "../../rules/reason";
import type { Day } from "../../rules/units";
import type { StyleName } from "../../sheets/formulaStyle";
import { dateInput } from "../crosstable/dateInput";
import { selectField } from "../fields";
import type { PaneLanguage } from "../language";

/** By which rules and with which formulas a sheet is made. */
export interface Rules {
  readonly edition: EditionId | "by date";
  readonly style: StyleName;
}

export const BY_DATE: Rules = { edition: "by date", style: "fide" };

/** `id`: what the fields' names begin with. */
export function rulesFields(
  id: string,
  { edition, style }: Rules,
  { ratings: texts, crosstable }: PaneLanguage,
  choose: (change: Partial<Rules>) => void,
): TemplateResult {
  const editions = editionsOf("standard").map(({ id: year, from }): [string, string] => [
    String(year),
    crosstable.editionName(year, dateInput(from)),
  ]);
  const all: [string, string][] = [["by date", texts.byLastEvent], ...editions];
  const styles = Object.entries(crosstable.styles);
  return html`
    ${selectField(`${id}-edition`, texts.edition, all, String(edition), (value) => {
      choose({ edition: value === "by date" ? value : (Number(value) as EditionId) });
    })}
    ${selectField(`${id}-style`, crosstable.style, styles, style, (value) => {
      choose({ style: value as StyleName });
    })}
  `;
}

/** The one chosen, or the one in force on the day of the last event; null where it has to be asked. */
export function editionFor({ edition }: Rules, last: Day | null): Edition | Reason | null {
  if (edition !== "by date") return editionOf(edition);
  return last === null ? null : editionOn(last);
}
