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
  const { found, before, after, isBusy, outcome } = state;
  const isProblem = outcome.kind === "made" ? !outcome.isOneEvent : outcome.kind !== "none";
  const said = {
    text: outcomeText(state, language),
    tone: isProblem ? ("problem" as const) : ("" as const),
    findings: [],
  };
  const reports = found.map(({ sheet, report }): [string, string] => [
    sheet,
    texts.report(sheet, report.title),
  ]);
  return html`
    <h2>${texts.heading}</h2>
    <p>${texts.what}</p>
    ${
      found.length < 2
        ? html`<p class="quiet" data-testid="too-few-reports">${texts.tooFewReports}</p>`
        : html`
            ${selectField("report-before", texts.before, reports, before, (sheet) => {
              actions.choose({ before: sheet });
            })}
            ${selectField("report-after", texts.after, reports, after, (sheet) => {
              actions.choose({ after: sheet });
            })}
          `
    }
    ${button(texts.compare, actions.compare, {
      id: "compare",
      className: "primary",
      isDisabled: isBusy || found.length < 2,
    })}
    ${outcomeView("compare-status", state, said, language, actions)}
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
