import { html, type TemplateResult } from "lit-html";
import { canCompare, named, ofKind, type Comparable } from "../../desk/ratings/correction";
import { button, selectField } from "../elements/fields";
import type { PaneLanguage } from "../language";
import { outcomeView } from "./outcomeView";
import type { CorrectionActions, CorrectionState } from "./correctionState";

/** Two sheets to choose, and the button; or what is to be done first. */
export function correctionView(
  state: CorrectionState,
  language: PaneLanguage,
  actions: CorrectionActions,
): TemplateResult {
  const texts = language.ratings.correction;
  const { isBusy, outcome } = state;
  const isProblem = outcome.kind === "made" ? outcome.doubt !== null : outcome.kind !== "none";
  const said = {
    text: outcomeText(state, language),
    tone: isProblem ? ("problem" as const) : ("" as const),
    findings: [],
  };
  const isTooFew = !canCompare(state);
  return html`
    <h2>${texts.heading}</h2>
    <p>${texts.what}</p>
    ${
      isTooFew
        ? html`<p class="quiet" data-testid="too-few-reports">${texts.tooFewReports}</p>`
        : fields(state, language, actions)
    }
    ${button(texts.compare, actions.compare, {
      id: "compare",
      className: "primary",
      isDisabled: isBusy || isTooFew,
    })}
    ${outcomeView("compare-status", state, said, language, actions)}
  `;
}

/** What was set aside when another was made in its place can only be what was before; like is compared with like. */
function fields(
  { found, renewed, before, after }: CorrectionState,
  { ratings: { correction: texts } }: PaneLanguage,
  actions: CorrectionActions,
): TemplateResult {
  const options = (all: readonly Comparable[]) =>
    all.map(({ kind, sheet, subject }): [string, string] => [
      sheet,
      kind === "report" ? texts.report(sheet, subject) : sheet,
    ]);
  const all = [...found, ...renewed];
  const { kind = "report" } = named(all, before) ?? {};
  return html`
    ${selectField("report-before", texts.before, options(all), before, (sheet) => {
      actions.choose({ before: sheet });
    })}
    ${selectField("report-after", texts.after, options(ofKind(kind, found)), after, (sheet) => {
      actions.choose({ after: sheet });
    })}
  `;
}

function outcomeText({ outcome }: CorrectionState, { ratings }: PaneLanguage): string {
  const texts = ratings.correction;
  switch (outcome.kind) {
    case "none":
      return "";
    case "same":
      return texts.sameReport;
    case "no report":
      return texts.noReport;
    case "no period":
      return texts.noPeriod;
    case "not calculated":
      return ratings.notCalculated(outcome.error);
    case "made": {
      const made = texts.made(outcome.sheet);
      return outcome.doubt === null ? made : `${made} ${texts.doubts[outcome.doubt]}`;
    }
  }
}
