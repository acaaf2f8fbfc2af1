import { number, text, type Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import type { KReasonTexts } from "../../i18n/kReason";
import type { Edition } from "../../rules/editions/edition";
import type { KStep } from "../../rules/editions/kSteps";
import { yearOfBirth } from "./age";
import { firstMet } from "./k";
import { ifNumber } from "./ifNumber";
import type { KCells } from "./kMet";

/** What K is told from: its own cell, and what it was decided from. */
interface KReasonCells extends KCells {
  readonly k: Expr;
  /** null: of nobody. */
  readonly birth: Expr | null;
  /** Rated only since, and so a new player: 8.4 (2014). */
  readonly isRatedSince?: boolean;
}

/** Why a player has his K, in words; of another K than the rule gives, that it was typed. */
export function kReason(cells: KReasonCells, edition: Edition, words: KReasonTexts): Expr {
  const { k } = cells;
  const told = firstMet(edition, asNew(cells), (step) => {
    return f`IF(${k}=${step.k},${because(step, cells, edition, words)},${words.byHand})`;
  });
  return ifNumber(k, told);
}

/** Nobody rated only since has the games after which K falls: they count as few where none are told. */
export function asNew<Cells extends KCells & { readonly isRatedSince?: boolean }>(
  cells: Cells,
): Cells {
  const { games, isRatedSince } = cells;
  if (isRatedSince !== true) return cells;
  return { ...cells, games: games === null ? number(1) : f`IF(${games}>0,${games},1)` };
}

function because(
  { name, asks }: KStep,
  cells: KReasonCells,
  edition: Edition,
  words: KReasonTexts,
): Expr {
  switch (name) {
    case "strong":
      return text(words.reached(asks.peakFrom ?? 0));
    case "junior":
      return juniorUntil(cells, asks.lastAge ?? 0, edition, words);
    case "new":
      return newPlayer(cells, asks.gamesBelow ?? 0, words);
    case "otherwise":
      return otherwise(cells, words);
  }
}

/** To the end of the year of the last age, or to the birthday behind it. */
function juniorUntil(
  { birth }: KReasonCells,
  lastAge: number,
  { age }: Edition,
  words: KReasonTexts,
): Expr {
  const isByYear = age === "calendar years";
  const [before, behind] = isByYear ? words.juniorUntil : words.juniorUntilBirthday(lastAge + 1);
  const born = birth === null ? number(0) : yearOfBirth(birth);
  return f`${before}&(${born}+${isByYear ? lastAge : lastAge + 1})&${behind}`;
}

function newPlayer({ games, isRatedSince }: KReasonCells, of: number, words: KReasonTexts): Expr {
  if (games === null) return text(words.ratedSince);
  const [before, behind] = words.newPlayer(of);
  const told = f`${before}&${games}&${behind}`;
  return isRatedSince === true ? f`IF(${games}>0,${told},${words.ratedSince})` : told;
}

/** Nothing of him is known, or nothing that makes him an exception. */
function otherwise({ games, peak, birth }: KReasonCells, words: KReasonTexts): Expr {
  const known = [birth, games, peak].filter((cell) => cell !== null);
  return known.length === 0
    ? text(words.byRating)
    : f`IF(COUNT(${known})=0,${words.byRating},${words.usual})`;
}
