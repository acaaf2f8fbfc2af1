import { ifNumber } from "../ifNumber";
import { mirrored } from "../mirrored";
import { scoreAgainst, type Crosstable } from "../../rules/robin/crosstable";
import { NOTHING_KNOWN } from "../../rules/kOfPlayer";
import { minimumScore } from "../../rules/firstRatingConditions";
import type { Player } from "../../tournament/roundRobin";
import { cell, fixed, range } from "../address";
import { formula } from "../sheetDraft";
import type { Content } from "../sheetPlan";
import { misfitFormula } from "./completeness";
import { acrossOpponents, INPUT, input, inputColumn } from "./places";
import type { IterationContext } from "./context";

/** The crosstable with results as numbers, ratings and K: what a person may change. */
export function putInputs(context: IterationContext): void {
  const { draft, order, places, texts } = context;
  const { players } = order.event;
  const heading = places.inputRow - 1;
  draft.put(heading - 1, INPUT.player, texts.inputs, "section");
  const names = places.hasResults ? players.map((_, index) => index + 1) : [];
  const { player, rating, points, firstEvent, counts } = texts.columns;
  const first = ["", player, rating, "K", ...names];
  draft.line(heading, 0, [...first, points, firstEvent, counts], "heading");
  const { article, edition } = {
    article: order.edition.articles.firstEvent,
    edition: order.edition,
  };
  const about = texts.hints.firstEvent(article, edition.name);
  draft.hint({ row: heading, column: places.firstEventColumn }, firstEvent, about);
  for (const [index, each] of players.entries()) putPlayer(context, each, index);
  putCounts(context);
}

function putPlayer(context: IterationContext, player: Player, index: number): void {
  const { draft, order, places, texts } = context;
  const { links } = order;
  const row = places.inputRow + index;
  const look = links === undefined ? "input" : "whole";
  draft.put(row, INPUT.number, index + 1);
  draft.put(row, INPUT.player, links?.name(index) ?? player.name, links ? "label" : "inputName");
  draft.put(row, INPUT.rating, links?.rating(index) ?? player.rating ?? "u", look);
  draft.put(row, INPUT.k, kOf(context, player, index), player.k === null ? "whole" : look);
  putScores(context, index);
  const isLater = order.later.has(index);
  draft.put(row, places.firstEventColumn, isLater ? texts.no : texts.yes, "input");
  draft.put(row, places.countsColumn, formula(countsFormula(context, index)), "whole");
}

/** Given, or by the rating and what else is known. */
function kOf({ order, places, style, k: of }: IterationContext, { k }: Player, index: number) {
  if (order.links !== undefined) return order.links.k(index);
  const rating = input(places, index, INPUT.rating);
  const { known = NOTHING_KNOWN } = of.players[index] ?? {};
  return k ?? formula(ifNumber(rating, style.k(rating, known)));
}

/** 6.1: an unrated player without enough points in his first event is left out. */
function countsFormula({ places, order, texts }: IterationContext, index: number): string {
  const needed = minimumScore(order.edition, "robin", true) / 2;
  const rating = input(places, index, INPUT.rating);
  const first = input(places, index, places.firstEventColumn);
  const points = input(places, index, places.pointsColumn);
  const unrated = `IF(OR(${first}="${texts.no}",${points}>=${needed}),1,0)`;
  return ifNumber(rating, "1", unrated);
}

function putScores({ draft, order, places }: IterationContext, index: number): void {
  const row = places.inputRow + index;
  const { scores } = order.event;
  if ("totals" in scores) {
    draft.put(row, places.pointsColumn, (scores.totals[index] ?? 0) / 2, "input");
    return;
  }
  const contents = scores.square.map((_, opponent) => {
    return resultOf({ order, places }, scores.square, index, opponent);
  });
  draft.line(row, INPUT.results, contents);
  const area = { row, column: INPUT.results, rows: 1, columns: places.players };
  draft.look(area, "points");
  if (order.links === undefined) {
    draft.look({ ...area, column: area.column + index, columns: places.players - index }, "input");
  }
  const last = cell(row, INPUT.results + places.players - 1);
  const sum = `SUM(${range(cell(row, INPUT.results), last)})`;
  draft.put(row, places.pointsColumn, formula(sum), "points");
}

/** Both games of a double round as one number; below the diagonal what the one above it leaves. */
function resultOf(
  { order: { links }, places }: Pick<IterationContext, "order" | "places">,
  square: Crosstable,
  player: number,
  opponent: number,
): Content {
  if (opponent === player) return "*";
  if (links !== undefined) return links.result(player, opponent);
  if (opponent > player) return scoreAgainst(square, player, [opponent]) / 2;
  const across = cell(places.inputRow + opponent, INPUT.results + player);
  return formula(mirrored(across, places.gamesPerPairing));
}

/** Who counts, once more along the columns: W is the score against those who do. */
function putCounts({ draft, places, texts }: IterationContext): void {
  if (!places.hasResults) return;
  const row = places.inputRow + places.players;
  draft.put(row, INPUT.player, texts.columns.counts, "label");
  draft.put(places.fitsRow, INPUT.player, texts.misfits, "label");
  for (let opponent = 0; opponent < places.players; opponent += 1) {
    const counts = cell(places.inputRow + opponent, places.countsColumn);
    draft.put(row, INPUT.results + opponent, formula(counts), "whole");
    const misfit = formula(misfitFormula(places, opponent));
    draft.put(places.fitsRow, INPUT.results + opponent, misfit, "points");
  }
}

/** W of a player: of one who is left out, his full score; from totals nobody can be left out. */
export function scoreFormula({ places }: IterationContext, index: number): string {
  const points = input(places, index, places.pointsColumn);
  if (!places.hasResults) {
    const counts = inputColumn(places, places.countsColumn);
    return `IF(MIN(${counts})=1,${points},NA())`;
  }
  const own = acrossOpponents(places, places.inputRow + index);
  const countsRow = places.inputRow + places.players;
  const last = fixed(countsRow, INPUT.results + places.players - 1);
  const counting = range(fixed(countsRow, INPUT.results), last);
  const counts = input(places, index, places.countsColumn);
  /** Other programs count an error in a product as nothing. */
  const against = ifNumber(`SUM(${own},${counting})`, `SUMPRODUCT(${own},${counting})`);
  return `IF(${counts}=1,${against},${points})`;
}
