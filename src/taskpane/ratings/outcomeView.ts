import { html, nothing, type TemplateResult } from "lit-html";
import { findingText } from "../../desk/findingText";
import type { Finding } from "../../tournament/finding";
import { addressOf } from "../../tournament/sheetCells";
import { statusView, type Said } from "../elements/statusView";
import type { PaneLanguage } from "../language";
import type { WorkActions, Working } from "../work";

/** What came of a button: in one line, and what is to be settled in a list, with its cells. */
export function outcomeView(
  id: string,
  working: Working,
  said: Said & { readonly findings: readonly Finding[] },
  language: PaneLanguage,
  actions: WorkActions,
): TemplateResult {
  const { findings } = said;
  const line = { id, undoId: `${id}-undo`, failed: language.ratings.failed };
  return html`
    ${statusView(line, working, said, language, actions)}
    ${
      findings.length === 0
        ? nothing
        : html`<ul class="findings">
            ${findings.map((finding) => findingItem(finding, language))}
          </ul>`
    }
  `;
}

function findingItem(finding: Finding, { table }: PaneLanguage): TemplateResult {
  const { place, severity } = finding;
  return html`<li class=${severity}>
    <p>${place === undefined ? "" : `${addressOf(place)}. `} ${findingText(finding, table)}</p>
  </li>`;
}
