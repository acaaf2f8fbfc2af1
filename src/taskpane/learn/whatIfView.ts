import { html, nothing, type TemplateResult } from "lit-html";
import { typedRatings } from "../../desk/learn/whatIf/question";
import type { WhatIfTexts } from "../../i18n/learn/whatIf";
import type { Edition } from "../../rules/editions/edition";
import { editionOf, editionsOf } from "../../rules/editions/editionOn";
import { isReason } from "../../rules/reason";
import { HIGHEST_RATING } from "../../rules/units";
import { editionChoices } from "../elements/editionChoices";
import { button, neededNumber, selectField, textField } from "../elements/fields";
import type { PaneLanguage } from "../language";
import { outcomeView } from "../ratings/outcomeView";
import { changesView, fieldView, firstView, turnoverView } from "./whatIfAnswers";
import type { WhatIfActions, WhatIfState } from "./whatIfState";

/** No K has ever been greater. */
const GREATEST_K = 40;

export function whatIfView(
  state: WhatIfState,
  texts: WhatIfTexts,
  language: PaneLanguage,
  actions: WhatIfActions,
): TemplateResult {
  const edition = editionOf(state.edition);
  const isList = typedRatings(state.typed) !== null && state.opponents.length > 0;
  const isProblem = ["not a player", "other pace"].includes(state.outcome.kind);
  const said = {
    text: outcomeText(state, texts),
    tone: isProblem ? ("problem" as const) : ("" as const),
    findings: [],
  };
  return html`
    <h2>${texts.heading}</h2>
    <p class="quiet">${texts.what}</p>
    ${askedFields(state, texts, language, actions)}
    ${isList ? nothing : html`<p data-testid="what-if-no-ratings">${texts.noRatings}</p>`}
    ${button(texts.take, actions.take, { id: "what-if-take", isDisabled: state.isBusy })}
    ${isReason(edition) ? nothing : answers(state, edition, isList, texts, language, actions)}
    ${button(texts.create, actions.create, {
      id: "create-what-if",
      className: "primary",
      isDisabled: state.isBusy || !isList,
    })}
    ${outcomeView("what-if-status", state, said, language, actions)}
  `;
}

function outcomeText({ outcome }: WhatIfState, texts: WhatIfTexts): string {
  switch (outcome.kind) {
    case "none":
      return "";
    case "not a player":
      return texts.notAPlayer;
    case "other pace":
      return texts.otherPace;
    case "taken":
      return outcome.isRated ? texts.taken(outcome.player) : texts.takenUnrated(outcome.player);
    case "made":
      return texts.made(outcome.sheet);
  }
}

function askedFields(
  { edition, rating, k, typed }: WhatIfState,
  texts: WhatIfTexts,
  language: PaneLanguage,
  { ask, type }: WhatIfActions,
): TemplateResult {
  const editions = editionChoices(editionsOf("standard"), language);
  return html`
    ${selectField("what-if-edition", texts.edition, editions, String(edition), (value) => {
      ask({ edition: Number(value) });
    })}
    ${neededNumber("what-if-rating", texts.rating, rating, { most: HIGHEST_RATING }, (value) => {
      ask({ rating: value });
    })}
    ${neededNumber("turnover-k", texts.k, k, { most: GREATEST_K }, (value) => {
      ask({ k: value });
    })}
    ${textField("what-if-opponents", texts.opponents, typed, type)}
  `;
}

function answers(
  state: WhatIfState,
  edition: Edition,
  isList: boolean,
  texts: WhatIfTexts,
  { sheets, code }: PaneLanguage,
  { ask }: WhatIfActions,
): TemplateResult {
  return html`
    ${
      isList
        ? html`${changesView(state, edition, { texts, code }, ask)}
          ${firstView(state, edition, texts, ask)}
          ${fieldView(state, edition, { texts, code }, ask)}`
        : nothing
    }
    ${turnoverView(state.k, edition, texts, sheets.errata)}
  `;
}
