import { dateOf, dayOf } from "./calendar";
import { cell, type Cell } from "./cell";
import type { Dice } from "./dice";
import type { TrueEvent } from "./trueEvent";

type Sign = (score: 0 | 1 | 2) => Cell;

/** What Excel makes of signs that are typed: days, and times of day. */
export function typedSigns({ last }: TrueEvent, dice: Dice): Sign {
  const { year } = dateOf(last);
  const half = dice.chance(0.5) ? dayOf(year, 2, 1) : dayOf(year, 1, 2);
  return dice.weighted<Sign>([
    [4, (score) => (score === 1 ? cell(half, "d-mmm") : cell(score / 2))],
    /** 1-0 is January 2000; 0-1 is nothing that Excel knows. */
    [1, (score) => [cell("0-1"), cell("½-½"), cell(dayOf(2000, 1, 1), "mmm-yy")][score]!],
    /** 1:0 is one o'clock, 0:1 a minute past midnight. */
    [1, (score) => [cell(1 / 1440, "h:mm"), cell("½:½"), cell(1 / 24, "h:mm")][score]!],
  ]);
}
