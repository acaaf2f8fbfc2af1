import { html, nothing, type TemplateResult } from "lit-html";
import type { CrosstableTexts } from "../../i18n/crosstable";
import type { EditionId } from "../../rules/editions/edition";
import { EDITIONS, LAST_ROBIN_EDITION } from "../../rules/editions/editions";
import type { Championship } from "../../tournament/composition";
import type { StyleName } from "../../sheets/formulaStyle";
import { checkbox, dateField, selectField } from "../fields";
import type { PaneLanguage } from "../language";
import type { PageActions, PageState } from "./crosstablePage";
import { dateInput, dayOfInput } from "./dateInput";
import type { Verdict } from "./verdict";

/** The event and how its sheet is made: first day, edition, formulas. */
export function eventView(
  { choices }: PageState,
  verdict: Verdict,
  { crosstable: texts }: PaneLanguage,
  actions: PageActions,
): TemplateResult {
  const { choose } = actions;
  const editions = [["by date", texts.byDate] as const, ...editionNames(texts)];
  return html`
    <section aria-labelledby="event">
      <h2 id="event">${texts.event}</h2>
      ${dateField("start-date", texts.startDate, dateInput(verdict.startDate), (value) => {
        choose({ startDate: dayOfInput(value) });
      })}
      ${selectField("edition", texts.edition, editions, String(choices.edition), (value) => {
        const edition = value === "by date" ? value : (Number(value) as EditionId);
        choose({ edition, teaching: false });
      })}
      <p class="quiet">${editionLine(verdict, choices.startDate === undefined, texts)}</p>
      ${teachingChoice(choices.teaching, verdict, texts, actions)}
      ${selectField("formula-style", texts.style, namesOf(texts.styles), choices.style, (value) => {
        choose({ style: value as StyleName });
      })}
      ${asPrintedChoice(choices.asPrinted, verdict, texts, actions)}
      ${championshipChoice(choices.championship, texts, actions)}
    </section>
  `;
}

function championshipChoice(
  chosen: Championship,
  { championship, championships }: CrosstableTexts,
  { choose }: PageActions,
): TemplateResult {
  return selectField("championship", championship, namesOf(championships), chosen, (value) => {
    choose({ championship: value as Championship });
  });
}

function namesOf(texts: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(texts);
}

function editionNames(texts: CrosstableTexts): [string, string][] {
  return EDITIONS.map(({ id, from }) => [String(id), texts.editionName(id, dateInput(from))]);
}

function editionLine(
  { edition, startDate }: Verdict,
  isFromSheet: boolean,
  texts: CrosstableTexts,
): string {
  if (edition === null) return "";
  const found = isFromSheet && startDate !== null ? ` ${texts.dateFromSheet}` : "";
  const none = startDate === null && edition === LAST_ROBIN_EDITION;
  const inForce = texts.editionInForce(edition.name, edition.source);
  return none ? `${texts.noDate(edition.name)} ${inForce}` : `${inForce}${found}`;
}

/** 8.58 (2011) is the one example that departs from its own rule. */
function asPrintedChoice(
  isOn: boolean,
  { method }: Verdict,
  texts: CrosstableTexts,
  actions: PageActions,
): TemplateResult | typeof nothing {
  if (method?.id !== 2011) return nothing;
  return checkbox("as-printed", texts.asPrinted, isOn, (asPrinted) => {
    actions.choose({ asPrinted });
  });
}

function teachingChoice(
  isOn: boolean,
  { edition }: Verdict,
  texts: CrosstableTexts,
  actions: PageActions,
): TemplateResult | typeof nothing {
  if (edition === null || edition.hasRobin) return nothing;
  return checkbox("teaching", texts.teach(LAST_ROBIN_EDITION.name), isOn, (teaching) => {
    actions.choose({ teaching });
  });
}
