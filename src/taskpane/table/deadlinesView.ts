import { html, nothing, type TemplateResult } from "lit-html";
import type { TableTexts } from "../../i18n/table";
import { deadlineLines } from "../../desk/table/deadlineLines";
import type { Verdict } from "../../desk/table/verdict";

/** By when the event has to be registered and reported, and the list that counts it. */
export function deadlinesView(
  verdict: Verdict,
  texts: TableTexts,
): TemplateResult | typeof nothing {
  if (!("deadlines" in verdict) || verdict.deadlines === null) return nothing;
  const lines = deadlineLines(verdict.deadlines, verdict.edition, texts);
  if (lines.length === 0) return nothing;
  return html`
    <section data-testid="deadlines" aria-labelledby="deadlines">
      <h2 id="deadlines">${texts.deadlines}</h2>
      <ul class="facts">
        ${lines.map((line) => html`<li>${line}</li>`)}
      </ul>
    </section>
  `;
}
