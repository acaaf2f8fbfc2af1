import { html, type TemplateResult } from "lit-html";
import { MOST_SEEDS } from "../../../desk/learn/exercise/dice";
import { CURVE_KEYS, type CurveTexts } from "../../../i18n/learn/curves";
import { button, neededNumber, selectField } from "../../elements/fields";
import { statusView } from "../../elements/statusView";
import type { PaneLanguage } from "../../language";
import type { CurvesActions, CurvesOutcome, CurvesState } from "./curvesState";

/** What is drawn, the button, and under it what came of it. */
export function curvesView(
  state: CurvesState,
  texts: CurveTexts,
  language: PaneLanguage,
  actions: CurvesActions,
): TemplateResult {
  const { curve, seed, outcome, isBusy } = state;
  const tone = outcome.kind === "no ratings" ? "problem" : "";
  const line = { id: "curve-status", undoId: "curve-undo", failed: language.ratings.failed };
  const choices = CURVE_KEYS.map((key) => [key, texts.sheet.curves[key].name] as const);
  return html`
    <h2>${texts.heading}</h2>
    <p class="quiet">${texts.what}</p>
    ${selectField("curve", texts.which, choices, curve, (value) => {
      const chosen = CURVE_KEYS.find((key) => key === value);
      if (chosen !== undefined) actions.choose({ curve: chosen });
    })}
    ${
      curve === "career"
        ? neededNumber("curve-seed", texts.seed, seed, { most: MOST_SEEDS }, (value) => {
            actions.choose({ seed: value });
          })
        : ""
    }
    ${button(texts.create, actions.createCurve, {
      id: "create-curve",
      className: "primary",
      isDisabled: isBusy,
    })}
    ${statusView(line, state, { text: outcomeText(outcome, texts), tone }, language, actions)}
  `;
}

function outcomeText(outcome: CurvesOutcome, texts: CurveTexts): string {
  switch (outcome.kind) {
    case "none":
      return "";
    case "no ratings":
      return texts.noRatings;
    case "made":
      return texts.made(outcome.sheet);
  }
}
