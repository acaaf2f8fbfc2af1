import { html, nothing, type TemplateResult } from "lit-html";
import type { PeriodWords } from "../../i18n/ratings";
import { USUAL_K_READING } from "../../rules/kDay";
import { reasonText } from "../../i18n/reasonText";
import type { NamedReport } from "../../sheets/period/resultsOfReports";
import { dateInput, dayOfInput } from "../../desk/dateInput";
import { dayText } from "../../desk/daysText";
import { button, checkbox, dateField, selectField } from "../elements/fields";
import type { PaneLanguage } from "../language";
import { isOfAnotherList, otherThanList } from "../../desk/ratings/foundReports";
import { listShown, unmetEvents, type UnmetEvent } from "../../desk/ratings/period";
import { listOfReport } from "../../sheets/report/listOfReport";
import type { PeriodActions, PeriodOutcome, PeriodSource, PeriodState } from "./periodState";
import { outcomeView } from "./outcomeView";
import { whoIsWhoView } from "../persons/whoIsWhoView";
import { rulesFields } from "./rulesFields";

/** Which events, which list, and the button; under it what came of it. */
export function periodView(
  state: PeriodState,
  language: PaneLanguage,
  actions: PeriodActions,
): TemplateResult {
  const texts = language.ratings.period;
  const { source, isBusy } = state;
  const isList = source === "list";
  return html`
    <h2>${texts.heading}</h2>
    <p>${texts.what}</p>
    ${outdatedView(state, language)}
    ${selectField("period-source", texts.source, Object.entries(texts.sources), source, (value) => {
      actions.choose({ source: value as PeriodSource });
    })}
    ${dateField("period-list", texts.list, dateInput(shownList(state)), (value) => {
      /** Emptied, it is proposed again. */
      actions.choose({ list: dayOfInput(value) ?? undefined });
    })}
    ${isList ? html`<p class="quiet">${texts.listColumns}</p>` : reportChoices(state, language, actions)}
    ${isList ? rulesOfList(state, language, actions) : nothing}
    ${button(texts.create, actions.create, {
      id: "create-period",
      className: "primary",
      isDisabled: isBusy,
    })}
    ${saidView(state, language, actions)}
  `;
}

/** Reports have their regulations, and the day of their K, themselves. */
function rulesOfList(
  { rules, kReading }: PeriodState,
  language: PaneLanguage,
  { choose }: PeriodActions,
): TemplateResult {
  const { ratings, table } = language;
  const isFirstDay = kReading === "first day";
  const fields = rulesFields(
    "period",
    rules,
    language,
    (change) => {
      choose({ rules: { ...rules, ...change } });
    },
    ratings.period.byList,
  );
  return html`${fields}
  ${checkbox("period-k-on-first-day", table.kOnFirstDay, isFirstDay, (isOn) => {
    choose({ kReading: isOn ? "first day" : USUAL_K_READING });
  })}`;
}

function saidView(
  state: PeriodState,
  language: PaneLanguage,
  actions: PeriodActions,
): TemplateResult {
  const { outcome } = state;
  const said = {
    text: outcomeText(state, language),
    tone: isProblem(outcome) ? ("problem" as const) : ("" as const),
    findings: "findings" in outcome ? outcome.findings : [],
  };
  const doubts = outcome.kind === "who is who" ? outcome.doubts : [];
  return html`${outcomeView("period-status", state, said, language, actions)}
  ${whoIsWhoView("period-who", doubts, state, language, actions)}`;
}

function outdatedView({ outdated }: PeriodState, { renewal }: PaneLanguage) {
  return outdated.map(
    ({ period, report }) =>
      html`<p class="status problem" data-testid="period-outdated">
        ${renewal.outdated(period, report)}
      </p>`,
  );
}

/** Of a selected list nothing is known before it is read. */
function shownList({ source, found, list }: PeriodState) {
  return listShown(source === "reports" ? found : [], list);
}

