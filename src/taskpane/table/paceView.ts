import { html, nothing, type TemplateResult } from "lit-html";
import type { Pace } from "../../rules/editions/edition";
import { aboutOf } from "../../desk/table/rulesOfEvent";
import type { Verdict } from "../../desk/table/verdict";
import type { TableTexts } from "../../i18n/table";
import type { PaneLanguage } from "../language";
import { placeButton } from "./placeButton";
import type { TableActions, TableState } from "./tableState";

export const PACE_QUESTION = "pace-question";

/** The pace where it is not standard, and the cell that tells it; where that is not clear it is asked. */
export function paceView(
  { choices }: TableState,
  verdict: Verdict,
  { table: texts }: PaneLanguage,
  actions: TableActions,
): TemplateResult | typeof nothing {
  const { pace: told } = aboutOf(verdict.reading);
  if (told.kind === "nothing") return nothing;
  const cell = told.place === null ? nothing : placeButton(told.place, texts, actions);
  if (told.kind === "asked") {
    return html`
      <section
        class=${verdict.kind === "pace" ? "asked" : nothing}
        data-testid=${PACE_QUESTION}
        tabindex="-1"
        aria-label=${texts.pace}
      >
        <p>${cell} ${texts.paceAsked(told.came)}</p>
        <div class="actions">${paceChoices(told.likeliest, verdict, texts, actions)}</div>
      </section>
    `;
  }
  const isTaken = choices.pace === "as told" && told.pace !== "standard" && cell !== nothing;
  return isTaken
    ? html`<p class="quiet" data-testid="pace-from">
        ${texts.paceFrom(texts.paces[told.pace])} ${cell}
      </p>`
    : nothing;
}

/** The likeliest first. */
function paceChoices(
  likeliest: Pace | null,
  { pace: taken }: Verdict,
  { paces }: TableTexts,
  { choose }: TableActions,
): TemplateResult[] {
  const all = (Object.keys(paces) as Pace[]).sort(
    (one, other) => Number(other === likeliest) - Number(one === likeliest),
  );
  return all.map(
    (pace) => html`
      <button
        class="small"
        data-testid="pace-choice"
        aria-pressed=${pace === taken}
        @click=${() => {
          choose({ pace, edition: "by date" });
        }}
      >
        ${paces[pace]}
      </button>
    `,
  );
}
