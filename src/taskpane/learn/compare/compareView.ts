import { html, type TemplateResult } from "lit-html";
import { areEnough } from "../../../desk/learn/chosenEditions";
import type { CompareTexts } from "../../../i18n/learn/compare";
import { editionsOf } from "../../../rules/editions/editionOn";
import { button, checkbox } from "../../elements/fields";
import { statusView } from "../../elements/statusView";
import type { PaneLanguage } from "../../language";
import type { CompareActions, CompareOutcome, CompareState } from "./compareState";

/** The editions, the button, and under it what came of it. */
export function compareView(
  state: CompareState,
  texts: CompareTexts,
  language: PaneLanguage,
  actions: CompareActions,
): TemplateResult {
  const { chosen, outcome, isBusy } = state;
  const isProblem = !["none", "made"].includes(outcome.kind);
  const said = { text: outcomeText(outcome, texts), tone: isProblem ? "problem" : "" } as const;
  const line = {
    id: "compare-editions-status",
    undoId: "compare-editions-undo",
    failed: language.ratings.failed,
  };
  return html`
    <h2>${texts.heading}</h2>
    <p class="quiet">${texts.what}</p>
    <fieldset data-testid="compare-editions">
      <legend>${texts.editions}</legend>
      <div class="editions">
        ${editionsOf("standard").map(({ id, name }) =>
          checkbox(`compare-edition-${id}`, name, chosen.has(id), (isOn) => {
            actions.choose(id, isOn);
          }),
        )}
      </div>
    </fieldset>
    ${areEnough(chosen) ? "" : html`<p class="quiet">${texts.howMany}</p>`}
    ${button(texts.create, actions.createComparison, {
      id: "create-comparison",
      className: "primary",
      isDisabled: isBusy || !areEnough(chosen),
    })}
    ${statusView(line, state, said, language, actions)}
  `;
}

function outcomeText(outcome: CompareOutcome, texts: CompareTexts): string {
  switch (outcome.kind) {
    case "none":
      return "";
    case "nothing":
      return texts.nothing;
    case "to settle":
      return texts.toSettle;
    case "no event":
      return texts.noEvent;
    case "unreadable":
      return texts.unreadable;
    case "too few":
      return texts.tooFew(
        editionsOf("rapid")
          .map(({ id }) => id)
          .join(", "),
      );
    case "made":
      return texts.made(outcome.sheet);
  }
}
