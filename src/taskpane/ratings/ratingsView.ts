import { html, nothing, type TemplateResult } from "lit-html";
import type { RatingsTexts } from "../../i18n/ratings";
import { reasonText } from "../../i18n/reasonText";
import type { EditionId } from "../../rules/editions/edition";
import { editionsOf } from "../../rules/editions/editionOn";
import type { StyleName } from "../../sheets/formulaStyle";
import { addressOf } from "../../tournament/sheetCells";
import { dateInput } from "../crosstable/dateInput";
import { sentence } from "../crosstable/findingsView";
import { button, checkbox, selectField } from "../fields";
import type { PaneLanguage } from "../language";
import type { RatingsActions, RatingsState } from "./ratingsPage";

/** Which rules, which formulas, and the button; under it what came of it. */
export function ratingsView(
  state: RatingsState,
  language: PaneLanguage,
  actions: RatingsActions,
): TemplateResult {
  const { ratings: texts, crosstable } = language;
  const { edition, style, isBusy } = state;
  const editions = editionsOf("standard").map(({ id, from }): [string, string] => [
    String(id),
    crosstable.editionName(id, dateInput(from)),
  ]);
  const all: [string, string][] = [["by date", texts.byLastEvent], ...editions];
  return html`
    <h2>${texts.firstRating}</h2>
    <p>${texts.what}</p>
    ${selectField("career-edition", texts.edition, all, String(edition), (value) => {
      actions.choose({ edition: value === "by date" ? value : (Number(value) as EditionId) });
    })}
    ${selectField(
      "career-style",
      crosstable.style,
      Object.entries(crosstable.styles),
      style,
      (value) => {
        actions.choose({ style: value as StyleName });
      },
    )}
    ${exceptionChoice(state, texts, actions)}
    ${button(texts.create, actions.createFirstRating, {
      id: "create-first-rating",
      className: "primary",
      isDisabled: isBusy,
    })}
    ${outcomeView(state, language)}
  `;
}

/** 9.14f (2005), 7.14f (2011); later editions need no exception. */
const FEWER_GAMES = 7;

function exceptionChoice(
  { edition, isException }: RatingsState,
  texts: RatingsTexts,
  actions: RatingsActions,
): TemplateResult | typeof nothing {
  const chosen = editionsOf("standard").find(({ id }) => id === edition);
  if (chosen !== undefined && chosen.publication.games <= FEWER_GAMES) return nothing;
  return checkbox("career-exception", texts.exception(FEWER_GAMES), isException, (isOn) => {
    actions.choose({ isException: isOn });
  });
}

function outcomeView(state: RatingsState, language: PaneLanguage): TemplateResult {
  const { crosstable } = language;
  const { outcome } = state;
  const isProblem = state.problem !== null || ["findings", "reason"].includes(outcome.kind);
  const findings = outcome.kind === "findings" ? outcome.findings : [];
  return html`
    <div class="status ${isProblem ? "problem" : ""}" role="status" data-testid="ratings-status">
      <p>${outcomeText(state, language)}</p>
    </div>
    ${
      findings.length === 0
        ? nothing
        : html`<ul class="findings">
            ${findings.map(
              (finding) =>
                html`<li class=${finding.severity}>
                  <p>
                    ${finding.place === undefined ? "" : `${addressOf(finding.place)}. `}
                    ${sentence(finding, crosstable)}
                  </p>
                </li>`,
            )}
          </ul>`
    }
  `;
}

function outcomeText(
  { outcome, problem, isBusy }: RatingsState,
  { ratings: texts, crosstable, messages }: PaneLanguage,
): string {
  if (problem !== null) return texts.failed(problem);
  if (isBusy) return crosstable.working;
  switch (outcome.kind) {
    case "none":
      return "";
    case "findings":
      return texts.toSettle;
    case "reason":
      return reasonText(messages, outcome.reason, []);
    case "made":
      return outcome.events === 0
        ? texts.madeEmpty(outcome.sheet)
        : texts.made(outcome.sheet, outcome.events);
  }
}
