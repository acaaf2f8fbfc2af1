import type { FunctionDefinition, ResultPlace } from "../../../functions/definition";
import type { Outcome } from "../../../functions/outcome";
import { codeOf } from "../../../functions/explain";
import { isFault } from "../../../functions/fault";
import type { TypedCall } from "../../../formula/typed/typed";
import { last } from "../../../rules/at";
import { isReason } from "../../../rules/reason";
import type { Step } from "../../../rules/steps/step";
import type { CellValue } from "../../../tournament/sheetCells";
import { outcomes, type Args, type Evaluation } from "../formula/evaluation";
import { NotExplained } from "../formula/values";
import { isErrorShown, shownResult, showsSame } from "../result";
import { NO_ONE, NOTHING_KNOWN, type KnownNames, type SheetPlace, type Why } from "../why";
import { errorText, type WhyLanguage } from "../whyTexts";
import { aboutFunction, faultTexts, takesDays, wholeArrayTexts } from "./said";
import { sourcesOf } from "./sources";
import { tellerOf } from "./tellers";
import { whatIfOf } from "./tried";

/** A function of the add-in in a cell. */
export interface CallInCell {
  readonly call: TypedCall;
  readonly definition: FunctionDefinition;
  readonly at: SheetPlace;
  /** Where the cell stands in what the formula fills. */
  readonly place: ResultPlace;
  /** Null where it is a part of a formula: nobody sees it. */
  readonly shown: CellValue | null;
  /** Of the keys of what can be tried, and of their labels. */
  readonly prefix: string;
  readonly label: string;
}

const DAYS: readonly string[] = ["LIST", "RATEDON"];

/** How the cell of a function comes about, or what stands in its way. */
export function callWhy(cell: CallInCell, evaluation: Evaluation, language: WhyLanguage): Why {
  const { call, definition, at, shown, prefix, label } = cell;
  const args = evaluation.args(call);
  const basis: Why = {
    ...NOTHING_KNOWN,
    title: call.source,
    at,
    shown: shown ?? "",
    said: errorsShown(shown, null, language),
    sources: sourcesOf(call, definition, at.sheet),
  };
  if (args instanceof NotExplained) {
    return { ...basis, said: [...basis.said, language.why.notExplained(args.source)] };
  }
  const result = outcomes(definition, args);
  const outcome = result[cell.place.row]?.[cell.place.column] ?? result[0]?.[0] ?? "";
  const whatIf = whatIfOf(definition, args, prefix, label, language.why);
  const known = { ...basis, whatIf };
  const why = isFault(outcome)
    ? withFault(known, outcome, { cell, args, result }, language)
    : withValue(known, outcome, { cell, args, result }, language);
  const { behind } = evaluation;
  const hasDays = why.isDay || takesDays(definition, args);
  return behind !== 0 && hasDays ? inItsDays(why, behind, language) : why;
}

/** The functions count days from 1900: the workbook takes their days for others, and they take its. */
function inItsDays(why: Why, behind: number, { why: texts }: WhyLanguage): Why {
  const { shown, isDay, said } = why;
  return {
    ...why,
    shown: isDay && typeof shown === "number" ? shown + behind : shown,
    said: [texts.from1904, ...said],
  };
}

interface Calculated {
  readonly cell: CallInCell;
  readonly args: Args;
  readonly result: readonly (readonly Outcome[])[];
}

function withFault(
  why: Why,
  outcome: Extract<Outcome, object>,
  { cell: { shown, call, at, definition }, args, result }: Calculated,
  language: WhyLanguage,
): Why {
  const code = codeOf(outcome);
  const said = isReason(outcome)
    ? []
    : faultTexts(outcome, call, { args, definition, sheet: at.sheet }, language);
  return {
    ...why,
    said: [
      ...errorsShown(shown, code, language),
      ...said,
      ...wholeArrayTexts(result, language, outcome),
    ],
    reason: isReason(outcome) ? outcome : null,
    agrees: shown === null || isWaiting(shown) ? null : shown === code || shown === WRONG_INPUT,
  };
}

const WRONG_INPUT = "#VALUE!";

function withValue(
  why: Why,
  outcome: CellValue,
  { cell, args, result }: Calculated,
  language: WhyLanguage,
): Why {
  const { definition, place, shown } = cell;
  const given = definition.parameters.map((_, index) => args[index] ?? null);
  const told = outcome === "" ? null : tellerOf(definition)?.tell(given, place);
  const rows = result.length;
  const columns = result[0]?.length ?? 1;
  const isTable = definition.kind === "whole" && rows > 1;
  const isHeading = isTable && place.row === 0;
  return {
    ...why,
    said: [
      ...errorsShown(shown, null, language),
      ...(shown === WRONG_INPUT ? wholeArrayTexts(result, language, null) : []),
      ...(rows * columns > 1 ? [language.why.spills(rows, columns)] : []),
      ...(isHeading ? [language.why.heading] : []),
      ...(outcome === "" ? [language.why.empty] : []),
      ...(told ? [] : aboutFunction(definition, args, language)),
    ],
    steps: told?.steps ?? [],
    names: told?.names ?? NO_ONE,
    parts: told?.byRule === undefined ? [] : [byRule(told.byRule, told.names, why, language)],
    result: outcome,
    isDay: DAYS.includes(definition.name),
    agrees: shown === null || isWaiting(shown) ? null : showsSame(shown, outcome),
  };
}

/** What the rule gives where the function was asked for what is printed. */
function byRule(steps: readonly Step[], names: KnownNames, { at }: Why, { why }: WhyLanguage): Why {
  const result = shownResult(last(steps));
  return { ...NOTHING_KNOWN, title: why.byRule, at, shown: "", steps, names, result };
}

/** The functions have not answered yet, or are not there. */
function isWaiting(shown: CellValue): boolean {
  return shown === "#BUSY!" || shown === "#GETTING_DATA";
}

/** An error that the function itself does not give: what it means, and what to do. */
function errorsShown(
  shown: CellValue | null,
  own: string | null,
  { why }: WhyLanguage,
): readonly string[] {
  if (shown === null || !isErrorShown(shown) || shown === own) return [];
  const text = errorText(why, shown);
  return text === null ? [] : [text];
}
