import { html, nothing, type TemplateResult } from "lit-html";
import type { TableTexts } from "../../i18n/table";
import { reasonText } from "../../i18n/reasonText";
import { button } from "../elements/fields";
import type { PaneLanguage } from "../language";
import { START_DATE } from "./dayView";
import type { Choices } from "../../desk/table/choices";
import type { TableActions, TableState } from "./tableState";
import { namesOf } from "../page";
import { reportSentence } from "../../desk/table/reportSentence";
import type { Happening } from "./happening";
import type { Obstacle, Verdict } from "../../desk/table/verdict";

/** One line that tells what happened last, or whether a sheet can be made. */
export function statusView(
  state: TableState,
  language: PaneLanguage,
  actions: TableActions,
): TemplateResult {
  const { table: texts } = language;
  const { happening } = state;
  const remove = () => {
    if (happening.kind === "created") actions.remove(happening.sheets);
  };
  return html`
    <div class="status ${toneOf(state)}" role="status" data-testid="status">
      <p>${sentenceOf(state, language)}</p>
      ${happening.kind === "writing" ? progressView(happening, texts, actions) : nothing}
      ${isDayAsked(state) ? button(texts.toDay, focusDay, { id: "to-day", className: "link" }) : nothing}
      ${happening.kind === "created" ? button(texts.undo, remove, { id: "undo" }) : nothing}
    </div>
  `;
}

function isDayAsked({ happening, verdict }: TableState): boolean {
  return happening.kind === "none" && verdict?.obstacle?.kind === "day";
}

function focusDay(): void {
  document.querySelector<HTMLElement>(`[data-testid=${START_DATE}]`)?.focus();
}

function progressView(
  { done, total }: Extract<Happening, { kind: "writing" }>,
  texts: TableTexts,
  actions: TableActions,
): TemplateResult {
  return html`
    <progress
      data-testid="progress"
      aria-label=${texts.working}
      value=${done}
      max=${total}
    ></progress>
    ${button(texts.cancel, actions.cancel, { id: "cancel" })}
  `;
}

function toneOf(state: TableState): string {
  const { happening, verdict } = state;
  if (isDayAsked(state)) return "question";
  if (
    [
      "failed",
      "no single area",
      "nothing selected",
      "not pooled",
      "already there",
      "changed since",
    ].includes(happening.kind)
  )
    return "problem";
  const { obstacle = null, reportable = null } = verdict ?? {};
  if (happening.kind === "none" && obstacle !== null && reportable === null) return "problem";
  return "";
}

function sentenceOf({ happening, verdict, choices }: TableState, language: PaneLanguage): string {
  const { table: texts } = language;
  switch (happening.kind) {
    case "working":
      return texts.working;
    case "writing":
      return texts.writing(happening.done, happening.total);
    case "cancelled":
      return texts.cancelled;
    case "nothing selected":
      return texts.nothingSelected;
    case "not pooled":
      return texts.notPooled;
    case "already there":
      return texts.alreadyThere;
    case "no single area":
      return texts.severalAreas;
    case "changed since":
      return texts.changedSince;
    case "already gone":
      return texts.alreadyGone(happening.names);
    case "failed":
      return texts.failed(happening.what, happening.left);
    case "created":
      return texts.created(namesOf(happening.sheets));
    case "removed":
      return texts.removed(happening.names);
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
