import { CellError } from "../../functions/cell";
import type { ResultPlace } from "../../functions/definition";
import { readTyped } from "../../formula/typed/readTyped";
import { partsOf, type Typed, type TypedArea, type TypedCall } from "../../formula/typed/typed";
import type { CellValue } from "../../tournament/sheetCells";
import { Evaluation, definitionOf, type Args, type CellsOf } from "./formula/evaluation";
import { NotExplained } from "./formula/values";
import { callWhy } from "./functions/callWhy";
import { withTried } from "./functions/tried";
import { isErrorShown, showsSame } from "./result";
import { NOTHING_KNOWN, type Explained, type SheetPlace, type Tried, type Why } from "./why";
import { errorText, type WhyLanguage } from "./whyTexts";

/** A cell with a formula that somebody typed. */
export interface FormulaCell {
  readonly at: SheetPlace;
  readonly shown: CellValue;
  /** With its equals sign. */
  readonly formula: string;
  /** Where the cell stands in what the formula fills. */
  readonly place: ResultPlace;
  /** How many days those of the workbook are behind the ones that count from 1900. */
  readonly behind: number;
}

/** Cells that a formula refers to; null: of its own sheet. */
export interface Referred {
  readonly sheet: string | null;
  readonly area: TypedArea;
}

const FUNCTION = /FIDE[._]/i;

/** Whether there is anything to explain in it. */
export function hasFunction(formula: CellValue): formula is string {
  return typeof formula === "string" && formula.startsWith("=") && FUNCTION.test(formula);
}

/** What has to be read before a formula can be explained. */
export function referredBy(formula: string): readonly Referred[] {
  const typed = readTyped(formula.slice(1));
  if (typed === null) return [];
  return partsOf(typed).flatMap((part) =>
    part.kind === "cells" ? [{ sheet: part.sheet, area: part.area }] : [],
  );
}

/** Every function of the add-in in a cell's formula, from the cells it refers to. */
export function whyFormula(cell: FormulaCell, cellsOf: CellsOf, language: WhyLanguage): Explained {
  const typed = readTyped(cell.formula.slice(1));
  const again = (tried: Tried): Why => {
    if (typed === null) return notParsed(cell, language);
    const calls = callsIn(typed);
    const triedFor = (call: TypedCall, args: Args) => {
      const definition = definitionOf(call.name);
      const prefix = prefixOf(calls.indexOf(call));
      return definition === null ? args : withTried(definition, args, prefix, tried);
    };
    return formulaWhy(
      cell,
      typed,
      calls,
      new Evaluation(cellsOf, { triedFor, behind: cell.behind }),
      language,
    );
  };
  return { kind: "explained", why: again({}), again };
}

function notParsed({ formula, at, shown }: FormulaCell, { why }: WhyLanguage): Why {
  const meaning = isErrorShown(shown) ? errorText(why, shown) : null;
  const said = meaning === null ? [why.notParsed] : [meaning, why.notParsed];
  return { ...NOTHING_KNOWN, title: formula, at, shown, said };
}

function callsIn(typed: Typed): readonly TypedCall[] {
  return partsOf(typed).filter(
    (part): part is TypedCall => part.kind === "call" && definitionOf(part.name) !== null,
  );
}

function prefixOf(index: number): string {
  return `${index}.`;
}

function formulaWhy(
  cell: FormulaCell,
  typed: Typed,
  calls: readonly TypedCall[],
  evaluation: Evaluation,
  language: WhyLanguage,
): Why {
  const { at, shown, formula, place } = cell;
  const whys = calls.map((call, index) => {
    const isWhole = call === typed;
    const definition = definitionOf(call.name);
    if (definition === null) return null;
    const label = calls.length > 1 ? `FIDE.${definition.name} – ` : "";
    const asked = { call, definition, at, place, prefix: prefixOf(index), label };
    return callWhy({ ...asked, shown: isWhole ? shown : null }, evaluation, language);
  });
  const parts = whys.filter((why) => why !== null);
  const whatIf = parts.flatMap((part) => part.whatIf);
  const sources = parts.flatMap((part) => part.sources);
  const [first, ...others] = parts;
  if (first !== undefined && calls[0] === typed) {
    return { ...first, title: formula, parts: [...first.parts, ...others], whatIf, sources };
  }
  return { ...outer(cell, typed, evaluation, language), parts, whatIf, sources };
}

/** A formula around functions: its value where that can be found out. */
function outer(
  { at, shown, formula, place }: FormulaCell,
  typed: Typed,
  evaluation: Evaluation,
  { why }: WhyLanguage,
): Why {
  const value = evaluation.value(typed);
  const meaning = isErrorShown(shown) ? errorText(why, shown) : null;
  const basis: Why = { ...NOTHING_KNOWN, title: formula, at, shown };
  const said = meaning === null ? [] : [meaning];
  if (value instanceof NotExplained) {
    return { ...basis, said: [...said, why.notExplained(value.source)] };
  }
  const cell = value[place.row]?.[place.column] ?? value[0]?.[0] ?? null;
  if (cell instanceof CellError) return { ...basis, said, agrees: shown === cell.code };
  const result = isValue(cell) ? cell : "";
  return { ...basis, said, result, agrees: showsSame(shown, result) };
}

function isValue(cell: unknown): cell is CellValue {
  return typeof cell === "number" || typeof cell === "string" || typeof cell === "boolean";
}
