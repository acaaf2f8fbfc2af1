import { html, nothing, type TemplateResult } from "lit-html";
import type { HandOnStyle } from "../../sheets/handOn/handedOn";
import { button, checkbox, selectField } from "../elements/fields";
import { statusView } from "../elements/statusView";
import type { PaneLanguage } from "../language";
import { namesOf } from "../work";
import type { HandOnActions, HandOnState } from "./handOnState";

/** How the copies calculate, the button, and how they are sent. */
export function handOnView(
  state: HandOnState,
  language: PaneLanguage,
  actions: HandOnActions,
): TemplateResult {
  const { handOn: texts } = language.sheetsPage;
  const line = { id: "hand-on-status", undoId: "hand-on-undo", failed: language.ratings.failed };
  return html`
    <h2>${texts.heading}</h2>
    <p>${texts.what}</p>
    ${selectField(
      "hand-on-style",
      texts.style,
      Object.entries(texts.styles),
      state.style,
      (value) => {
        actions.chooseStyle(value as HandOnStyle);
      },
    )}
    ${listedView(state, texts, actions)}
    ${button(texts.handOn, actions.handOn, {
      id: "hand-on",
      className: "primary",
      isDisabled: state.isBusy,
    })}
    ${statusView(line, state, saidOf(state, language), language, actions)}
  `;
}

function listedView(
  { listed, chosen, isBusy }: HandOnState,
  texts: PaneLanguage["sheetsPage"]["handOn"],
  { choose, forget }: HandOnActions,
): TemplateResult | typeof nothing {
  if (listed === null) return nothing;
  const boxes = listed.map(({ sheet, isSuperseded }) =>
    checkbox(
      "hand-on-sheet",
      isSuperseded ? `${sheet} (${texts.superseded})` : sheet,
      chosen.has(sheet),
      (isOn) => {
        choose(sheet, isOn);
      },
    ),
  );
  return html`<fieldset data-testid="hand-on-sheets">
      <legend>${texts.choose(listed.length)}</legend>
      ${boxes}
    </fieldset>
    ${button(texts.other, forget, { id: "hand-on-other", isDisabled: isBusy })}`;
}

function saidOf({ outcome, work }: HandOnState, { sheetsPage }: PaneLanguage) {
  const { handOn: texts } = sheetsPage;
  if (outcome.kind === "made" && work.kind === "made") {
    const { unsure } = outcome;
    const warning = unsure.length === 0 ? [] : [texts.unsure(unsure.join(", "))];
    return { text: [...warning, texts.made(namesOf(work.sheets))].join(" "), tone: "" as const };
  }
  if (outcome.kind === "none chosen") return { text: texts.noneChosen, tone: "problem" as const };
  if (outcome.kind === "empty") return { text: texts.empty, tone: "problem" as const };
  return { text: "", tone: "" as const };
}
