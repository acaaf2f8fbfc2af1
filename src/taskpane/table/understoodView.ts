import { html, nothing, type TemplateResult } from "lit-html";
import type { TableTexts } from "../../i18n/table";
import { columnLetters } from "../../formula/columnLetters";
import { addressOfArea } from "../../tournament/sheetCells";
import type { SelectedCells } from "../../desk/selectedCells";
import { button, selectField } from "../elements/fields";
import type { PaneLanguage } from "../language";
import type { TableActions } from "./tableState";
import type { Choices } from "../../desk/table/choices";
import { understood } from "../../desk/table/understood";
import type { Verdict } from "../../desk/table/verdict";
import type { TableOnDesk } from "../../desk/table/tableDesk";

/** What was read: where, which kind of event, how many players, whose K. */
export function understoodView(
  { source, parts, verdict }: TableOnDesk,
  choices: Choices,
  language: PaneLanguage,
  actions: TableActions,
): TemplateResult {
  const { table: texts } = language;
  const where = [source, ...parts].map(
    ({ sheet, selected }) => `${sheet}!${addressOfArea(selected)}`,
  );
  return html`
    <section data-testid="understood" aria-labelledby="understood">
      <h2 id="understood">${texts.understood} <span class="quiet">${where.join(" + ")}</span></h2>
      ${parts.map((part, index) => unpoolButton(part, where[index + 1] ?? "", texts, actions))}
      ${verdict.read.by === "nothing" ? nothing : readLines(verdict, choices, language)}
      ${ratingColumns(verdict, texts, actions)}
    </section>
  `;
}

function readLines(
  verdict: Verdict,
  choices: Choices,
  { table: texts, sheets }: PaneLanguage,
): TemplateResult {
  return html`
    <ul class="facts">
      ${understood(verdict, choices, texts, sheets.report.kinds).map((line) => html`<li>${line}</li>`)}
    </ul>
  `;
}

function unpoolButton(
  part: SelectedCells,
  table: string,
  texts: TableTexts,
  actions: TableActions,
): TemplateResult {
  const takeOut = () => {
    actions.unpool(part);
  };
  return button(texts.unpool(table), takeOut, { id: "unpool", className: "link" });
}

/** Which column was read is always said; where several may hold the ratings, a person chooses. */
function ratingColumns(
  { reading: { ratings } }: Verdict,
  texts: TableTexts,
  actions: TableActions,
): TemplateResult {
  const { chosen, columns } = ratings;
  const said =
    chosen === null ? "" : texts.ratingsFrom(columnLetters(chosen.column), chosen.heading);
  if (columns.length < 2) return html`<p class="quiet" data-testid="ratings-from">${said}</p>`;
  const options = columns.map(({ column, heading }): [string, string] => [
    String(column),
    texts.column(columnLetters(column), heading),
  ]);
  const none: [string, string] = [NOBODY, texts.nobodyRated];
  return html`<p class="quiet" data-testid="ratings-from">${said}</p>
    ${selectField(
      "rating-column",
      texts.ratingColumn,
      chosen === null ? [none, ...options] : [...options, none],
      chosen === null ? NOBODY : String(chosen.column),
      (value) => {
        actions.choose({ ratingColumn: value === NOBODY ? NOBODY : Number(value) });
      },
    )}`;
}

const NOBODY = "none";
