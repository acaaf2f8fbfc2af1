import { html, nothing, type TemplateResult } from "lit-html";
import type { Why } from "../../desk/why/why";
import { reasonText } from "../../i18n/reasonText";
import { stepArticle, stepText, type StepTexts } from "../../i18n/steps";
import type { WhyTexts } from "../../i18n/why";
import type { CellValue } from "../../tournament/sheetCells";
import type { PaneLanguage } from "../language";

type View = TemplateResult | typeof nothing;

/** The words of the pane, and those of the steps, which came later. */
export type ExplainingLanguage = PaneLanguage & { readonly steps: StepTexts };

/** What is said, step by step, and the number it ends in. */
export function calculationView(
  why: Why,
  language: ExplainingLanguage,
  id: string,
): TemplateResult {
  const { messages, why: texts, steps } = language;
  const reason = why.reason && reasonText(messages, why.reason, why.names.field);
  return html`
    ${why.said.map((line) => html`<p>${line}</p>`)}
    ${reason === null ? nothing : html`<p class="why-reason">${reason}</p>`}
    ${stepsView(why, steps)} ${resultView(why, texts, id)}
  `;
}

function stepsView({ steps, names }: Why, texts: StepTexts): View {
  if (steps.length === 0) return nothing;
  return html`<ol class="why-steps">
    ${steps.map(
      (step) =>
        html`<li>
          ${stepText(texts, step, names)} <span class="quiet">${stepArticle(step)}</span>
        </li>`,
    )}
  </ol>`;
}

/** In full for programs that read the page; as people write it for people. */
function resultView({ result, isDay }: Why, texts: WhyTexts, id: string): View {
  if (result === null || result === "") return nothing;
  return html`<p class="why-end">
    ${texts.result}
    <strong data-testid=${id} data-value=${String(result)}
      >${numberText(result, isDay, texts)}</strong
    >
  </p>`;
}

/** As the cell shows it. */
export function numberText(value: CellValue, isDay: boolean, texts: WhyTexts): string {
  return isDay && typeof value === "number" ? texts.day(value) : texts.value(value);
}
