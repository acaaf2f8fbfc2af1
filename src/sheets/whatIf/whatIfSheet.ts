import { cellAt } from "../../formula/reference";
import { text, type Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import type { WhatIfTexts } from "../../i18n/learn/whatIf";
import type { SheetTexts } from "../../i18n/sheets";
import type { Edition } from "../../rules/editions/edition";
import { kInPeriod } from "../../rules/kFactor";
import type { HalfPoints, Rating } from "../../rules/units";
import { change, newRating } from "../articles/change";
import { withDraws, raWithDraws } from "../articles/hypothetical";
import { percentage } from "../articles/percentage";
import { ru } from "../articles/ru";
import { formulaStyle, type FormulaStyle, type StyleName } from "../articles/style";
import { cellFormula } from "../cellFormula";
import { HEAD_ROWS, putHead, type HeadLines } from "../head";
import { editionSaid, limitSaid } from "../headFacts";
import { sentence } from "../sentence";
import { SheetDraft } from "../sheetDraft";
import { TITLE_NAMES } from "../sheetKind";
import type { Content, SheetPlan } from "../sheetPlan";
import { putTables, tableRanges } from "../tablesBlock";
import { besideOpponents, expectedAgainst, type OpponentCells } from "./opponents";
import { endOfShifted, putShiftedFields, type ShiftedPlaces } from "./shiftedFields";

/** A player, his opponents, and the scores of which the sheet tells. */
export interface WhatIfOrder {
  readonly edition: Edition;
  readonly style: StyleName;
  readonly rating: Rating;
  readonly k: number;
  readonly opponents: readonly Rating[];
  /** From the points so far to all that can be scored. */
  readonly scores: readonly HalfPoints[];
  /** The one that weaker and stronger opponents are compared with. */
  readonly total: HalfPoints;
  /** The least score for which an unrated player has a Ru; null: none. */
  readonly leastForRu: HalfPoints | null;
}

export interface WhatIfWords {
  readonly sheets: SheetTexts;
  readonly whatIf: WhatIfTexts;
}

const COLUMN = {
  label: 0,
  opponent: 0,
  pd: 1,
  score: 3,
  change: 4,
  rn: 5,
  ru: 6,
  shift: 8,
} as const;
const RATING_ROW = HEAD_ROWS + 1;
const K_ROW = RATING_ROW + 1;
const HEADING_ROW = K_ROW + 2;
const FIRST_ROW = HEADING_ROW + 1;

const RATING = cellAt(RATING_ROW, COLUMN.pd, "both");
const K = cellAt(K_ROW, COLUMN.pd, "both");

/** What each score would change, and what it would be as a first result: all follows the blue cells. */
export function whatIfSheet(order: WhatIfOrder, words: WhatIfWords): SheetPlan {
  const draft = new SheetDraft();
  const { edition, opponents, scores } = order;
  const { sheets, whatIf: texts } = words;
  const shifted = shiftedPlaces(order);
  const last = FIRST_ROW + Math.max(opponents.length, scores.length) - 1;
  const below = Math.max(last, endOfShifted(shifted)) + 2;
  const style = formulaStyle(order.style, edition, tableRanges(below));
  putInputs(draft, order, texts);
  putOpponents(draft, order, style, texts);
  putScores(draft, order, style, texts);
  putShiftedFields(
    draft,
    order.total,
    { ...shifted, ru: ruFrom(order, style) },
    { style, edition, texts },
  );
  if (order.style === "plain") putTables(draft, below, edition, sheets);
  putHead(draft, headOf(order, words), sheets.madeFor);
  return {
    ...draft.named(texts.sheet.tab, { paper: sheets.paper, edition }),
    widths: [10, 7.5, 2, 7.5, 10.2, 9.5, 7.5, 2, 10, 10, 9, 9, 10.2],
    frozen: { rows: HEAD_ROWS, columns: 0 },
    titleRows: { first: 1, last: 1 },
  };
}

function headOf(order: WhatIfOrder, { sheets, whatIf: { sheet } }: WhatIfWords): HeadLines {
  const { edition } = order;
  const facts = [
    editionSaid(edition, { startDate: null }, sheets),
    limitSaid(edition.limit, sheets.head),
  ];
  return {
    title: sheet.title,
    name: TITLE_NAMES.whatIf,
    facts,
    sums: sumsOf(order, sheet.sums),
    states: [],
    otherwise: sheet.note,
    isAsMade: null,
  };
}

function sumsOf(order: WhatIfOrder, words: string): Content {
  const cells = cellsOf(order);
  const gaps = {
    games: f`${cells.count}`,
    average: f`ROUND(AVERAGE(${besideOpponents(cells, COLUMN.opponent)}),2)`,
    we: f`ROUND(SUM(${besideOpponents(cells, COLUMN.pd)}),2)`,
  };
  return cellFormula(sentence(words, gaps));
}

function shiftedPlaces(order: WhatIfOrder): Omit<ShiftedPlaces, "ru"> {
  return {
    scoreRow: RATING_ROW,
    headingRow: HEADING_ROW,
    column: COLUMN.shift,
    rating: RATING,
    k: K,
    opponents: cellsOf(order),
  };
}

/** Of opponents with this sum of ratings. */
function ruOf({ opponents, edition }: WhatIfOrder, style: FormulaStyle) {
  const games = f`${opponents.length}`;
  return (sum: Expr, w: Expr): Expr => {
    const drawn = withDraws(w, games, edition);
    const dp = style.dp(percentage(f`(${drawn.w})`, f`(${drawn.games})`));
    return ru({ average: raWithDraws(sum, games, edition), w, games, dp }, edition);
  };
}

/** The same; NONE where the rules give nothing for the score. */
function ruFrom(order: WhatIfOrder, style: FormulaStyle) {
  const { leastForRu } = order;
  if (leastForRu === null) return () => text(NONE);
  const of = ruOf(order, style);
  return (sum: Expr, w: Expr): Expr => f`IF(${w}<${leastForRu / 2},${NONE},${of(sum, w)})`;
}

const NONE = "–";

function putInputs(
  draft: SheetDraft,
  { rating, k, opponents, edition }: WhatIfOrder,
  texts: WhatIfTexts,
): void {
  const inputs = [
    [RATING_ROW, texts.rating, rating, "Rating"],
    [K_ROW, texts.k, kInPeriod(k, opponents.length, edition), "K_factor"],
  ] as const;
  for (const [row, label, value, name] of inputs) {
    draft.put(row, COLUMN.label, label, "label");
    draft.put(row, COLUMN.pd, value, "input");
    draft.name(name, { row, column: COLUMN.pd, rows: 1, columns: 1 });
  }
}

function cellsOf({ opponents }: Pick<WhatIfOrder, "opponents">): OpponentCells {
  return { first: FIRST_ROW, column: COLUMN.opponent, count: opponents.length };
}

function putOpponents(
  draft: SheetDraft,
  { opponents, edition }: WhatIfOrder,
  style: FormulaStyle,
  { columns }: WhatIfTexts,
): void {
  draft.line(HEADING_ROW, COLUMN.opponent, [columns.opponent, columns.pd], "headingOfNumbers");
  const cells = cellsOf({ opponents });
  for (const [index, opponent] of opponents.entries()) {
    const row = FIRST_ROW + index;
    draft.put(row, COLUMN.opponent, opponent, "input");
    const pd = expectedAgainst(index, cells, { style, rating: RATING, edition });
    draft.put(row, COLUMN.pd, cellFormula(pd), "hundredths");
  }
  const lines = { row: FIRST_ROW, column: COLUMN.opponent, rows: opponents.length, columns: 1 };
  draft.name("Opponents", lines);
}

function putScores(
  draft: SheetDraft,
  order: WhatIfOrder,
  style: FormulaStyle,
  { columns }: WhatIfTexts,
): void {
  const { scores, leastForRu } = order;
  const heading = [columns.score, columns.change, columns.rn, columns.ru];
  draft.line(HEADING_ROW, COLUMN.score, heading, "headingOfNumbers");
  const cells = cellsOf(order);
  const sum = f`SUM(${besideOpponents(cells, COLUMN.opponent)})`;
  const expected = besideOpponents(cells, COLUMN.pd);
  const first = ruOf(order, style);
  for (const [index, score] of scores.entries()) {
    const row = FIRST_ROW + index;
    const w = cellAt(row, COLUMN.score, "column");
    draft.put(row, COLUMN.score, score / 2, "points");
    const points = change(K, f`(${w}-SUM(${expected}))`);
    draft.put(row, COLUMN.change, cellFormula(points), "change");
    const rn = newRating(RATING, cellAt(row, COLUMN.change));
    draft.put(row, COLUMN.rn, cellFormula(rn), "whole");
    if (leastForRu === null || score < leastForRu) continue;
    draft.put(row, COLUMN.ru, cellFormula(first(sum, w)), "whole");
  }
}
