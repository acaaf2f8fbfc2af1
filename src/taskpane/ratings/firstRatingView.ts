import { html, nothing, type TemplateResult } from "lit-html";
import type { UnratedPlayer } from "../../sheets/firstRating/unratedPlayers";
import type { RatingsTexts, UnratedWords } from "../../i18n/ratings";
import { reasonText } from "../../i18n/reasonText";
import { gamesByException } from "../../desk/ratings/rules";
import { button, checkbox, radio } from "../elements/fields";
import type { PaneLanguage } from "../language";
import type { FirstRatingActions, FirstRatingOutcome, FirstRatingState } from "./firstRatingState";
import { outcomeView } from "./outcomeView";
import { whoIsWhoView } from "../persons/whoIsWhoView";
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
    tone: isProblem(outcome) ? ("problem" as const) : ("" as const),
    findings: "findings" in outcome ? outcome.findings : [],
  };
  const doubts = outcome.kind === "who is who" ? outcome.doubts : [];
  return html`
    <h2>${texts.firstRating}</h2>
    ${playerChoices(state, texts.unrated, actions)}
    ${state.chosen === null ? html`<p>${texts.what}</p>` : nothing}
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
    ${whoIsWhoView("first-rating-who", doubts, state, language, actions)}
  `;
}

function isProblem({ kind }: FirstRatingOutcome): boolean {
  return !["none", "made", "made of reports"].includes(kind);
}

/** The unrated players of the reports, and the selected list in their place. */
function playerChoices(
  { players, chosen }: FirstRatingState,
  texts: UnratedWords,
  actions: FirstRatingActions,
): TemplateResult | typeof nothing {
  if (players === null) return nothing;
  if (players.length === 0) return html`<p class="quiet">${texts.nobody}</p>`;
  const choice = (key: string | null, id: string, label: TemplateResult) =>
    radio("career-of", id, label, chosen === key, () => {
      actions.choose({ chosen: key });
    });
  return html`<fieldset data-testid="unrated-players">
    <legend>${texts.legend(players.length)}</legend>
    <div class="players">
      ${players.map(({ key, player }) =>
        choice(key, "unrated-player", html`${player.name}<br />${eventsOf(player, texts)}`),
      )}
    </div>
    ${choice(null, "first-rating-of-list", html`${texts.ofList}`)}
  </fieldset>`;
}

function eventsOf({ events }: UnratedPlayer, texts: UnratedWords): TemplateResult {
  const each = events.map(({ title, games, score, ru }) =>
    texts.event({ title, games, points: score / 2, ru }),
  );
  return html`<span class="quiet">${each.join("; ")}</span>`;
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
    case "who is who":
      return texts.whoIsWho.heading(outcome.doubts.length);
    case "reason":
      return reasonText(messages, outcome.reason, []);
    case "no day":
      return texts.dayNeeded;
    case "findings before":
      return texts.unrated.toSettle(outcome.sheet);
    case "no days":
      return texts.unrated.noDays(outcome.sheets.join(", "));
    case "gone":
      return texts.unrated.gone;
    case "not calculated":
      return texts.notCalculated(outcome.error);
    case "made of reports":
      return texts.unrated.made(outcome.sheet, outcome.events, outcome.keptFrom);
    case "made":
      return outcome.events === 0
        ? texts.madeEmpty(outcome.sheet)
        : texts.made(outcome.sheet, outcome.events);
  }
}
