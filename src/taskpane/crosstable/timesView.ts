import { html, nothing, type TemplateResult } from "lit-html";
import type { CrosstableTexts } from "../../i18n/crosstable";
import type { Deadlines } from "../../rules/deadlines";
import type { Edition } from "../../rules/editions/edition";
import { eventRules } from "../../rules/editions/eventRules";
import { dateField, numberField } from "../fields";
import { dateInput, dayOfInput } from "./dateInput";
import type { PageActions } from "./pageState";
import type { Verdict } from "./verdict";

/** No time control has more. */
const MOST_MINUTES = 600;
const MOST_SECONDS = 300;

/** Last day and time control: for the checks of articles 1, 3, 4 and for the deadlines. */
export function timesView(
  { times: { endDate, timeControl } }: Verdict,
  texts: CrosstableTexts,
  { choose }: PageActions,
): TemplateResult {
  return html`
    <details>
      <summary data-testid="times">${texts.times}</summary>
      ${dateField("end-date", texts.endDate, dateInput(endDate), (value) => {
        choose({ endDate: dayOfInput(value) });
      })}
      ${numberField(
        "minutes",
        texts.minutes,
        timeControl?.minutes ?? null,
        MOST_MINUTES,
        (value) => {
          choose({ minutes: value });
        },
      )}
      ${numberField(
        "increment",
        texts.increment,
        timeControl?.increment || null,
        MOST_SECONDS,
        (value) => {
          choose({ increment: value });
        },
      )}
    </details>
  `;
}

/** Where an edition fixes each. */
function articlesOf(edition: Edition): Readonly<Record<keyof Deadlines, string>> {
  const { registration, report } = eventRules(edition).articles;
  const { closing } = edition.articles;
  return {
    registered: registration,
    reported: report,
    uploaded: report,
    list: closing,
    lastList: report,
  };
}

/** By when the event has to be registered and reported, and the list that counts it. */
export function deadlinesView(
  { deadlines, edition }: Verdict,
  texts: CrosstableTexts,
): TemplateResult | typeof nothing {
  if (deadlines === null || edition === null) return nothing;
  const articles = articlesOf(edition);
  const lines = (Object.keys(articles) as (keyof Deadlines)[]).flatMap((key) => {
    const day = deadlines[key];
    const article = texts.article(articles[key], edition.name);
    return day === null ? [] : [texts.deadline[key](dateInput(day), article)];
  });
  if (lines.length === 0) return nothing;
  return html`
    <section data-testid="deadlines" aria-labelledby="deadlines">
      <h2 id="deadlines">${texts.deadlines}</h2>
      <ul class="facts">
        ${lines.map((line) => html`<li>${line}</li>`)}
      </ul>
    </section>
  `;
}
