import { html, nothing, type TemplateResult } from "lit-html";
import type { TableTexts } from "../../i18n/table";
import { checkbox, dateField, numberField } from "../elements/fields";
import type { Choices } from "../../desk/table/choices";
import { dateInput, dayOfInput } from "../../desk/dateInput";
import type { TableActions } from "./tableState";
import { timeFields } from "../../desk/table/timeFields";
import { editionOf, type Verdict } from "../../desk/table/verdict";

/** No time control has more. */
const MOST_MINUTES = 600;
const MOST_SECONDS = 300;

/** Last day and time control: for the checks of articles 1, 3, 4 and for the deadlines. */
export function timesView(
  choices: Choices,
  verdict: Verdict,
  texts: TableTexts,
  actions: TableActions,
): TemplateResult {
  const { choose } = actions;
  const { minutes, increment } = timeFields(verdict.reading, choices);
  return html`
    <details>
      <summary data-testid="times">${texts.times}</summary>
      ${dateField("end-date", texts.endDate, dateInput(verdict.times.endDate), (value) => {
        choose({ endDate: dayOfInput(value) });
      })}
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
    </details>
  `;
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
