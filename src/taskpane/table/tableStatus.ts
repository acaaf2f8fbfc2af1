import { nothing, type TemplateResult } from "lit-html";
import { button } from "../elements/fields";
import type { PaneLanguage } from "../language";
import { START_DATE } from "./dayView";
import { verdictSentence } from "./verdictSentence";
import type { TableActions, TableState } from "./tableState";
import { namesOf } from "../work";
import { statusView, type Said } from "../elements/statusView";
import type { Verdict } from "../../desk/table/verdict";

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
