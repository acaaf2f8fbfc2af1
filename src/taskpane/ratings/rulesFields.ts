import { html, type TemplateResult } from "lit-html";
import type { Rules } from "../../desk/ratings/rules";
import { editionsOf } from "../../rules/editions/editionOn";
import type { StyleName } from "../../sheets/articles/style";
import { editionChoices } from "../elements/editionChoices";
import { selectField } from "../elements/fields";
import type { PaneLanguage } from "../language";

/** `id`: what the fields' names begin with. */
export function rulesFields(
  id: string,
  { edition, style }: Rules,
  language: PaneLanguage,
  choose: (change: Partial<Rules>) => void,
  /** What the edition goes by where none is chosen. */
  byDate = language.ratings.byEvents,
): TemplateResult {
  const { ratings: texts, table } = language;
  const editions = editionChoices(editionsOf("standard"), language);
  const all: [string, string][] = [["by date", byDate], ...editions];
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
