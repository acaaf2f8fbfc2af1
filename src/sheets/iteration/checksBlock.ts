import type { Expr } from "../../formula/expr";
import { cellAt } from "../../formula/reference";
import { f } from "../../formula/template";
import type { CompositionRule } from "../../tournament/composition";
import { ifNumber } from "../articles/ifNumber";
import { cellFormula } from "../cellFormula";
import type { SheetTexts } from "../../i18n/sheets";
import { checksOf, type Check } from "./checks";
import { completeness } from "./completeness";
import { allInputs, allOfTable, type IterationContext } from "./context";
import { PLAYER_COLUMN } from "./places";

/** The checks of articles 5 and 6: article, met or not, what it means. */
export function putChecks(sheet: IterationContext): void {
  const { draft, order, places, texts } = sheet;
  draft.put(places.rows.checks, PLAYER_COLUMN, texts.checks, "section");
  const checks = checksOf(order);
  const first = { row: places.rows.checks + 1, column: PLAYER_COLUMN };
  const isNotMet = f`${cellAt(first.row, first.column)}=${texts.notMet}`;
  draft.mark({ ...first, rows: checks.length, columns: 1 }, isNotMet);
  for (const [index, check] of checks.entries()) {
    const row = places.rows.checks + 1 + index;
    draft.put(row, PLAYER_COLUMN - 1, check.article);
    const met = f`IF(${conditionOf(sheet, check)},${texts.met},${texts.notMet})`;
    draft.put(row, PLAYER_COLUMN, cellFormula(met));
    draft.put(row, PLAYER_COLUMN + 1, wordsOf(check, texts), "note");
  }
}

function wordsOf(check: Check, texts: SheetTexts): string {
  switch (check.kind) {
    case "composition":
      return texts.composition[check.rule.key](check.rule.needed, check.rule.neededPlayers);
    case "everybody counts":
      return texts.everybodyCounts;
    case "above the floor":
      return texts.aboveFloor(check.floor);
    case "every game played":
      return texts.everyGamePlayed;
  }
}

function conditionOf(sheet: IterationContext, check: Check): Expr {
  switch (check.kind) {
    case "composition":
      return isComposed(sheet, check.rule);
    case "everybody counts":
      return f`MIN(${allInputs(sheet, "counts")})=1`;
    case "above the floor": {
      const ruNew = allOfTable(sheet, "ruNew");
      return ifNumber(f`SUM(${ruNew})`, f`COUNTIF(${ruNew},${`<${check.floor}`})=0`);
    }
    case "every game played":
      return completeness(sheet.places);
  }
}

function isComposed(sheet: IterationContext, rule: CompositionRule): Expr {
  const rated = f`COUNT(${allInputs(sheet, "rating")})>=${rule.needed}`;
  const { players } = sheet.places;
  return rule.neededPlayers === 0 ? rated : f`AND(${rated},${players}>=${rule.neededPlayers})`;
}
