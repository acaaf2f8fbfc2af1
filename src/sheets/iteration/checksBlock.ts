import { compositionRules, type CompositionRule } from "../../tournament/composition";
import { cell, range } from "../address";
import { formula } from "../sheetDraft";
import { INPUT, inputColumn, TABLE } from "./places";
import type { IterationContext } from "./iterationSheet";

/** The checks of articles 5 and 6: article, met or not, what it means. */
export function putChecks(context: IterationContext): void {
  const { draft, order, places, texts } = context;
  const { articles } = order.edition;
  draft.put(places.checksRow, TABLE.player, texts.checks, "section");
  const lines = [
    ...compositionRules(order.event, order.edition, order.championship).map((rule) => ({
      article: rule.article,
      condition: conditionOf(context, rule),
      text: texts.composition[rule.key](rule.needed, rule.neededPlayers),
    })),
    {
      article: articles.firstEvent,
      condition: `MIN(${inputColumn(places, places.countsColumn)})=1`,
      text: texts.everybodyCounts,
    },
    ...(places.hasResults
      ? [
          {
            article: articles.unplayedInRobin,
            condition: `COUNT(${squareRange(context)})=${places.players * (places.players - 1)}`,
            text: texts.everyGamePlayed,
          },
        ]
      : []),
  ];
  for (const [index, { article, condition, text }] of lines.entries()) {
    const row = places.checksRow + 1 + index;
    draft.put(row, INPUT.number, article);
    draft.put(row, TABLE.player, formula(`IF(${condition},"${texts.met}","${texts.notMet}")`));
    draft.put(row, TABLE.rating, text, "note");
  }
}

function conditionOf({ places }: IterationContext, rule: CompositionRule): string {
  const rated = `COUNT(${inputColumn(places, INPUT.rating)})>=${rule.needed}`;
  return rule.neededPlayers === 0
    ? rated
    : `AND(${rated},${places.players}>=${rule.neededPlayers})`;
}

function squareRange({ places: { inputRow, players } }: IterationContext): string {
  const last = cell(inputRow + players - 1, INPUT.results + players - 1);
  return range(cell(inputRow, INPUT.results), last);
}
