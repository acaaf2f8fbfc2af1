import { html, nothing, type TemplateResult } from "lit-html";
import type { Why } from "../../desk/why/why";
import { addressOf } from "../../tournament/sheetCells";
import { detailsView } from "../elements/detailsView";
import { notLoadedView } from "../elements/notLoadedView";
import type { PaneLanguage } from "../language";
import { answerText } from "./answerText";
import { copyView } from "./copyView";
import { changedView, sourcesView } from "./linksView";
import { calculationView, numberText, type ExplainingLanguage } from "./stepsView";
import { triesView } from "./triesView";
import type { Shown, WhyActions, WhyState } from "./whyState";

type View = TemplateResult | typeof nothing;

/** One line that opens and closes, and below it the calculation of the cell with the cursor. */
export function whyView(
  { isOpen, isTrying, shown }: WhyState,
  language: PaneLanguage,
  actions: WhyActions,
): TemplateResult {
  const { why: texts } = language;
  const isExplained = isOpen && shown.kind === "explained";
  return html`
    <h2 class="why-head">
      <button
        class="why-toggle"
        data-testid="why-toggle"
        aria-expanded=${isOpen ? "true" : "false"}
        aria-controls="why-body"
        @click=${actions.toggle}
      >
        ${texts.title}
      </button>
    </h2>
    <div id="why-body" ?hidden=${!isOpen}>
      <div class="why-line" role="status">
        ${isOpen ? lineView(shown, language, actions) : nothing}
      </div>
      ${isExplained ? explainedView(shown, isTrying, language, actions) : nothing}
    </div>
  `;
}

/** What is read aloud: the cell and its number, or what stands in place of it. */
function lineView(shown: Shown, language: PaneLanguage, actions: WhyActions): View {
  const { why: texts, loading } = language;
  switch (shown.kind) {
    case "nothing":
      return html`<p class="quiet">${texts.nothing}</p>`;
    case "reading":
      return html`<p class="quiet">${texts.reading}</p>`;
    case "not loaded":
      return html`<div class="problem">${notLoadedView(loading)}</div>`;
    case "failed":
      return html`<p class="problem">${texts.failed(shown.what)}</p>
        ${detailsView(language.details, actions.details)}`;
    case "not explained":
      return html`<p class="quiet">${texts.noNumber(addressOf(shown.at.place))}</p>`;
    case "explained":
      return titleView(shown.explained.why, language);
  }
}

function titleView(why: Why, { why: texts }: PaneLanguage): TemplateResult {
  const shown = why.shown === "" ? texts.blank : numberText(why.shown, why.isDay, texts);
  return html`
    <p class="why-title">${why.title}</p>
    <p>${addressOf(why.at.place)} – ${texts.shows} <strong>${shown}</strong></p>
    ${
      why.agrees === false && why.result !== null
        ? html`<p class="why-differs" data-testid="why-differs">
            ${texts.somethingElse(shown, numberText(why.result, why.isDay, texts))}
          </p>`
        : nothing
    }
  `;
}

/** Steps, their end, the cells they come from, and what can be tried. */
function explainedView(
  { explained: { why }, steps, tried, otherwise }: Extract<Shown, { kind: "explained" }>,
  isTrying: boolean,
  words: PaneLanguage,
  actions: WhyActions,
): TemplateResult {
  const language = { ...words, steps };
  return html`
    <div class="why-scroll" tabindex="0" role="group" aria-label=${why.title}>
      ${changedView(why, language, actions)} ${calculationView(why, language, "why-result")}
      ${why.parts.map((part) => partView(part, language))} ${sourcesView(why, language, actions)}
      ${triesView(why, { tried, otherwise, isTrying }, language, actions)}
      ${copyView(language.why, () => answerText(otherwise ?? why, language))}
    </div>
  `;
}

/** A function within the formula. */
function partView(part: Why, language: ExplainingLanguage): TemplateResult {
  return html`<section class="why-part">
    <h3>${part.title}</h3>
    ${calculationView(part, language, "why-part-result")}
  </section>`;
}
