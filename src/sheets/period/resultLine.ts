import { OWN } from "../../formula/reference";
import type { ResultColumn } from "../../i18n/period";
import { at } from "../../rules/at";
import type { KFacts } from "../../rules/kFacts";
import type { Column, HasRows } from "../column";
import type { PeriodContext } from "./context";
import { isLinked, type LinkedResult } from "./order";

/** A row of a player's; without a result it is there for one more event. */
export interface ResultLine extends HasRows {
  readonly player: number;
  readonly result: LinkedResult | null;
  /** Among the player's results. */
  readonly index: number;
  /** K is looked up in this line, from what is known there. */
  readonly isKSought: boolean;
  readonly facts: KFacts | null;
}

export type ResultCells = Column<ResultColumn, PeriodContext, ResultLine>;

/** Results of reports are linked; where a list has them, a row is left for one more. */
export function resultLines({ order, places, k }: PeriodContext): ResultLine[] {
  const hasSpare = !isLinked(order);
  return order.players.flatMap(({ results }, player) => {
    const { first } = at(places.resultRows, player);
    const { first: kFirst, isSought, facts } = at(k, player);
    const all = [...results, ...(hasSpare ? [null] : [])];
    return all.map((result, index) => ({
      player,
      result,
      index,
      isKSought: result === null ? kFirst === null : isSought[index] === true,
      facts: facts[index] ?? null,
      rows: {
        [OWN]: first + index,
        player: places.players.first + player,
        ...(kFirst !== null && { kOfPeriod: first + kFirst }),
        ...(result?.report !== undefined && { report: result.report.row }),
      },
    }));
  });
}
