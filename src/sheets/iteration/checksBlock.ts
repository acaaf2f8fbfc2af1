import { ifNumber } from "../ifNumber";
import { floorOn } from "../../rules/editions/floorOn";
import { compositionRules, type CompositionRule } from "../../tournament/composition";
import { formula } from "../sheetDraft";
import { completeness } from "./completeness";
import { INPUT, inputColumn, TABLE, tableColumn } from "./places";
import type { IterationContext } from "./context";

interface Check {
  readonly article: string;
  readonly condition: string;
  readonly text: string;
}

/** The checks of articles 5 and 6: article, met or not, what it means. */
export function putChecks(context: IterationContext): void {
  const { draft, places, texts } = context;
  draft.put(places.checksRow, TABLE.player, texts.checks, "section");
  const checks = [...compositionChecks(context), ...resultChecks(context)];
  for (const [index, { article, condition, text }] of checks.entries()) {
    const row = places.checksRow + 1 + index;
    draft.put(row, INPUT.number, article);
    draft.put(row, TABLE.player, formula(`IF(${condition},"${texts.met}","${texts.notMet}")`));
    draft.put(row, TABLE.rating, text, "note");
  }
}

function compositionChecks(context: IterationContext): Check[] {
  const { order, texts } = context;
  return compositionRules(order.event, order.edition, order.championship).map((rule) => ({
    article: rule.article,
    condition: conditionOf(context, rule),
    text: texts.composition[rule.key](rule.needed, rule.neededPlayers),
  }));
}

function resultChecks({ order, places, texts }: IterationContext): Check[] {
  const { articles } = order.edition;
  const checks: Check[] = [
    {
      article: articles.firstEvent,
      condition: `MIN(${inputColumn(places, places.countsColumn)})=1`,
      text: texts.everybodyCounts,
    },
  ];
  if (articles.belowFloor !== null) {
    const floor = floorOn(order.edition, order.startDate ?? undefined);
    const ruNew = tableColumn(places, TABLE.ruNew);
    const condition = ifNumber(`SUM(${ruNew})`, `COUNTIF(${ruNew},"<${floor}")=0`);
    checks.push({ article: articles.belowFloor, condition, text: texts.aboveFloor(floor) });
  }
  if (places.hasResults) {
    const { unplayedInRobin: article } = articles;
    checks.push({ article, condition: completeness(places), text: texts.everyGamePlayed });
  }
  return checks;
}

function conditionOf({ places }: IterationContext, rule: CompositionRule): string {
  const rated = `COUNT(${inputColumn(places, INPUT.rating)})>=${rule.needed}`;
  return rule.neededPlayers === 0
    ? rated
    : `AND(${rated},${places.players}>=${rule.neededPlayers})`;
}
