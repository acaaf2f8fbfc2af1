import { html, nothing, type TemplateResult } from "lit-html";
import type { TableTexts } from "../../i18n/table";
import { NOTHING_CORRECTED } from "../../desk/table/corrections";
import { previewOf, type Preview, type PreviewLine } from "../../desk/table/preview";
import type { Verdict } from "../../desk/table/verdict";
import { button } from "../elements/fields";
import type { PaneLanguage } from "../language";
import { columnFields } from "./columnFields";
import { lineFields } from "./lineFields";
import { tablePart } from "./tablePart";
import type { TableActions, TableState } from "./tableState";

/** More are shown when they are asked for. */
const FIRST_LINES = 10;

/** The players as read: whose column is which, and what stands in it, to be corrected for what is made here. */
export function previewView(
  state: TableState,
  { reading }: Verdict,
  language: PaneLanguage,
  actions: TableActions,
): TemplateResult | typeof nothing {
  const preview = previewOf(reading);
  if (preview === null) return nothing;
  const { table: texts } = language;
  const part = { id: "preview", title: texts.showPlayers } as const;
  return tablePart(part, false, state, actions, contentOf(state, preview, language, actions));
}

function contentOf(
  state: TableState,
  preview: Preview,
  language: PaneLanguage,
  actions: TableActions,
): TemplateResult {
  const { table: texts } = language;
  const { choices, line } = state;
  const { length } = preview.lines;
  const most = state.areAllShown ? length : Math.max(FIRST_LINES, (line ?? 0) + 1);
  const isCorrected = choices.readAs.size > 0 || choices.ratingColumn !== null;
  const asInSheet = () => {
    actions.choose(NOTHING_CORRECTED);
  };
  return html`
    <p class="quiet">${texts.previewMeans}</p>
    ${columnFields(state, preview, texts, actions)}
    ${linesTable(preview.lines.slice(0, most), state, language, actions)}
    <div class="actions">
      ${
        length > most
          ? button(texts.allPlayers(length), actions.showAll, {
              id: "preview-all",
              className: "small",
            })
          : nothing
      }
      ${
        isCorrected
          ? button(texts.asInSheet, asInSheet, { id: "as-in-sheet", className: "small" })
          : nothing
      }
    </div>
  `;
}

/** A column of the preview. */
interface Figure {
  readonly heading: string;
  readonly textOf: (line: PreviewLine) => string;
}

/** Without those of which nobody has anything. */
function figuresOf(
  lines: readonly PreviewLine[],
  { table: texts, code }: PaneLanguage,
): readonly Figure[] {
  const { rating, k, birth } = texts.meanings;
  const pointsOf = ({ points }: PreviewLine) =>
    points === null ? "" : (points / 2).toLocaleString(code);
  const all: readonly Figure[] = [
    { heading: rating, textOf: (line) => line.rating.text },
    { heading: k, textOf: (line) => line.k.text },
    { heading: birth, textOf: (line) => line.birth.text },
    { heading: texts.previewColumns.points, textOf: pointsOf },
  ];
  return all.filter(({ textOf }) => lines.some((line) => textOf(line) !== ""));
}

function linesTable(
  lines: readonly PreviewLine[],
  state: TableState,
  language: PaneLanguage,
  actions: TableActions,
): TemplateResult {
  const { table: texts } = language;
  const figures = figuresOf(lines, language);
  const headings = [texts.previewColumns.player, ...figures.map(({ heading }) => heading)];
  return html`
    <table class="preview">
      <thead>
        <tr>
          ${headings.map((each) => html`<th scope="col">${each}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${lines.map((line, index) => lineRows(line, index, { state, texts, figures }, actions))}
      </tbody>
    </table>
  `;
}

interface Around {
  readonly state: TableState;
  readonly texts: TableTexts;
  readonly figures: readonly Figure[];
}

/** A player, and below him what can be corrected. */
function lineRows(
  line: PreviewLine,
  index: number,
  { state, texts, figures }: Around,
  actions: TableActions,
): TemplateResult {
  const isOpen = state.line === index;
  const { name, id } = line;
  return html`
    <tr>
      <th scope="row">
        ${line.row === null ? name : nameButton(name, index, isOpen, texts, actions)}
        ${id.text === "" ? nothing : html`<span class="quiet">${id.text}</span>`}
      </th>
      ${figures.map(({ textOf }) => html`<td>${textOf(line)}</td>`)}
    </tr>
    ${
      isOpen
        ? html`<tr>
            <td colspan=${1 + figures.length}>
              ${lineFields(line, state.choices, texts, actions)}
            </td>
          </tr>`
        : nothing
    }
  `;
}

function nameButton(
  name: string,
  index: number,
  isOpen: boolean,
  texts: TableTexts,
  { edit }: TableActions,
): TemplateResult {
  const toggle = () => {
    edit(isOpen ? null : index);
  };
  return html`<button
    class="link"
    data-testid=${`line-${index}`}
    aria-expanded=${isOpen}
    title=${texts.correct(name)}
    @click=${toggle}
  >
    ${name}
  </button>`;
}
