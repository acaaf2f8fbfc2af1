import { nothing, type TemplateResult } from "lit-html";
import { reasonText } from "../../i18n/reasonText";
import { button } from "../elements/fields";
import type { PaneLanguage } from "../language";
import { START_DATE } from "./dayView";
import type { Choices } from "../../desk/table/choices";
import type { TableActions, TableState } from "./tableState";
import { namesOf } from "../work";
import { reportSentence } from "../../desk/table/reportSentence";
import { statusView, type Said } from "../elements/statusView";
import {
  isEverybodyRated,
  type NoIteration,
  type ReportAlone,
  type Verdict,
} from "../../desk/table/verdict";
import { playersOf } from "../../desk/table/readEvent";

/** One line that tells what happened last, or whether a sheet can be made. */
export function tableStatus(
  state: TableState,
  language: PaneLanguage,
  actions: TableActions,
): TemplateResult {
  const { table: texts } = language;
  const line = { id: "status", undoId: "undo", failed: texts.failed };
  const toDay = button(texts.toDay, focusDay, { id: "to-day", className: "link" });
  const isAsked = isDayAsked(state);
  const said: Said = {
    text: sentenceOf(state, language),
    tone: isAsked ? "question" : isProblem(state) ? "problem" : "",
    more: isAsked ? toDay : nothing,
  };
  return statusView(line, state, said, language, actions);
}

function isDayAsked({ work, answer, table }: TableState): boolean {
  return work.kind === "none" && answer === "none" && table?.verdict.kind === "day";
}

function focusDay(): void {
  document.querySelector<HTMLElement>(`[data-testid=${START_DATE}]`)?.focus();
}

const HINDERED: readonly Verdict["kind"][] = [
  "no table",
  "no edition",
  "findings",
  "not rated",
  "neither",
];

function isProblem({ work, answer, table }: TableState): boolean {
  if (work.kind === "made") return false;
  return answer !== "none" || (table !== null && HINDERED.includes(table.verdict.kind));
}

function sentenceOf({ work, answer, table, choices }: TableState, language: PaneLanguage): string {
  const { table: texts } = language;
  if (work.kind === "made") return texts.created(namesOf(work.sheets));
  switch (answer) {
    case "nothing selected":
      return texts.nothingSelected;
    case "not pooled":
      return texts.notPooled;
    case "already there":
      return texts.alreadyThere;
    case "changed since":
      return texts.changedSince;
    case "none":
      return table === null ? "" : verdictSentence(table.verdict, choices, language);
  }
}

function verdictSentence(verdict: Verdict, choices: Choices, language: PaneLanguage): string {
  const { table: texts, messages } = language;
  switch (verdict.kind) {
    case "day":
      return texts.dayNeeded;
    case "no edition":
      return reasonText(messages, verdict.reason, []);
    case "no table":
    case "findings":
      return texts.correctFindings(verdict.count);
    case "not rated":
      return texts.notRated(texts.article(verdict.check.article, verdict.edition.name));
    case "neither":
      return whySentence(verdict, language);
    case "report":
      return readySentence(verdict, choices, language);
    case "iteration":
    case "iteration and report":
      if (isEverybodyRated(verdict.roundRobin)) return texts.everybodyRated;
      return verdict.composition.every(({ passes }) => passes)
        ? texts.ready
        : texts.compositionFails;
  }
}

/** Why there is no iteration sheet. */
function whySentence(
  { why, read }: Extract<Verdict, { why: NoIteration }>,
  { table: texts, messages }: PaneLanguage,
): string {
  switch (why.kind) {
    case "no round robin":
      return texts.noRoundRobin;
    case "method gone":
      return texts.methodGone;
    case "unplayed": {
      const { article, edition } = why.reason;
      return `${texts.unplayed} ${texts.article(article, edition)}. ${texts.makeReport}`;
    }
    case "reason": {
      const names = playersOf(read).map(({ name }) => name);
      return reasonText(messages, why.reason, names);
    }
  }
}

/** What stands for an event of which the report alone can be made. */
function readySentence(verdict: ReportAlone, choices: Choices, language: PaneLanguage): string {
  const { table: texts } = language;
  switch (verdict.why.kind) {
    case "no round robin":
      return reportSentence(verdict, choices, texts);
    case "unplayed":
      return whySentence(verdict, language);
    case "method gone":
    case "reason":
      return `${texts.makeReport} ${texts.noSheetBecause} ${whySentence(verdict, language)}`;
  }
}
