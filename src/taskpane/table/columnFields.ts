import { html, type TemplateResult } from "lit-html";
import type { TableTexts } from "../../i18n/table";
import { withColumn } from "../../desk/table/corrections";
import { MEANINGS, type Meaning, type Preview, type PreviewColumn } from "../../desk/table/preview";
import { columnLetters } from "../../formula/columnLetters";
import { selectField } from "../elements/fields";
import type { TableActions, TableState } from "./tableState";

const NOT_USED = "";

/** What each column beside the results is read as. */
export function columnFields(
  { choices }: TableState,
  preview: Preview,
  texts: TableTexts,
  { choose }: TableActions,
): TemplateResult {
  const { columns, headingRow } = preview;
  if (headingRow === null) return html`<p class="quiet">${texts.noHeadings}</p>`;
  const options = [
    ...MEANINGS.map((each) => [each, texts.meanings[each]] as const),
    [NOT_USED, texts.notUsed] as const,
  ];
  const fieldOf = ({ column, heading, meaning }: PreviewColumn) =>
    selectField(
      `column-${columnLetters(column)}`,
      texts.columnIs(columnLetters(column), heading),
      options,
      meaning ?? NOT_USED,
      (chosen) => {
        const wished = chosen === NOT_USED ? null : (chosen as Meaning);
        choose(withColumn(choices, preview, column, wished));
      },
    );
  return html`<div class="pair">${columns.map(fieldOf)}</div>`;
}
