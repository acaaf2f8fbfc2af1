import { html, nothing, type TemplateResult } from "lit-html";
import type { TableTexts } from "../../i18n/table";
import { gamesForRating, hasException } from "../../rules/careerTerms";
import { checkbox, numberField } from "../elements/fields";
import { tablePart } from "./tablePart";
import type { TableActions, TableState } from "./tableState";
import { timeFields } from "../../desk/table/timeFields";
import { editionOf, type Verdict } from "../../desk/table/verdict";

/** No time control has more. */
const MOST_MINUTES = 600;
const MOST_SECONDS = 300;

/** The time control, for the checks of articles 1 and 3. */
export function timesView(
  state: TableState,
  verdict: Verdict,
  texts: TableTexts,
  actions: TableActions,
): TemplateResult {
  const { choose } = actions;
  const { choices } = state;
  const { minutes, increment } = timeFields(verdict.reading, choices);
  const content = html`
    ${numberField("minutes", texts.minutes, minutes, MOST_MINUTES, (value) => {
      choose({ minutes: value });
    })}
    ${numberField(
      "increment",
      texts.increment,
      increment,
      MOST_SECONDS,
      (value) => {
        choose({ increment: value });
      },
      0,
    )}
    ${officialChoice(choices.official, verdict, texts, actions)}
    ${exceptionChoice(choices.isException, verdict, texts, actions)}
  `;
  return tablePart({ id: "times", title: texts.times }, false, state, actions, content);
}

/** 7.13 (2011): where closing days are fixed, an official event may end after them. */
function officialChoice(
  isOn: boolean,
  verdict: Verdict,
  texts: TableTexts,
  { choose }: TableActions,
): TemplateResult | typeof nothing {
  const edition = editionOf(verdict);
  if (edition === null || edition.publication.closingDays === null) return nothing;
  const article = texts.article(edition.articles.closing, edition.name);
  return checkbox("official-event", texts.official(article), isOn, (official) => {
    choose({ official });
  });
}

/** 9.14d–e (2005), 7.14f–g (2011): an Olympiad and its like. */
function exceptionChoice(
  isOn: boolean,
  verdict: Verdict,
  texts: TableTexts,
  { choose }: TableActions,
): TemplateResult | typeof nothing {
  const edition = editionOf(verdict);
  if (edition === null || !hasException(edition)) return nothing;
  const label = texts.exception(gamesForRating(edition, true));
  return checkbox("by-exception", label, isOn, (isException) => {
    choose({ isException });
  });
}
