import { html, nothing, type TemplateResult } from "lit-html";
import { deadlineLines } from "../../desk/table/deadlineLines";
import type { Verdict } from "../../desk/table/verdict";
import type { PaneLanguage } from "../language";
import { tablePart } from "./tablePart";
import type { TableActions, TableState } from "./tableState";

/** By when the event has to be registered and reported, and the list that counts it. */
export function deadlinesView(
  state: TableState,
  verdict: Verdict,
  language: PaneLanguage,
  actions: TableActions,
): TemplateResult | typeof nothing {
  if (!("deadlines" in verdict) || verdict.deadlines === null) return nothing;
  const lines = deadlineLines(verdict.deadlines, verdict.edition, language);
  if (lines.length === 0) return nothing;
  const part = { id: "open-deadlines", title: language.table.deadlines } as const;
  const content = html`<ul class="facts">
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;
  return html`<div data-testid="deadlines">
    ${tablePart(part, false, state, actions, content)}
  </div>`;
}
