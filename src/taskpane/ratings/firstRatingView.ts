import { html, nothing, type TemplateResult } from "lit-html";
import type { RatingsTexts } from "../../i18n/ratings";
import { reasonText } from "../../i18n/reasonText";
import { gamesByException } from "../../desk/ratings/rules";
import { button, checkbox } from "../elements/fields";
import type { PaneLanguage } from "../language";
import type { FirstRatingActions, FirstRatingState } from "./firstRatingState";
import { outcomeView } from "./outcomeView";
import { rulesFields } from "./rulesFields";

/** Which rules, which formulas, and the button; under it what came of it. */
export function firstRatingView(
  state: FirstRatingState,
  language: PaneLanguage,
  actions: FirstRatingActions,
): TemplateResult {
  const { ratings: texts } = language;
  const { rules, outcome, isBusy } = state;
  const said = {
    text: outcomeText(state, language),
    tone: ["none", "made"].includes(outcome.kind) ? ("" as const) : ("problem" as const),
    findings: outcome.kind === "findings" ? outcome.findings : [],
  };
  return html`
    <h2>${texts.firstRating}</h2>
    <p>${texts.what}</p>
    ${rulesFields("career", rules, language, (change) => {
      actions.choose({ rules: { ...rules, ...change } });
    })}
    ${exceptionChoice(state, texts, actions)}
    ${button(texts.create, actions.createFirstRating, {
      id: "create-first-rating",
      className: "primary",
      isDisabled: isBusy,
    })}
    ${outcomeView("ratings-status", state, said, language, actions)}
  `;
}

function exceptionChoice(
  { rules, isException }: FirstRatingState,
  texts: RatingsTexts,
  actions: FirstRatingActions,
): TemplateResult | typeof nothing {
  const games = gamesByException(rules);
  if (games === null) return nothing;
  return checkbox("career-exception", texts.exception(games), isException, (isOn) => {
    actions.choose({ isException: isOn });
  });
}

function outcomeText(
  { outcome }: FirstRatingState,
  { ratings: texts, messages }: PaneLanguage,
): string {
  switch (outcome.kind) {
    case "none":
      return "";
    case "findings":
      return texts.toSettle;
    case "reason":
      return reasonText(messages, outcome.reason, []);
    case "no day":
      return texts.dayNeeded;
    case "made":
      return outcome.events === 0
        ? texts.madeEmpty(outcome.sheet)
        : texts.made(outcome.sheet, outcome.events);
  }
}
