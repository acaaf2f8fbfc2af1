import { factCell } from "../facts";
import {
  articleOfCondition,
  type ConditionKey,
  type ConditionState,
} from "../../tournament/conditions";
import { conditionsOf, factOfCondition } from "./conditionKeys";
import { joined, number, text, type Expr } from "../../formula/expr";
import { area, cellAt, onSheet } from "../../formula/reference";
import { f } from "../../formula/template";
import { compositionRules } from "../../tournament/composition";
import { STATE_ROW, type State } from "../head";
import { checksOf } from "../iteration/checks";
import { PLAYER_COLUMN } from "../iteration/places";
import { sentence } from "../sentence";
import type { ReportContext } from "./context";
import { allLines, ratingOfOpponent } from "./layout";

/** What articles 5 and 6 ask of the event, as far as the report's own cells can tell it. */
interface ReportCheck {
  readonly article: string;
  readonly isMet: Expr;
}

/**
 * Which of them are not met, and which nobody checked; of an iteration what its sheet says. Empty: nothing
 * is asked. `from`: the report's name, where another sheet says it.
 */
export function checkStates(sheet: ReportContext, from: string | null): State[] {
  const composed = sheet.robinPlaces === null ? composedState(sheet, from) : iterationState(sheet);
  return [...composed, ...conditionStates(sheet, from)];
}

/** Whether the field is composed as 6 asks; null: nothing is asked. */
export function compositionMet(sheet: ReportContext): Expr | null {
  const checks = ownChecks(sheet, null);
  return checks.length === 0 ? null : f`AND(${checks.map(({ isMet }) => isMet)})`;
}

/** 1.1, 1.3, 3.1, 4.1, as they stand among the facts. */
function conditionStates({ order, facts, texts }: ReportContext, from: string | null): State[] {
  const keys = conditionsOf(order).filter((key) => key !== "composition");
  if (keys.length === 0) return [];
  const { report } = texts;
  const { edition } = order;
  const cellOf = (key: ConditionKey) => {
    const cell = factCell(facts, factOfCondition(key));
    return from === null ? cell : onSheet(from, cell);
  };
  const state = (is: ConditionState, words: string): State => {
    const cells = keys.map(cellOf);
    const articles = keys.map((key, index) => {
      const article = articleOfCondition(key, edition);
      const before = keys
        .slice(0, index)
        .filter((each) => articleOfCondition(each, edition) === article);
      const isSaid = before.map((each) => f`${cellOf(each)}=${is}`);
      const isNew = isSaid.length === 0 ? f`TRUE` : f`NOT(OR(${isSaid}))`;
      return f`IF(AND(${cells[index] ?? text("")}=${is},${isNew}),${` ${article}`},"")`;
    });
    return {
      when: f`OR(${cells.map((cell) => f`${cell}=${is}`)})`,
      says: sentence(words, {
        articles: f`TRIM(${joined("&", articles, text(""))})`,
        edition: text(edition.name),
      }),
    };
  };
  return [
    state("not met", report.checksNotMet),
    { ...state("not checked", report.checksOpen), isRemark: true },
  ];
}

function composedState(sheet: ReportContext, from: string | null): State[] {
  const checks = ownChecks(sheet, from);
  if (checks.length === 0) return [];
  const { report } = sheet.texts;
  const articles = checks.map(({ article, isMet }) => f`IF(${isMet},"",${` ${article}`})`);
  return [
    {
      when: f`NOT(AND(${checks.map(({ isMet }) => isMet)}))`,
      says: sentence(report.checksNotMet, {
        articles: f`TRIM(${joined("&", articles, text(""))})`,
        edition: text(sheet.order.edition.name),
      }),
    },
  ];
}

function ownChecks({ order, places }: ReportContext, from: string | null): ReportCheck[] {
  const { event, edition, isUnplayed, robin } = order;
  const { unratedMatch, scheveningen } = edition.articles;
  const rated = f`COUNTIF(${allLines(places, ratingOfOpponent(places), from)},">0")`;
  const unrated = f`${event.players.length}-${rated}`;
  switch (event.kind) {
    case "match":
      return unratedMatch === null ? [] : [{ article: unratedMatch, isMet: f`${unrated}=0` }];
    case "scheveningen":
      return scheveningen === null ? [] : [{ article: scheveningen, isMet: f`${unrated}<=1` }];
    case "robin": {
      /** 6.43 (2005): with a game not played it is none. */
      if (isUnplayed) return [];
      const scores = robin === null ? { totals: [] } : robin.event.scores;
      const field = { players: event.players, scores };
      const rules = compositionRules(field, edition, robin?.championship ?? "none");
      return rules.map(({ article, needed, neededPlayers }) => ({
        article,
        isMet: f`AND(${rated}>=${number(needed)},${event.players.length}>=${number(neededPlayers)})`,
      }));
    }
    default:
      return [];
  }
}

function iterationState({ order, robinPlaces, names, texts }: ReportContext): State[] {
  const { robin, edition, startDate } = order;
  if (robin === null || robinPlaces === null || names.iteration === null) return [];
  const first = robinPlaces.rows.checks + 1;
  const checks = checksOf({ ...robin, edition, startDate }).length;
  const cell = (index: number) => cellAt(first + index, PLAYER_COLUMN, "both");
  const all = onSheet(names.iteration, area(cell(0), cell(checks - 1)));
  const state = onSheet(names.iteration, cellAt(STATE_ROW, 0, "both"));
  const says = f`${`“${names.iteration}”: `}&${state}`;
  return [{ when: f`COUNTIF(${all},${texts.notMet})>0`, says }];
}
