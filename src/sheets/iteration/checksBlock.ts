import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import { floorOn } from "../../rules/editions/floorOn";
import { compositionRules, type CompositionRule } from "../../tournament/composition";
import { ifNumber } from "../articles/ifNumber";
import { cellFormula } from "../cellFormula";
import { completeness } from "./completeness";
import { allInputs, allOfTable, type IterationContext } from "./context";
import { PLAYER_COLUMN } from "./places";

interface Check {
  readonly article: string;
  readonly condition: Expr;
  readonly text: string;
}

/** The checks of articles 5 and 6: article, met or not, what it means. */
export function putChecks(sheet: IterationContext): void {
  const { draft, places, texts } = sheet;
  draft.put(places.rows.checks, PLAYER_COLUMN, texts.checks, "section");
  const checks = [...compositionChecks(sheet), ...resultChecks(sheet)];
  for (const [index, { article, condition, text }] of checks.entries()) {
    const row = places.rows.checks + 1 + index;
    draft.put(row, PLAYER_COLUMN - 1, article);
    const met = f`IF(${condition},${texts.met},${texts.notMet})`;
    draft.put(row, PLAYER_COLUMN, cellFormula(met));
    draft.put(row, PLAYER_COLUMN + 1, text, "note");
  }
}

function compositionChecks(sheet: IterationContext): Check[] {
  const { order, texts } = sheet;
  return compositionRules(order.event, order.edition, order.championship).map((rule) => ({
    article: rule.article,
    condition: conditionOf(sheet, rule),
    text: texts.composition[rule.key](rule.needed, rule.neededPlayers),
  }));
}

function resultChecks(sheet: IterationContext): Check[] {
  const { order, places, texts } = sheet;
  const { articles } = order.edition;
  const checks: Check[] = [
    {
      article: articles.firstEvent,
      condition: f`MIN(${allInputs(sheet, "counts")})=1`,
      text: texts.everybodyCounts,
    },
  ];
  if (articles.belowFloor !== null) {
    const floor = floorOn(order.edition, order.startDate ?? undefined);
    const ruNew = allOfTable(sheet, "ruNew");
    const condition = ifNumber(f`SUM(${ruNew})`, f`COUNTIF(${ruNew},${`<${floor}`})=0`);
    checks.push({ article: articles.belowFloor, condition, text: texts.aboveFloor(floor) });
  }
  if (places.hasResults) {
    const { unplayedInRobin: article } = articles;
    checks.push({ article, condition: completeness(places), text: texts.everyGamePlayed });
  }
  return checks;
}

function conditionOf(sheet: IterationContext, rule: CompositionRule): Expr {
  const rated = f`COUNT(${allInputs(sheet, "rating")})>=${rule.needed}`;
  const { players } = sheet.places;
  return rule.neededPlayers === 0 ? rated : f`AND(${rated},${players}>=${rule.neededPlayers})`;
}
