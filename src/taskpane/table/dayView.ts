import { html, nothing, type TemplateResult } from "lit-html";
import type { TableTexts } from "../../i18n/table";
import { editionsOf } from "../../rules/editions/editionOn";
import type { EventDays } from "../../tournament/dates/eventDates";
import { editionChoices } from "../elements/editionChoices";
import { dateField, selectField } from "../elements/fields";
import type { PaneLanguage } from "../language";
import type { Choices } from "../../desk/table/choices";
import { dateInput, dayOfInput } from "../../desk/dateInput";
import { daysText } from "../../desk/daysText";
import type { TableActions, TableState } from "./tableState";
import { placeButton } from "./placeButton";
import { editionOf, type Verdict } from "../../desk/table/verdict";

export const START_DATE = "start-date";

/** The first question: when the event began, which picks its regulations; or these by hand. */
export function dayView(
  { choices }: TableState,
  verdict: Verdict,
  language: PaneLanguage,
  actions: TableActions,
): TemplateResult {
  const { table: texts } = language;
  const { choose } = actions;
  const editions = [
    ["by date", texts.byDate] as const,
    ...editionChoices(editionsOf(verdict.pace ?? "standard"), language),
  ];
  return html`
    <section
      class=${verdict.kind === "day" ? "asked" : nothing}
      data-testid="day"
      aria-labelledby="when"
    >
      <h2 id="when">${texts.when}</h2>
      ${dateChoices(choices, verdict, language, actions)}
      <div class="pair">
        ${dateField(START_DATE, texts.startDate, dateInput(verdict.times.startDate), (value) => {
          choose({ startDate: dayOfInput(value) });
        })}
        ${dateField("end-date", texts.endDate, dateInput(verdict.times.endDate), (value) => {
          choose({ endDate: dayOfInput(value) });
        })}
      </div>
      <p class="quiet">
        ${editionLine(choices, verdict, texts)} ${origin(choices, verdict, texts, actions)}
      </p>
      ${selectField("edition", texts.edition, editions, String(choices.edition), (value) => {
        const edition = value === "by date" ? value : Number(value);
        choose({ edition, teaching: false });
      })}
    </section>
  `;
}

/** The days that an ambiguous text may mean; whichever is taken can be changed for the other. */
function dateChoices(
  { startDate }: Choices,
  { reading: { dates } }: Verdict,
  { table: texts, sheets }: PaneLanguage,
  actions: TableActions,
): TemplateResult | typeof nothing {
  if (dates.choices.length < 2) return nothing;
  const choice = ({ start, end }: EventDays) => html`
    <button
      class="small"
      data-testid="date-choice"
      aria-pressed=${start !== null && start === startDate}
      @click=${() => {
        actions.choose({ startDate: start, endDate: end ?? undefined });
      }}
    >
      ${daysText({ start, end }, sheets.head)}
    </button>
  `;
  const cell = dates.place === null ? nothing : placeButton(dates.place, texts, actions);
  return html`
    <p>${cell} ${texts.severalDays}</p>
    <div class="actions">${dates.choices.map(choice)}</div>
  `;
}

/** The cell that tells the day, unless a person said another. */
function origin(
  { startDate: chosen }: Choices,
  { times: { startDate }, reading: { dates } }: Verdict,
  texts: TableTexts,
  actions: TableActions,
): TemplateResult | typeof nothing {
  const isFromSheet = chosen === undefined && startDate !== null && dates.place !== null;
  if (!isFromSheet) return nothing;
  return html`<span data-testid="day-from">
    ${texts.dayFrom} ${placeButton(dates.place, texts, actions)}
  </span>`;
}

/** Which edition that makes, and where its text is known from. */
function editionLine({ edition: wished }: Choices, verdict: Verdict, texts: TableTexts): string {
  const edition = editionOf(verdict);
  if (edition === null) return "";
  const isUndated = wished !== "by date" && verdict.times.startDate === null;
  const inForce = texts.editionInForce(edition.name, edition.source);
  return isUndated ? `${inForce} ${texts.dayUnknown}` : inForce;
}
