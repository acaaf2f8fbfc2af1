import { html, nothing, type TemplateResult } from "lit-html";
import type { TableTexts } from "../../i18n/table";
import type { Pace } from "../../rules/editions/edition";
import { LAST_ROBIN_EDITION } from "../../rules/editions/editions";
import type { Championship } from "../../tournament/composition";
import type { StyleName } from "../../sheets/articles/style";
import { button, checkbox, selectField } from "../elements/fields";
import type { PaneLanguage } from "../language";
import type { TableActions, TableState } from "./tableState";
import { kindFields } from "./kindFields";
import { printedChoices } from "./printedChoices";
import { ratedSinceView } from "./ratedSinceView";
import { timesView } from "./timesView";
import { standardColumn } from "./standardColumn";
import type { Choices } from "../../desk/table/choices";
import { asksForChampionship } from "../../desk/table/championships";
import { editionOf, type Verdict } from "../../desk/table/verdict";
import { eventOf, robinOf } from "../../desk/table/readEvent";

/** The event, and what its sheets have: kind, pace, the time control. */
export function eventView(
  state: TableState,
  verdict: Verdict,
  language: PaneLanguage,
  actions: TableActions,
): TemplateResult {
  const { table: texts } = language;
  const { choose } = actions;
  const { choices, isFollowing } = state;
  return html`
    <section aria-labelledby="event">
      <h2 id="event">${texts.event}</h2>
      ${kindFields(choices, verdict, language, actions)}
      ${selectField("pace", texts.pace, pacesFor(verdict, texts), verdict.pace ?? "", (value) => {
        choose({ pace: value as Pace, edition: "by date" });
      })}
      ${standardColumn(choices, verdict, texts, actions)}
      ${teachingChoice(choices.teaching, verdict, texts, actions)}
      ${printedChoices(choices, verdict, language, actions)}
      ${championshipChoice(choices.championship, verdict, texts, actions)}
      ${checkbox("player-pages", texts.playerPages, choices.hasPages, (hasPages) => {
        choose({ hasPages });
      })}
      ${poolChoice(verdict, isFollowing, texts, actions)}
      ${timesView(state, verdict, texts, actions)} ${ratedSinceView(state, verdict, texts, actions)}
    </section>
  `;
}

/** With functions of the add-in, or without. */
export function styleField(
  { style }: Choices,
  texts: TableTexts,
  { choose }: TableActions,
): TemplateResult {
  return selectField("formula-style", texts.style, namesOf(texts.styles), style, (value) => {
    choose({ style: value as StyleName });
  });
}

/** While the selection is followed, selecting another table would read that one instead. */
function poolChoice(
  { read }: Verdict,
  isFollowing: boolean,
  texts: TableTexts,
  { pool }: TableActions,
): TemplateResult | typeof nothing {
  if (eventOf(read) === null) return nothing;
  return isFollowing
    ? html`<p class="quiet">${texts.poolNotFollowing}</p>`
    : button(texts.pool, pool, { id: "pool", className: "small" });
}

function championshipChoice(
  chosen: Championship,
  verdict: Verdict,
  { championship, championships }: TableTexts,
  { choose }: TableActions,
): TemplateResult | typeof nothing {
  if (!asksForChampionship(verdict)) return nothing;
  return selectField("championship", championship, namesOf(championships), chosen, (value) => {
    choose({ championship: value as Championship });
  });
}

/** None of them, while it is asked. */
function pacesFor({ pace }: Verdict, { paces }: TableTexts): [string, string][] {
  return [...(pace === null ? [["", "–"] as [string, string]] : []), ...namesOf(paces)];
}

function namesOf(texts: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(texts);
}

function teachingChoice(
  isOn: boolean,
  verdict: Verdict,
  texts: TableTexts,
  actions: TableActions,
): TemplateResult | typeof nothing {
  const edition = editionOf(verdict);
  if (edition === null || edition.hasRobin || robinOf(verdict.read) === null) return nothing;
  return checkbox("teaching", texts.teach(LAST_ROBIN_EDITION.name), isOn, (teaching) => {
    actions.choose({ teaching });
  });
}