function reportChoices(
  state: PeriodState,
  { ratings, sheets }: PaneLanguage,
  actions: PeriodActions,
): TemplateResult {
  const texts = ratings.period;
  const { found, chosen } = state;
  const list = shownList(state);
  const choice = (named: NamedReport) => {
    const { sheet, report } = named;
    const { title, startDate, edition } = report;
    const day = startDate === null ? texts.noDay : dayText(startDate, sheets.head);
    const own = isOfAnotherList(named, list) ? listOfReport(report) : null;
    const known = texts.report(sheet, title, day, edition.name);
    return checkbox(
      "period-report",
      own === null ? known : `${known}, ${texts.ofList(dayText(own, sheets.head))}`,
      chosen.has(sheet),
      (isOn) => {
        actions.count(sheet, isOn);
      },
    );
  };
  return html`
    <div data-testid="period-reports">
      <p class="quiet">${found.length === 0 ? texts.noReports : texts.ticked}</p>
      ${found.map(choice)}
    </div>
    ${unmetView(state, texts, actions)} ${foreignView(state, texts, actions)}
    ${button(texts.look, actions.look, { id: "look-for-reports", className: "small" })}
  `;
}

/** 1.1 to 6: an event that does not meet them is taken only if a person says so. */
function unmetView(
  { found, chosen, isUnmetTaken = false }: PeriodState,
  texts: PeriodWords,
  { choose }: PeriodActions,
) {
  const unmet = unmetEvents(found.filter(({ sheet }) => chosen.has(sheet)));
  if (unmet.length === 0) return nothing;
  return html`<p class="status problem" data-testid="period-unmet">
      ${texts.unmet(unmetText(unmet))}
    </p>
    ${checkbox("take-unmet", texts.takeUnmet, isUnmetTaken, (isOn) => {
      choose({ isUnmetTaken: isOn });
    })}`;
}

/** 7.13: so is one that another list counts. */
function foreignView(
  { found, chosen, list, isForeignTaken = false }: PeriodState,
  texts: PeriodWords,
  { choose }: PeriodActions,
) {
  const { foreign } = otherThanList(found, chosen, listShown(found, list));
  if (foreign.length === 0) return nothing;
  return html`<p class="status problem" data-testid="period-foreign">
      ${texts.ofOtherList(foreign.join(", "))}
    </p>
    ${checkbox("take-foreign", texts.takeForeign, isForeignTaken, (isOn) => {
      choose({ isForeignTaken: isOn });
    })}`;
}

/** Open: 4.1; Cup: 6.2. */
function unmetText(unmet: readonly UnmetEvent[]): string {
  return unmet.map(({ sheet, articles }) => `${sheet} (${articles})`).join("; ");
}

function outcomeText({ outcome }: PeriodState, { ratings, messages }: PaneLanguage): string {
  const texts = ratings.period;
  switch (outcome.kind) {
    case "none":
      return "";
    case "findings":
      return ratings.toSettle;
    case "who is who":
      return ratings.whoIsWho.heading(outcome.doubts.length);
    case "reason":
      return reasonText(messages, outcome.reason, []);
    case "no day":
      return ratings.dayNeeded;
    case "no list":
      return texts.noList;
    case "no reports":
      return texts.noReports;
    case "several paces":
      return texts.severalPaces;
    case "conditions":
      return texts.unmet(unmetText(outcome.events));
    case "other list":
      return texts.ofOtherList(outcome.sheets.join(", "));
    case "gone":
      return texts.gone(outcome.sheets.join(", "));
    case "not calculated":
      return ratings.notCalculated(outcome.error);
    case "made":
      return madeText(outcome, texts);
  }
}

type Made = Extract<PeriodOutcome, { kind: "made" }>;

/** Made, but perhaps of too many reports. */
function isProblem(outcome: PeriodOutcome): boolean {
  if (outcome.kind === "made") {
    const { twice, lists, findings, other } = outcome;
    const { foreign, missing } = other;
    return twice !== null || [lists, findings, foreign, missing].some(({ length }) => length > 0);
  }
  return outcome.kind !== "none";
}

function madeText(made: Made, texts: PeriodWords): string {
  const { sheet, players, twice, lists, findings, other } = made;
  const warnings = [
    findings.length === 0 ? "" : texts.lookOver,
    twice === null ? "" : texts.twice(...twice),
    lists.length === 0 ? "" : texts.severalLists(lists.map(dateInput).join(", ")),
    other.foreign.length === 0 ? "" : texts.foreign(other.foreign.join(", ")),
    other.missing.length === 0 ? "" : texts.missing(other.missing.join(", ")),
  ];
  return [texts.made(sheet, players), ...warnings].filter((text) => text !== "").join(" ");
}
