import { html, nothing, type TemplateResult } from "lit-html";
import type { Finding } from "../../tournament/finding";
import { addressOf } from "../../tournament/sheetCells";
import { findingText } from "../../desk/findingText";
import { button } from "./fields";
import type { PaneLanguage } from "../language";
import type { Working } from "../page";

/** What came of a button, in one line, and what is to be settled in a list, with its cells. */
interface Said {
  readonly text: string;
  /** A sheet was made: its deletion is offered. */
  readonly isMade: boolean;
  readonly isProblem: boolean;
  readonly findings: readonly Finding[];
}

export function outcomeView(
  id: string,
  working: Working,
  said: Said,
  language: PaneLanguage,
  undo: () => void,
): TemplateResult {
  const { made, removed, isBusy, problem } = working;
  const isRemoved = said.isMade && removed !== null;
  const isProblem = problem !== null || (said.isProblem && !isRemoved);
  const canUndo = said.isMade && made.length > 0 && !isBusy;
  return html`
    <div class="status ${isProblem ? "problem" : ""}" role="status" data-testid=${id}>
      <p>${textOf(working, said, language)}</p>
      ${canUndo ? button(language.table.undo, undo, { id: `${id}-undo` }) : nothing}
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

function textOf(
  { isBusy, problem, removed }: Working,
  { text, isMade }: Said,
  { ratings, table }: PaneLanguage,
): string {
  if (problem !== null) return ratings.failed(problem.what, problem.left);
  if (isBusy) return table.working;
  if (!isMade || removed === null) return text;
  return removed.isOurs ? table.removed(removed.names) : table.alreadyGone(removed.names);
}

function findingItem(finding: Finding, { table }: PaneLanguage): TemplateResult {
  const { place, severity } = finding;
  return html`<li class=${severity}>
    <p>${place === undefined ? "" : `${addressOf(place)}. `} ${findingText(finding, table)}</p>
  </li>`;
}
