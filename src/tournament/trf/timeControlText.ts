/** Minutes at the start, and seconds more for each move. */
export interface TimeControl {
  readonly minutes: number;
  readonly increment: number;
}

/** 222 (TRF26): 5400+30, 40/6000+30:900+30: seconds by period, with the increment. */
const PERIOD = /^(?:\d+\/)?(\d+)(?:\+(\d+))?$/;
/** 122, in words: 90 min + 30 s, 90' + 30", 90 minutes + 30 sec/move, 90+30. */
const IN_WORDS =
  /^(?:g\/)?(\d+)\s*(?:['’′]|min\w*\.?)?\s*\+\s*(\d+)\s*(?:["”″]|''|s\w*\.?)?(?:\s*(?:\/|per|par|each|a)?\s*\w+)?$/i;

export function timeControlOf(encoded: string, words: string): TimeControl | null {
  return ofPeriods(encoded) ?? ofWords(words);
}

function ofPeriods(text: string): TimeControl | null {
  const periods = text
    .trim()
    .split(":")
    .map((period) => PERIOD.exec(period.trim()));
  if (periods.some((period) => period === null)) return null;
  const seconds = periods.reduce((sum, period) => sum + Number(period?.[1] ?? 0), 0);
  const increments = periods.map((period) => Number(period?.[2] ?? 0));
  /** 60 moves are counted (1.1): an increment that comes later is no longer known for all of them. */
  return { minutes: seconds / 60, increment: Math.min(...increments) };
}

function ofWords(text: string): TimeControl | null {
  const [, time, increment] = IN_WORDS.exec(text.trim()) ?? [];
  if (time === undefined) return null;
  const isSeconds = Number(time) > MOST_MINUTES;
  return { minutes: isSeconds ? Number(time) / 60 : Number(time), increment: Number(increment) };
}

/** More are seconds: 5400+30 is TRF26's, in a line of TRF16. */
const MOST_MINUTES = 300;
