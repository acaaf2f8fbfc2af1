import type { PlayedOrNot } from "./robin/crosstable";
import type { Result } from "./units";

const SIGNS: Readonly<Record<string, PlayedOrNot>> = {
  "1": 2,
  w: 2,
  "½": 1,
  "=": 1,
  d: 1,
  "0": 0,
  l: 0,
  "+": null,
  "-": null,
  "–": null,
  "−": null,
};

/** The spellings of one half and of whole points with decimals, as one sign each. */
function inSigns(text: string): string {
  const bare = text.replace(/\s+/g, "").toLowerCase();
  if (/^0?[.,]50*$/.test(bare)) return "½";
  return bare.replace(/^([01])[.,]0+$/, "$1").replace(/1\/2/g, "½");
}

/** `1-0` gives the result of both players, not three games. */
function isBothSides([own = "", dash, other = ""]: readonly string[]): boolean {
  return dash === "-" && "10½=".includes(own) && other !== "" && "10½=".includes(other);
}

/** The games of a crosstable cell, `½1` or `10`; undefined where it is none. "" was not played. */
export function gamesOfText(text: string): PlayedOrNot[] | undefined {
  const signs = Array.from(inSigns(text));
  if (isBothSides(signs)) return undefined;
  if (signs.length === 0) return [null];
  return signs.every((sign) => sign in SIGNS)
    ? signs.map((sign) => SIGNS[sign] as PlayedOrNot)
    : undefined;
}

/** One result; null was not played, undefined is no result. */
export function resultOfText(text: string): PlayedOrNot | undefined {
  const games = gamesOfText(text);
  return games?.length === 1 ? games[0] : undefined;
}

/** 1, 0.5 and 0 as numbers. */
export function resultOfNumber(value: number): Result | undefined {
  return value === 0 || value === 0.5 || value === 1 ? ((2 * value) as Result) : undefined;
}

/** `10` and `11` of a double round, which a cell keeps as the numbers 10 and 11. */
export function gamesOfNumber(value: number): PlayedOrNot[] | undefined {
  const result = resultOfNumber(value);
  if (result !== undefined) return [result];
  return /^[01]+$/.test(String(value)) ? gamesOfText(String(value)) : undefined;
}

/** `01` and `00` lose their zeros as numbers: games are put back as lost, first game first. */
export function withLostZeros(games: readonly PlayedOrNot[], length: number): PlayedOrNot[] {
  const wholeResults = games.every((score) => score === 0 || score === 2);
  const missing = wholeResults ? Math.max(length - games.length, 0) : 0;
  return [...Array.from({ length: missing }, () => 0 as const), ...games];
}

/** A total in halves: `6,5`, `6½`, `½`; undefined where it is none. */
export function totalOfText(text: string): number | undefined {
  const decimal = text
    .trim()
    .replace(",", ".")
    .replace(/^½$/, ".5")
    .replace(/^(\d+)½$/, "$1.5");
  return /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(decimal) ? totalOfNumber(Number(decimal)) : undefined;
}

export function totalOfNumber(value: number): number | undefined {
  const halfPoints = Math.round(2 * value);
  const inHalves = halfPoints >= 0 && Math.abs(2 * value - halfPoints) < 1e-9;
  return inHalves ? halfPoints : undefined;
}

const UNRATED = new Set(["u", "unr", "unrated", "nc", "n.c.", "-", "–", "0", ""]);

/** How lists and crosstables write that a player has no rating. */
export function isUnratedText(text: string): boolean {
  return UNRATED.has(text.trim().toLowerCase());
}
