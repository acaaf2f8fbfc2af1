import { nothing, type TemplateResult } from "lit-html";
import { button } from "../elements/fields";
import type { PaneLanguage } from "../language";
import { START_DATE } from "./dayView";
import { PACE_QUESTION } from "./paceView";
import { verdictSentence } from "./verdictSentence";
import { TABLE_WHO, type TableActions, type TableState } from "./tableState";
import { namesOf } from "../work";
import { statusView, type Said } from "../elements/statusView";
import { isRated, type Verdict } from "../../desk/table/verdict";
import { FINDINGS } from "./findingsView";

/** One line that tells what happened last, or whether a sheet can be made. */
export function tableStatus(
  state: TableState,
  language: PaneLanguage,
  actions: TableActions,
): TemplateResult {
  const { table: texts } = language;
  const line = { id: "status", undoId: "undo", failed: texts.failed };
  const isNothingElse = state.work.kind === "none" && state.answer === "none";
  const isAsked = isNothingElse && isQuestion(state.table?.verdict.kind);
  const said: Said = {
    text: sentenceOf(state, language),
    tone: isAsked ? "question" : isProblem(state) ? "problem" : "",
    more: wayOn(state, language, actions),
  };
  return statusView(line, state, said, language, actions);
}

/** Something is asked, and the sheet is made once it is answered. */
export function isQuestion(kind: Verdict["kind"] | undefined): boolean {
  return kind === "day" || kind === "pace" || kind === "who is who";
}

/** From what stands in the way to where it is settled. */
function wayOn(
  { work, answer, table }: TableState,
  { table: texts }: PaneLanguage,
  actions: TableActions,
): TemplateResult | typeof nothing {
  if (work.kind !== "none" || answer !== "none" || table === null) return nothing;
  const { verdict } = table;
  if (verdict.kind === "day") return linkTo(START_DATE, "to-day", texts.toDay);
  if (verdict.kind === "pace") return linkTo(PACE_QUESTION, "to-pace", texts.toPace);
  if (verdict.kind === "who is who") return linkTo(TABLE_WHO, "to-persons", texts.toPersons);
  if (verdict.kind === "findings") return linkTo(FINDINGS, "to-findings", texts.toFindings);
  const isUnmet =
    verdict.kind === "not rated" ||
    (isRated(verdict) && verdict.composition.some(({ passes }) => !passes));
  return isUnmet
    ? linkTo("open-checks", "to-checks", texts.toChecks, () => {
        actions.open("open-checks", true);
      })
    : nothing;
}

function linkTo(
  part: string,
  id: string,
  label: string,
  before: () => void = () => undefined,
): TemplateResult {
  const go = () => {
    before();
    document.querySelector<HTMLElement>(`[data-testid=${part}]`)?.focus();
  };
  return button(label, go, { id, className: "link" });
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
    case "parts unsettled":
      return texts.partsUnsettled;
    case "already there":
      return texts.alreadyThere;
    case "changed since":
      return texts.changedSince;
    case "none":
      return table === null ? "" : verdictSentence(table.verdict, choices, language);
  }
}
