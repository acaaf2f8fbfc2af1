import { html, nothing, type TemplateResult } from "lit-html";
import type { TableTexts } from "../../i18n/table";
import { button, checkbox } from "../elements/fields";
import type { PaneLanguage } from "../language";
import { checksView } from "./checksView";
import { deadlinesView } from "./deadlinesView";
import type { TableActions, TableState } from "./tableState";
import { dayView } from "./dayView";
import { eventView } from "./eventView";
import { findingsView } from "./findingsView";
import { tableStatus } from "./tableStatus";
import { understoodView } from "./understoodView";
import type { Verdict } from "../../desk/table/verdict";

/** The page from top to bottom: select, see what was understood, choose, create. */
export function tableView(
  state: TableState,
  language: PaneLanguage,
  actions: TableActions,
): TemplateResult {
  const { table: texts } = language;
  const { verdict } = state;
  return html`
    <p>${texts.what}</p>
    ${button(texts.useSelection, actions.useSelection, {
      id: "use-selection",
      className: "primary",
    })}
    ${checkbox("follow", texts.follow, state.isFollowing, actions.follow)}
    ${tableStatus(state, language, actions)}
    ${verdict === null ? nothing : verdictView(state, verdict, language, actions)}
  `;
}

function verdictView(
  state: TableState,
  verdict: Verdict,
  language: PaneLanguage,
  actions: TableActions,
): TemplateResult {
  const { table: texts } = language;
  return html`
    ${
      verdict.obstacle?.kind === "findings" && verdict.edition === null
        ? nothing
        : dayView(state, verdict, language, actions)
    }
    ${understoodView(state, verdict, language, actions)} ${findingsView(verdict, texts, actions)}
    ${eventView(state, verdict, language, actions)}
    ${checksView(verdict, state.choices, texts, actions)} ${deadlinesView(verdict, texts)}
    <div class="create">${createButtons(state, verdict, texts, actions)}</div>
  `;
}

/** The report first where it is what the event needs. */
function createButtons(
  { isBusy }: TableState,
  { obstacle, reportable, read, isEverybodyRated }: Verdict,
  texts: TableTexts,
  actions: TableActions,
): TemplateResult {
  const isReportFirst = reportable !== null && (obstacle !== null || isEverybodyRated);
  const report = button(texts.createReport, actions.createReport, {
    id: "create-report",
    className: isReportFirst ? "primary" : "second",
    isDisabled: reportable === null || isBusy,
  });
  const sheet = button(texts.create, actions.create, {
    id: "create-sheet",
    className: isReportFirst ? "second" : "primary",
    isDisabled: obstacle !== null || isBusy,
  });
  const isRoundRobin = read.roundRobin !== null || read.event === null;
  const hasReport = reportable !== null || (obstacle?.kind === "day" && read.event !== null);
  const buttons = [hasReport ? report : nothing, isRoundRobin ? sheet : nothing];
  return html`${isReportFirst ? buttons : buttons.reverse()}`;
}
