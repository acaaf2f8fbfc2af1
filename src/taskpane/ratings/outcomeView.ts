import { html, nothing, type TemplateResult } from "lit-html";
import type { Finding } from "../../tournament/finding";
import { addressOf } from "../../tournament/sheetCells";
import { sentence } from "../crosstable/findingsView";
import type { PaneLanguage } from "../language";
import type { Working } from "../page";

/** What came of a button, in one line, and what is to be settled in a list, with its cells. */
interface Said {
  readonly text: string;
  readonly isProblem: boolean;
  readonly findings: readonly Finding[];
}

export function outcomeView(
  id: string,
  { isBusy, problem }: Working,
  said: Said,
  language: PaneLanguage,
): TemplateResult {
  const { ratings, crosstable } = language;
  const text = isBusy ? crosstable.working : said.text;
  const isProblem = problem !== null || said.isProblem;
  return html`
    <div class="status ${isProblem ? "problem" : ""}" role="status" data-testid=${id}>
      <p>${problem === null ? text : ratings.failed(problem)}</p>
    </div>
    ${
      said.findings.length === 0
        ? nothing
        : html`<ul class="findings">
            ${said.findings.map((finding) => findingItem(finding, language))}
          </ul>`
    }
  `;
}

function findingItem(finding: Finding, { crosstable }: PaneLanguage): TemplateResult {
  const { place, severity } = finding;
  return html`<li class=${severity}>
    <p>${place === undefined ? "" : `${addressOf(place)}. `} ${sentence(finding, crosstable)}</p>
  </li>`;
}
