import type { Period, TimeControl } from "../../rules/timeControl";
import { controlItems, inSeconds, type ControlItem } from "./controlItems";

/** 222 (TRF26): 5400+30, 40/6000+30:900+30: seconds by period, with the increment. */
const PERIOD = /^(?:(\d{1,3})\/)?(\d{1,6})(?:\+(\d{1,6}))?$/;

/** As a file has it: encoded, or in words; null where neither is understood. */
export function timeControlOf(encoded: string, words: string): TimeControl | null {
  return ofPeriods(encoded) ?? timeControlInWords(words) ?? timeControlInWords(encoded);
}

function ofPeriods(text: string): TimeControl | null {
  const periods: Period[] = [];
  for (const each of text.trim().split(":")) {
    const [, moves, time, increment = "0"] = PERIOD.exec(each.trim()) ?? [];
    if (time === undefined) return null;
    periods.push({
      moves: moves === undefined ? null : Number(moves),
      seconds: Number(time),
      increment: Number(increment),
    });
  }
  return isWhole(periods) && (periods[0]?.seconds ?? 0) >= LEAST_SECONDS ? periods : null;
}

/** Less can be minutes as well: 90+30 in a line for seconds. */
const LEAST_SECONDS = 180;
/** 1.1 supposes so many. */
const MOVES = 60;

/** Time for every move up to the 60th, and none for no move. */
function isWhole(periods: readonly Period[]): boolean {
  const last = periods.at(-1);
  if (last === undefined || periods.slice(0, -1).some(({ moves }) => !moves)) return false;
  if (periods.some(({ seconds, increment }) => increment > seconds && increment > MOST_INCREMENT)) {
    return false;
  }
  return last.moves === null || periods.reduce((sum, { moves }) => sum + (moves ?? 0), 0) >= MOVES;
}

/** In seconds. */
const MOST_INCREMENT = 300;
const LEAST_OF_PERIOD = 60;

/**
 * 90 min + 30 s, 40 moves in 90 minutes, then 30 minutes, 5'+3'', or as a line for what is encoded has it:
 * 40/5400+30:1800+30. Null where it is not understood.
 */
export function timeControlInWords(text: string): TimeControl | null {
  return (text.includes(":") ? ofSeconds(text) : null) ?? inWords(text);
}

/** Where a period is too short for seconds, they may be minutes. */
function ofSeconds(text: string): TimeControl | null {
  const periods = ofPeriods(text);
  return periods?.every(({ seconds }) => seconds >= LEAST_SECONDS) === true ? periods : null;
}

function inWords(text: string): TimeControl | null {
  const items = controlItems(text);
  if (items === null || items.at(-1)?.kind === "then") return null;
  const building = new Building();
  for (const [index, item] of items.entries()) {
    if (!building.take(item, items[index - 1], items.slice(index + 1))) return null;
  }
  return building.control(items);
}

interface Draft {
  moves: number | null;
  readonly seconds: number;
}

/** The periods so far. */
class Building {
  private readonly periods: Draft[] = [];
  /** The increments by the period that they follow. */
  private readonly increments: { readonly period: number; readonly seconds: number }[] = [];
  private pending: number | null = null;
  private isLater = false;

  /** Whether it fits what came before. */
  take(item: ControlItem, before: ControlItem | undefined, ahead: readonly ControlItem[]): boolean {
    switch (item.kind) {
      case "then":
        return this.periods.length > 0;
      case "later":
        this.isLater = true;
        return this.increments.length > 0 || ahead.length > 0;
      case "moves":
        return this.moves(item.moves, before);
      case "time":
        return this.period(item.seconds);
      case "increment":
        return this.increment(item.seconds);
      case "bare":
        return this.bare(item, before, ahead);
    }
  }

  private moves(moves: number, before: ControlItem | undefined): boolean {
    const last = this.periods.at(-1);
    if (before?.kind === "time" && last?.moves === null && this.pending === null) {
      last.moves = moves;
      return true;
    }
    if (this.pending !== null) return false;
    this.pending = moves;
    return true;
  }

  private period(seconds: number): boolean {
    if (!(seconds >= LEAST_OF_PERIOD)) return false;
    this.periods.push({ moves: this.pending, seconds });
    this.pending = null;
    return true;
  }

  private increment(seconds: number): boolean {
    const period = this.periods.length - 1;
    this.increments.push({ period: Math.max(0, period), seconds });
    return seconds <= MOST_INCREMENT;
  }

  /** Behind a plus it is an increment; behind a period of so many moves the next one's minutes. */
  private bare(
    { value, isAdded }: Extract<ControlItem, { kind: "bare" }>,
    before: ControlItem | undefined,
    [next, ...more]: readonly ControlItem[],
  ): boolean {
    if (!isAdded) {
      const isAlone = before === undefined && next === undefined;
      if (isAlone || before?.kind === "bare") return false;
      return this.period(inSeconds(value));
    }
    const last = this.periods.at(-1);
    if (last === undefined) return false;
    if (last.moves === null) return this.increment(value);
    if (isIncrement(next)) return this.period(inSeconds(value));
    /** 40/90+30: minutes for the rest, or seconds for each move? */
    return next?.kind === "then" && isTime(more[0]) && this.increment(value);
  }

  control(items: readonly ControlItem[]): TimeControl | null {
    if (this.pending !== null || items.length === 0) return null;
    const seconds = this.increments.map((each) => each.seconds);
    const periods = this.periods.map(({ moves, seconds: time }, index): Period | null => {
      const own = this.increments.filter(({ period }) => period === index);
      if (own.length > 1) return null;
      return { moves, seconds: time, increment: own[0]?.seconds ?? 0 };
    });
    const known = periods.flatMap((period) => period ?? []);
    if (known.length < periods.length || !isWhole(known)) return null;
    const [only = 0, another] = seconds;
    if (another !== undefined) return seconds.length === known.length ? known : null;
    /** Told once it is for every move, as in the second example of 1.14 (2005). */
    if (!this.isLater) return known.map((period) => ({ ...period, increment: only }));
    return known.map((period, index) => ({
      ...period,
      increment: index === known.length - 1 ? only : 0,
    }));
  }
}

function isIncrement(item: ControlItem | undefined): boolean {
  return item?.kind === "increment" || (item?.kind === "bare" && item.isAdded);
}

function isTime(item: ControlItem | undefined): boolean {
  return item?.kind === "time" || item?.kind === "moves" || item?.kind === "bare";
}
