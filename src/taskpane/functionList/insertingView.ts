import { html, nothing, type TemplateResult } from "lit-html";
import type { CellAsItIs } from "../../desk/insertedFunction";
import type { PaneTexts } from "../../i18n/pane";
import { addressOf } from "../../tournament/sheetCells";
import { button } from "../elements/fields";
import { hindrance } from "../elements/hindrance";
import type { PaneLanguage } from "../language";
import { isFailed } from "../work";
import type { FunctionsActions, FunctionsState } from "./functionsState";

/** What became of a function that was to be put into a cell, and what can be done about it. */
export function insertingView(
  state: FunctionsState,
  language: PaneLanguage,
  actions: FunctionsActions,
): TemplateResult {
  const { texts } = language;
  const isAsked = state.inserting.kind === "asked" && !hasFailed(state);
  return html`<div
    class="status ${hasFailed(state) ? "problem" : isAsked ? "question" : ""}"
    role="status"
    data-testid="functions-status"
  >
    <p>${sentenceOf(state, language)}</p>
    ${buttonsOf(state, texts, actions)}
  </div>`;
}

function hasFailed({ work, functions }: FunctionsState): boolean {
  return functions !== null && isFailed(work);
}

function sentenceOf(state: FunctionsState, { texts, table, loading }: PaneLanguage): string {
  const { work, inserting } = state;
  if (hasFailed(state)) {
    return work.kind === "failed"
      ? texts.notInserted(work.what)
      : (hindrance(work, table, loading) ?? "");
  }
  if (inserting.kind === "nothing") return "";
  const { cell } = inserting;
  const address = `${cell.sheet}!${addressOf(cell.place)}`;
  switch (inserting.kind) {
    case "asked":
      return texts.askReplace(address, shownIn(cell));
    case "inserted":
      return texts.inserted(String(cell.formula), address);
    case "taken back":
      return texts.takenBack(address);
    case "changed":
      return texts.cellChanged(address);
  }
}

const LONGEST = 40;

/** A formula rather than what it gives. */
function shownIn({ formula, value }: CellAsItIs): string {
  const text = String(formula === "" ? value : formula);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function buttonsOf(
  { inserting, isBusy: isDisabled }: FunctionsState,
  texts: PaneTexts,
  { replace, keep, takeBack }: FunctionsActions,
): TemplateResult | typeof nothing {
  switch (inserting.kind) {
    case "asked":
      return html`<div class="actions">
        ${button(texts.replace, replace, { id: "replace-cell", isDisabled })}
        ${button(texts.keep, keep, { id: "keep-cell", isDisabled })}
      </div>`;
    case "inserted":
      return button(texts.takeBack, takeBack, { id: "take-back", isDisabled });
    default:
      return nothing;
  }
}
