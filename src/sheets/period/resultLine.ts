import { OWN } from "../../formula/reference";
import type { ResultColumn } from "../../i18n/period";
import { at } from "../../rules/at";
import type { Edition } from "../../rules/editions/edition";
import { USUAL_K_READING, type KReading } from "../../rules/kDay";
import type { Column, HasRows } from "../column";
import type { PeriodContext } from "./context";
import type { KOfResult } from "./kOfResults";
import { spareLines, type LinkedResult } from "./order";

/** A row of a player's; without a result it is there for one more event. */
export interface ResultLine extends HasRows {
  readonly player: number;
  /** Counted through the sheet from 1: with it the line is found wherever a sort has put it. */
  readonly line: number;
  readonly result: LinkedResult | null;
  readonly k: KOfResult;
  /** That of the event's first day. */
  readonly edition: Edition;
  readonly kReading: KReading;
}

export type ResultCells = Column<ResultColumn, PeriodContext, ResultLine>;

export function resultLines({ order, places, k }: PeriodContext): ResultLine[] {
  const spare = Array.from({ length: spareLines(order) }, () => null);
  return order.players.flatMap(({ results }, player) => {
    const { first, line } = at(places.resultRows, player);
    const own = at(k, player);
    const all = [...results, ...spare];
    return all.map((result, index) => ({
      player,
      line: line + index,
      result,
      k: own[index] ?? ofOneMore(results, own),
      edition: result?.edition ?? order.edition,
      kReading: result?.kReading ?? order.kReading ?? USUAL_K_READING,
      rows: { [OWN]: first + index },
    }));
  });
}

/** An event that is typed in has K as the last that the list has: given, or from what is known of the player. */
function ofOneMore(results: readonly LinkedResult[], all: readonly KOfResult[]): KOfResult {
  const rated = results.map(({ rating }) => rating !== null).lastIndexOf(true);
  const last = all[rated];
  return last === undefined ? NOTHING_KNOWN : { ...last, own: null };
}

const NOTHING_KNOWN: KOfResult = {
  source: { kind: "sought" },
  facts: null,
  own: null,
  isByRating: false,
  isAgeOpen: false,
};
