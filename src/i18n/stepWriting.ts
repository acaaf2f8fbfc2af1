import type { KAsks } from "../rules/editions/kSteps";
import { withoutNoise } from "../rules/rounding";
import type { HalfPoints, Hundredths } from "../rules/units";
import type { Words } from "./writing";

/** Of longer lists the beginning is written out. */
const MOST_LISTED = 10;
const LISTED = 8;

/** How steps write their numbers: 6½, 0.64, −220, as chess people do. */
export function stepWriting({ decimalMark }: Words) {
  const written = (text: string) => text.replace("-", "−").replace(".", decimalMark);
  /** At most two decimals. */
  const number = (value: number) => written(String(twoDecimals(value)));
  const signed = (value: number) => `${value > 0 ? "+" : ""}${number(value)}`;
  const hundredths = (value: Hundredths) => written((value / 100).toFixed(2));
  const signedHundredths = (value: Hundredths) => `${value > 0 ? "+" : ""}${hundredths(value)}`;
  /** Behind another number: 2000 + 125, 2000 − 220. */
  const added = (value: number) => (value < 0 ? ` − ${number(-value)}` : ` + ${number(value)}`);
  const points = (score: HalfPoints) => {
    const whole = Math.trunc(score / 2);
    const half = score % 2 === 0 ? "" : "½";
    return half !== "" && whole === 0 ? half : `${whole}${half}`;
  };
  /** A calculated number, and the whole one that is made of it. */
  const rounded = (exact: number, whole: number, roundedTo: string) => {
    const shown = withoutNoise(exact);
    return shown === whole ? number(whole) : `${number(shown)}${roundedTo}${number(whole)}`;
  };
  return { number, signed, hundredths, signedHundredths, added, points, rounded };
}

/** Beyond it a number has no decimals that anybody could tell. */
const HUGE = 1e12;

function twoDecimals(value: number): number {
  return Math.abs(value) < HUGE ? Math.round(100 * value) / 100 + 0 : value;
}

/** A list as far as anybody reads it; the rest is counted. */
export function shortened(all: readonly string[], more: (count: number) => string): string[] {
  if (all.length <= MOST_LISTED) return [...all];
  return [...all.slice(0, LISTED), more(all.length - LISTED)];
}

/** Members of a sum, the signs between them: 0.64 + 0.14 − 0.36. */
export function summed(all: readonly string[]): string {
  return all
    .map((each, index) => {
      const isNegative = each.startsWith("−");
      const size = each.replace(/^[+−]/, "");
      if (index === 0) return isNegative ? each : size;
      return isNegative ? ` − ${size}` : ` + ${size}`;
    })
    .join("");
}

/** Each with the name it belongs to, where all of them are known. */
export function named(all: readonly string[], names: readonly string[]): string[] | null {
  if (names.length !== all.length || names.length === 0) return null;
  return all.map((each, index) => `${names[index] ?? ""} ${each}`);
}

/** Which of the conditions of K a step asks for, in the order in which it is told. */
export function asked<T>(
  { gamesBelow, lastAge, peakFrom, peakBelow, ratingFrom, ratingUpTo }: KAsks,
  tell: {
    readonly gamesBelow: (games: number) => T;
    readonly lastAge: (age: number) => T;
    readonly peakFrom: (peak: number) => T;
    readonly peakBelow: (peak: number) => T;
    readonly ratingFrom: (rating: number) => T;
    readonly ratingUpTo: (rating: number) => T;
  },
): T[] {
  return [
    ...(gamesBelow === undefined ? [] : [tell.gamesBelow(gamesBelow)]),
    ...(lastAge === undefined ? [] : [tell.lastAge(lastAge)]),
    ...(peakFrom === undefined ? [] : [tell.peakFrom(peakFrom)]),
    ...(peakBelow === undefined ? [] : [tell.peakBelow(peakBelow)]),
    ...(ratingFrom === undefined ? [] : [tell.ratingFrom(ratingFrom)]),
    ...(ratingUpTo === undefined ? [] : [tell.ratingUpTo(ratingUpTo)]),
  ];
}
