import { html, nothing, type TemplateResult } from "lit-html";
import { readingNote } from "../../i18n/readings";
import type { TableTexts } from "../../i18n/table";
import { dateInput, dayOfInput } from "../../desk/dateInput";
import { dayText, daysText } from "../../desk/daysText";
import { dayOfRound, partsOfEvent, type PartsOfEvent } from "../../desk/table/partsOfEvent";
import type { Edition } from "../../rules/editions/edition";
import { isOpen } from "../../rules/editions/openReading";
import { editionOf, type Verdict } from "../../desk/table/verdict";
import { checkbox, dateField, selectField } from "../elements/fields";
import type { PaneLanguage } from "../language";
import type { TableActions, TableState } from "./tableState";

/** 4.13 (2011, 2014): whether the event counts period by period, and what its parts are. */
export function partsView(
  { choices }: Pick<TableState, "choices">,
  verdict: Verdict,
  language: PaneLanguage,
  actions: TableActions,
): TemplateResult | typeof nothing {
  const whole = partsOfEvent(verdict, choices);
  const edition = editionOf(verdict);
  if (whole === null || edition === null) return nothing;
  const { table: texts } = language;
  const article = texts.article(whole.rule.article, edition.name);
  const choice = checkbox("in-parts", texts.inParts(article), choices.isInParts, (isInParts) => {
    actions.choose({ isInParts });
  });
  if (!choices.isInParts) return choice;
  return html`
    ${choice} ${undatedRounds(whole, verdict, choices, texts, actions)}
    ${whole.hasSeveralLists ? ratingsChoice(edition, choices, language, actions) : nothing}
    <ul class="facts" data-testid="parts">
      ${whole.parts.map((part) => html`<li>${partLine(part, language)}</li>`)}
    </ul>
  `;
}

type Choices = TableState["choices"];

/** The days that the sheet does not tell. */
function undatedRounds(
  { undated }: PartsOfEvent,
  verdict: Verdict,
  choices: Choices,
  texts: TableTexts,
  { choose }: TableActions,
): TemplateResult | typeof nothing {
  const asked = [...new Set([...undated, ...choices.roundDates.keys()])].sort((a, b) => a - b);
  if (asked.length === 0) return nothing;
  const days = dayOfRound(verdict, choices);
  const field = (round: number) =>
    dateField(
      `round-day-${round}`,
      texts.dayOfRound(round),
      dateInput(days.get(round) ?? null),
      (value) => {
        const roundDates = new Map(choices.roundDates);
        const day = dayOfInput(value);
        if (day === null) roundDates.delete(round);
        else roundDates.set(round, day);
        choose({ roundDates });
      },
    );
  return html`
    ${undated.length > 0 ? html`<p>${texts.roundsUndated}</p>` : nothing}
    <div class="pair">${asked.map(field)}</div>
  `;
}

/** 4.13 (2011) says that ratings of the game's time may be used; later texts leave it open. */
function ratingsChoice(
  edition: Edition,
  { ratingsOfParts }: Choices,
  { table: texts, sheets }: PaneLanguage,
  { choose }: TableActions,
): TemplateResult {
  const options = [
    ["then", texts.ratingsOfThen],
    ["start", texts.ratingsOfStart],
  ] as const;
  const isOther = ratingsOfParts === "start";
  const said = readingNote("ratingsOfParts", edition, sheets.readings, isOther);
  return html`
    ${selectField("ratings-of-parts", texts.ratingsOfParts, options, ratingsOfParts, (value) => {
      choose({ ratingsOfParts: value as Choices["ratingsOfParts"] });
    })}
    ${isOpen(edition, "ratingsOfParts") ? html`<p class="quiet">${said}</p>` : nothing}
  `;
}

function partLine(
  { number, rounds, start, end, list, ratings }: PartsOfEvent["parts"][number],
  { table: texts, sheets }: PaneLanguage,
): string {
  const days = daysText({ start, end }, sheets.head);
  const said = texts.partLine(number, rounds.join(", "), days);
  const counted = list === null ? [] : [texts.partCounted(dayText(list, sheets.head))];
  const of = ratings === null ? texts.noRatingsOfPart : texts.ratingsOfPart(ratings.heading);
  return [said, ...counted, of].join(" ");
}
