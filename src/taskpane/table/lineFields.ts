import { html, nothing, type TemplateResult } from "lit-html";
import type { TableTexts } from "../../i18n/table";
import type { Choices } from "../../desk/table/choices";
import { withValue } from "../../desk/table/corrections";
import { MEANINGS, type Meaning, type PreviewLine } from "../../desk/table/preview";
import { textField } from "../elements/fields";
import { placeButton } from "./placeButton";
import type { TableActions } from "./tableState";

/** What is read of one player, to be read otherwise. */
export function lineFields(
  line: PreviewLine,
  choices: Choices,
  texts: TableTexts,
  actions: TableActions,
): TemplateResult {
  const fields = MEANINGS.filter((each) => line[each].place !== null);
  return html`
    ${fields.length === 0 ? html`<p class="quiet">${texts.nothingToCorrect}</p>` : nothing}
    ${fields.map((each) => fieldOf(each, line, choices, texts, actions))}
  `;
}

function fieldOf(
  meaning: Meaning,
  line: PreviewLine,
  choices: Choices,
  texts: TableTexts,
  actions: TableActions,
): TemplateResult | typeof nothing {
  const { text, place } = line[meaning];
  if (place === null) return nothing;
  const field = textField(`line-${meaning}`, texts.meanings[meaning], text, (value) => {
    actions.choose(withValue(choices, place, value));
  });
  return html`${field} ${placeButton(place, texts, actions)}`;
}
