import { html, nothing, type TemplateResult } from "lit-html";
import type { TableTexts } from "../../i18n/table";
import { button, checkbox } from "../elements/fields";
import { sheetLanguageField } from "../elements/sheetLanguageField";
import type { PaneLanguage } from "../language";
import { whoIsWhoView } from "../persons/whoIsWhoView";
import { checksView } from "./checksView";
import { deadlinesView } from "./deadlinesView";
import { TABLE_WHO, type TableActions, type TableState } from "./tableState";
import { dayView } from "./dayView";
import { eventView, styleField } from "./eventView";
import { paceView } from "./paceView";
import { findingsView } from "./findingsView";
import { isQuestion, tableStatus } from "./tableStatus";
import { partsView } from "./partsView";
import { previewView } from "./previewView";
import { understoodView } from "./understoodView";
import { hasIteration, hasReport, isEverybodyRated, type Verdict } from "../../desk/table/verdict";
import type { TableOnDesk } from "../../desk/table/tableDesk";
import { arePartsReady, partsOfEvent } from "../../desk/table/partsOfEvent";
import { eventOf } from "../../desk/table/readEvent";

/** The page from top to bottom: select, see what was understood, choose, create. */
export function tableView(
  state: TableState,
  language: PaneLanguage,
  actions: TableActions,
): TemplateResult {
  const { table: texts } = language;
  const { table } = state;
  return html`
    ${table === null ? html`<p>${texts.what}</p>` : nothing}
    ${button(texts.useSelection, actions.useSelection, {
      id: "use-selection",
      className: "primary",
    })}
    ${checkbox("follow", texts.follow, state.isFollowing, actions.follow)}
    ${tableStatus(state, language, actions)}
    ${
      table === null
        ? sheetLanguageField(language, state.sheetLanguage, actions.writeIn)
        : verdictView(state, table, language, actions)
    }
  `;
}

function verdictView(
  state: TableState,
  table: TableOnDesk,
  language: PaneLanguage,
  actions: TableActions,
): TemplateResult {
  const { table: texts } = language;
  const { verdict } = table;
  return html`
    ${understoodView(table, state.choices, language, actions)}
    ${whoIsWhoView(TABLE_WHO, verdict.read.doubts, state, language, actions)}
    ${verdict.kind === "no table" ? nothing : paceView(state, verdict, language, actions)}
    ${verdict.kind === "no table" ? nothing : dayView(state, verdict, language, actions)}
    <div class="pair">
      ${styleField(state.choices, texts, actions)}
      ${sheetLanguageField(language, state.sheetLanguage, actions.writeIn)}
    </div>
    ${findingsView(verdict, texts, actions)} ${previewView(state, verdict, language, actions)}
    ${eventView(state, verdict, language, actions)} ${partsView(state, verdict, language, actions)}
    ${checksView(state, verdict, texts, actions)}
    ${deadlinesView(state, verdict, language, actions)}
    <div class="create">${createButtons(state, verdict, texts, actions)}</div>
  `;
}

/** The report first where it is what the event needs. */
function createButtons(
  { isBusy, choices }: TableState,
  verdict: Verdict,
  texts: TableTexts,
  actions: TableActions,
): TemplateResult {
  const { read } = verdict;
  const parts = choices.isInParts ? partsOfEvent(verdict, choices) : null;
  const areReady = parts === null || arePartsReady(parts);
  const isReportFirst = verdict.kind === "report" || isReportEnough(verdict);
  const report = button(texts.createReport, actions.createReport, {
    id: "create-report",
    className: isReportFirst ? "primary" : "second",
    isDisabled: !hasReport(verdict) || !areReady || isBusy,
  });
  const sheet = button(texts.create, actions.create, {
    id: "create-sheet",
    className: isReportFirst ? "second" : "primary",
    isDisabled: !hasIteration(verdict) || isBusy,
  });
  const isReportShown = hasReport(verdict) || (isQuestion(verdict.kind) && eventOf(read) !== null);
  const buttons = [isReportShown ? report : nothing, read.by === "rounds" ? nothing : sheet];
  return html`${isReportFirst ? buttons : buttons.reverse()}`;
}

/** Where everybody is rated there is nothing to iterate. */
function isReportEnough(verdict: Verdict): boolean {
  return verdict.kind === "iteration and report" && isEverybodyRated(verdict.roundRobin);
}
