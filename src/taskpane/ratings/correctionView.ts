import { html, type TemplateResult } from "lit-html";
import { button, selectField } from "../elements/fields";
import type { PaneLanguage } from "../language";
import { outcomeView } from "./outcomeView";
import type { CorrectionActions, CorrectionState } from "./correctionState";

/** Two reports to choose, and the button; or what is to be done first. */
export function correctionView(
  state: CorrectionState,
  language: PaneLanguage,
  actions: CorrectionActions,
): TemplateResult {
  const texts = language.ratings.correction;
  const { found, renewed, isBusy, outcome } = state;
  const isProblem = outcome.kind === "made" ? !outcome.isOneEvent : outcome.kind !== "none";
  const said = {
    text: outcomeText(state, language),
    tone: isProblem ? ("problem" as const) : ("" as const),
    findings: [],
  };
  const isTooFew = found.length === 0 || found.length + renewed.length < 2;
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

/** What was set aside when another was made in its place can only be what was before. */
function fields(
  { found, renewed, before, after }: CorrectionState,
  { ratings: { correction: texts } }: PaneLanguage,
  actions: CorrectionActions,
): TemplateResult {
  const named = (reports: CorrectionState["found"]) =>
    reports.map(({ sheet, report }): [string, string] => [
      sheet,
      texts.report(sheet, report.title),
    ]);
  return html`
    ${selectField("report-before", texts.before, named([...found, ...renewed]), before, (sheet) => {
      actions.choose({ before: sheet });
    })}
    ${selectField("report-after", texts.after, named(found), after, (sheet) => {
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
    case "not calculated":
      return ratings.notCalculated(outcome.error);
    case "made": {
      const made = texts.made(outcome.sheet);
      return outcome.isOneEvent ? made : `${made} ${texts.otherEvent}`;
    }
  }
}
