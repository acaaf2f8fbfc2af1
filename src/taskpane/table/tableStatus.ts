import { nothing, type TemplateResult } from "lit-html";
import type { TableTexts } from "../../i18n/table";
import { reasonText } from "../../i18n/reasonText";
import { button } from "../elements/fields";
import type { PaneLanguage } from "../language";
import { START_DATE } from "./dayView";
import type { Choices } from "../../desk/table/choices";
import type { TableActions, TableState } from "./tableState";
import { namesOf } from "../work";
import { reportSentence } from "../../desk/table/reportSentence";
import { statusView, type Said } from "../elements/statusView";
import type { Obstacle, Verdict } from "../../desk/table/verdict";

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

function isDayAsked({ work, answer, verdict }: TableState): boolean {
  return work.kind === "none" && answer === "none" && verdict?.obstacle?.kind === "day";
}

function focusDay(): void {
  document.querySelector<HTMLElement>(`[data-testid=${START_DATE}]`)?.focus();
}

function isProblem({ work, answer, verdict }: TableState): boolean {
  if (work.kind === "made") return false;
  if (answer !== "none") return true;
  const { obstacle = null, reportable = null } = verdict ?? {};
  return obstacle !== null && reportable === null;
}

function sentenceOf(
  { work, answer, verdict, choices }: TableState,
  language: PaneLanguage,
): string {
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
      return verdict === null ? "" : verdictSentence(verdict, choices, language);
  }
}

function verdictSentence(verdict: Verdict, choices: Choices, language: PaneLanguage): string {
  const { table: texts } = language;
  const { obstacle, read } = verdict;
  if (obstacle?.kind === "no round robin") return reportSentence(verdict, choices, texts);
  if (obstacle !== null) {
    const names = read.roundRobin?.players.map(({ name }) => name) ?? [];
    const sentence = obstacleSentence(obstacle, names, language);
    const isReady =
      ["reason", "method gone"].includes(obstacle.kind) && verdict.reportable !== null;
    return isReady ? `${texts.makeReport} ${texts.noSheetBecause} ${sentence}` : sentence;
  }
  if (verdict.isEverybodyRated) return texts.everybodyRated;
  const fails = verdict.composition.some(({ passes }) => !passes);
  return fails ? texts.compositionFails : texts.ready;
}

function obstacleSentence(
  obstacle: Exclude<Obstacle, { kind: "no round robin" }>,
  names: readonly string[],
  { table: texts, messages }: PaneLanguage,
): string {
  switch (obstacle.kind) {
    case "day":
      return texts.dayNeeded;
    case "findings":
      return texts.correctFindings(obstacle.count);
    case "method gone":
      return texts.methodGone;
    case "not rated":
      return texts.notRated(texts.article(obstacle.check.article, obstacle.edition.name));
    case "unplayed":
      return unplayedSentence(obstacle, texts);
    case "reason":
      return reasonText(messages, obstacle.reason, names);
  }
}

function unplayedSentence(
  { reason }: Extract<Obstacle, { kind: "unplayed" }>,
  texts: TableTexts,
): string {
  const article = texts.article(reason.article, reason.edition);
  return `${texts.unplayed} ${article}. ${texts.makeReport}`;
}
