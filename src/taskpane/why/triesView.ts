import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { Tried, WhatIf, Why } from "../../desk/why/why";
import { button } from "../elements/fields";
import { partView } from "../elements/part";
import { calculationView, type ExplainingLanguage } from "./stepsView";
import type { WhyActions } from "./whyState";

interface Tries {
  readonly tried: Tried;
  readonly otherwise: Why | null;
  readonly isTrying: boolean;
}

/** The same calculation with other values, beside the sheet. */
export function triesView(
  { whatIf }: Why,
  { tried, otherwise, isTrying }: Tries,
  language: ExplainingLanguage,
  actions: WhyActions,
): TemplateResult | typeof nothing {
  if (whatIf.length === 0) return nothing;
  const { why: texts } = language;
  const part = {
    id: "why-different",
    title: texts.different,
    isOpen: isTrying,
    toggle: actions.showTries,
  };
  return partView(
    part,
    html`<div class="why-fields">${whatIf.map((what) => fieldView(what, tried, actions))}</div>
      ${
        otherwise === null
          ? nothing
          : html`<section class="why-otherwise" aria-live="polite">
              <h3>${texts.wouldBe}</h3>
              ${calculationView(otherwise, language, "why-otherwise")}
              ${button(texts.reset, actions.reset, { id: "why-reset", className: "small" })}
            </section>`
      }`,
  );
}

function fieldView(
  { key, label, value, field }: WhatIf,
  tried: Tried,
  { attempt }: WhyActions,
): TemplateResult {
  const shown = tried[key] ?? value;
  return html`<label class="field">
    ${label}
    ${
      field.kind === "choice"
        ? html`<select
            data-testid="why-try-${key}"
            @change=${(event: Event) => {
              attempt(key, (event.target as HTMLSelectElement).value);
            }}
          >
            ${field.options.map(
              ([option, text]) =>
                html`<option value=${option} .selected=${live(option === shown)}>${text}</option>`,
            )}
          </select>`
        : html`<input
            type="number"
            data-testid="why-try-${key}"
            min=${field.least}
            max=${field.most}
            step=${field.step}
            .value=${live(shown)}
            @change=${(event: Event) => {
              const input = event.target as HTMLInputElement;
              if (input.checkValidity()) attempt(key, input.value);
              else input.reportValidity();
            }}
          />`
    }
  </label>`;
}
