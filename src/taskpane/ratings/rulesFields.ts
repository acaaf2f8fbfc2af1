import { html, type TemplateResult } from "lit-html";
import { dateInput } from "../../desk/dateInput";
import type { Rules } from "../../desk/ratings/rules";
import { editionsOf } from "../../rules/editions/editionOn";
import type { StyleName } from "../../sheets/articles/style";
import { selectField } from "../elements/fields";
import type { PaneLanguage } from "../language";

/** `id`: what the fields' names begin with. */
export function rulesFields(
  id: string,
  { edition, style }: Rules,
  { ratings: texts, table }: PaneLanguage,
  choose: (change: Partial<Rules>) => void,
): TemplateResult {
  const editions = editionsOf("standard").map(({ id: year, from }): [string, string] => [
    String(year),
    table.editionName(year, dateInput(from)),
  ]);
  const all: [string, string][] = [["by date", texts.byLastEvent], ...editions];
  const styles = Object.entries(table.styles);
  return html`
    ${selectField(`${id}-edition`, texts.edition, all, String(edition), (value) => {
      choose({ edition: value === "by date" ? value : Number(value) });
    })}
    ${selectField(`${id}-style`, table.style, styles, style, (value) => {
      choose({ style: value as StyleName });
    })}
  `;
}
