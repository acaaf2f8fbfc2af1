import { area, cellAt, type Reference } from "../../formula/reference";
import { f } from "../../formula/template";
import type { WhatIfTexts } from "../../i18n/learn/whatIf";
import type { SheetTexts } from "../../i18n/sheets";
import type { Edition } from "../../rules/editions/edition";
import { kInPeriod } from "../../rules/kFactor";
import type { HalfPoints, Rating } from "../../rules/units";
import { change, newRating } from "../articles/change";
import { expectedInEvent } from "../articles/expectedInEvent";
import { withDraws, raWithDraws } from "../articles/hypothetical";
import { percentage } from "../articles/percentage";
import { ru } from "../articles/ru";
import { formulaStyle, type FormulaStyle, type StyleName } from "../articles/style";
import { cellFormula } from "../cellFormula";
import { HEAD_ROWS, putHead } from "../head";
import { editionSaid, limitSaid } from "../headFacts";
import { SheetDraft } from "../sheetDraft";
import { TITLE_NAMES } from "../sheetKind";
import type { SheetPlan } from "../sheetPlan";
import { putTables, tableRanges } from "../tablesBlock";

/** A player, his opponents, and the scores of which the sheet tells. */
export interface WhatIfOrder {
  readonly edition: Edition;
  readonly style: StyleName;
  readonly rating: Rating;
  readonly k: number;
  readonly opponents: readonly Rating[];
  /** From the points so far to all that can be scored. */
  readonly scores: readonly HalfPoints[];
  /** The least score for which an unrated player has a Ru; null: none. */
  readonly leastForRu: HalfPoints | null;
}

export interface WhatIfWords {
  readonly sheets: SheetTexts;
  readonly whatIf: WhatIfTexts;
}

const COLUMN = { label: 0, opponent: 0, pd: 1, score: 3, change: 4, rn: 5, ru: 6 } as const;
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
  const below = FIRST_ROW + Math.max(opponents.length, scores.length) + 1;
  const style = formulaStyle(order.style, edition, tableRanges(below));
  putInputs(draft, order, texts);
  putOpponents(draft, order, style, texts);
  putScores(draft, order, style, texts);
  if (order.style === "plain") putTables(draft, below, edition, sheets);
  const facts = [
    editionSaid(edition, { startDate: null }, sheets),
    limitSaid(edition.limit, sheets.head),
  ];
  const head = {
    title: texts.sheet.title,
    name: TITLE_NAMES.whatIf,
    ...{ facts, sums: null, states: [], otherwise: texts.sheet.note, isAsMade: null },
  };
  putHead(draft, head, sheets.madeFor);
  return {
    ...draft.named(texts.sheet.tab, { paper: sheets.paper, edition }),
    widths: [16, 10, 4, 10, 12, 12, 10],
    frozen: { rows: HEAD_ROWS, columns: 0 },
    titleRows: { first: 1, last: 1 },
  };
}

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

function column(of: number, rows: number): Reference {
  return area(cellAt(FIRST_ROW, of, "both"), cellAt(FIRST_ROW + rows - 1, of, "both"));
}

function putOpponents(
  draft: SheetDraft,
  { opponents, edition }: WhatIfOrder,
  style: FormulaStyle,
  { columns }: WhatIfTexts,
): void {
  draft.line(HEADING_ROW, COLUMN.opponent, [columns.opponent, columns.pd], "headingOfNumbers");
  const all = column(COLUMN.opponent, opponents.length);
  for (const [index, opponent] of opponents.entries()) {
    const row = FIRST_ROW + index;
    const own = cellAt(row, COLUMN.opponent);
    const upTo = area(cellAt(FIRST_ROW, COLUMN.opponent, "both"), own);
    draft.put(row, COLUMN.opponent, opponent, "input");
    const pd = expectedInEvent(style, RATING, { own, all, upTo }, edition);
    draft.put(row, COLUMN.pd, cellFormula(pd), "hundredths");
  }
  const lines = { row: FIRST_ROW, column: COLUMN.opponent, rows: opponents.length, columns: 1 };
  draft.name("Opponents", lines);
}

function putScores(
  draft: SheetDraft,
  { opponents, scores, edition, leastForRu }: WhatIfOrder,
  style: FormulaStyle,
  { columns }: WhatIfTexts,
): void {
  const heading = [columns.score, columns.change, columns.rn, columns.ru];
  draft.line(HEADING_ROW, COLUMN.score, heading, "headingOfNumbers");
  const all = column(COLUMN.opponent, opponents.length);
  const expected = column(COLUMN.pd, opponents.length);
  const games = f`${opponents.length}`;
  for (const [index, score] of scores.entries()) {
    const row = FIRST_ROW + index;
    const w = cellAt(row, COLUMN.score, "column");
    draft.put(row, COLUMN.score, score / 2, "points");
    const points = change(K, f`(${w}-SUM(${expected}))`);
    draft.put(row, COLUMN.change, cellFormula(points), "change");
    const rn = newRating(RATING, cellAt(row, COLUMN.change));
    draft.put(row, COLUMN.rn, cellFormula(rn), "whole");
    if (leastForRu === null || score < leastForRu) continue;
    const drawn = withDraws(w, games, edition);
    const dp = style.dp(percentage(f`(${drawn.w})`, f`(${drawn.games})`));
    const parts = { average: raWithDraws(f`SUM(${all})`, games, edition), w, games, dp };
    draft.put(row, COLUMN.ru, cellFormula(ru(parts, edition)), "whole");
  }
}
