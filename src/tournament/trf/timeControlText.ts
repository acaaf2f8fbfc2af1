/** Minutes at the start, and seconds more for each move. */
export interface TimeControl {
  readonly minutes: number;
  readonly increment: number;
}

/** 222 (TRF26): 5400+30, 40/6000+30:900+30: seconds by period, with the increment. */
const PERIOD = /^(?:\d{1,3}\/)?(\d{1,6})(?:\+(\d{1,6}))?$/;
/** 122, in words: 90 min + 30 s, 90' + 30", 90 minutes + 30 sec/move, 90+30. */
const IN_WORDS = /^(?:g\/)?(\d{1,6}) ?(?:['’′]|min\w*\.?)? ?\+ ?(\d{1,6})(?!\d)/i;
/** What may stand behind the increment: its unit, and what it is for. */
const SECONDS = /^(?:["”″]|''|s\w*\.?)$/i;
const FOR_EACH = /^(?:\/|per|par|each|a)$/i;

export function timeControlOf(encoded: string, words: string): TimeControl | null {
  return ofPeriods(encoded) ?? ofWords(words);
}

function ofPeriods(text: string): TimeControl | null {
  let seconds = 0;
  /** 60 moves are counted (1.1): an increment that comes later is no longer known for all of them. */
  let increment = Infinity;
  for (const period of text.trim().split(":")) {
    const [, time, more = "0"] = PERIOD.exec(period.trim()) ?? [];
    if (time === undefined) return null;
    seconds += Number(time);
    increment = Math.min(increment, Number(more));
  }
  return { minutes: seconds / 60, increment };
}

function ofWords(text: string): TimeControl | null {
  const words = text.trim().replace(/\s+/g, " ");
  const [control = "", time, increment] = IN_WORDS.exec(words) ?? [];
  if (time === undefined || !isOfIncrement(words.slice(control.length))) return null;
  const isSeconds = Number(time) > MOST_MINUTES;
  return { minutes: isSeconds ? Number(time) / 60 : Number(time), increment: Number(increment) };
}

/** s, sec/move, seconds per move, a single word, or nothing. */
function isOfIncrement(text: string): boolean {
  const words: string[] = text.match(/''|\w+\.?|\S/g) ?? [];
  if (SECONDS.test(words[0] ?? "")) words.shift();
  if (words.length > 1 && FOR_EACH.test(words[0] ?? "")) words.shift();
  const [word = "", ...more] = words;
  return more.length === 0 && /^\w*$/.test(word);
}

/** More are seconds: 5400+30 is TRF26's, in a line of TRF16. */
const MOST_MINUTES = 300;
