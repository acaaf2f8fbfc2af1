import { controlWord, numberWord, type ControlWord } from "./controlWords";

/** What a text of a time control tells, one after the other; times in seconds. */
export type ControlItem =
  | { readonly kind: "time"; readonly seconds: number }
  | { readonly kind: "increment"; readonly seconds: number }
  /** A number without a unit, and whether it follows a plus. */
  | { readonly kind: "bare"; readonly value: number; readonly isAdded: boolean }
  | { readonly kind: "moves"; readonly moves: number }
  /** Then: another period. */
  | { readonly kind: "then" }
  /** The increment holds from a later move on. */
  | { readonly kind: "later" };

interface Token {
  readonly number: number | null;
  readonly word: ControlWord | "/" | undefined;
}

const LONGEST = 250;
const PIECES = /\d+(?:[.,]\d+)?|[a-z]+|\S/g;

const MOVE = "(?:move|zug|coup|mossa|jugada)";
const SINCE = "(?:from|starting|ab|des|depuis|dalla|dal|desde|a partir|a partire)";
/** From move 1, ab dem ersten Zug, dès le premier coup. */
const FIRST = "(?:1(?:st|er|re|ere|a|°|\\.)?|first|one|premier|ersten|prima|primera)";
const FROM_FIRST = new RegExp(
  `\\b${SINCE}\\b[a-z ]{0,12}(?:${MOVE} (?:1|one)\\b|${FIRST} ${MOVE}\\b)`,
  "g",
);
/** From move 41, ab dem 41. Zug. */
const FROM_LATER = new RegExp(
  `\\b${SINCE}\\b[a-z ]{0,12}(?:${MOVE} \\d\\d\\b|\\d\\d(?:st|th|e|eme|a|°|\\.)? ?${MOVE}\\b)`,
  "g",
);
/** Nach dem 40. Zug 30 Minuten. */
const AFTER = new RegExp(
  `\\b(?:after|nach|apres|dopo|tras)\\b[a-z ]{0,12}(?:${MOVE} \\d\\d\\b|\\d\\d(?:th|e|eme|a|°|\\.)? ?${MOVE}[a-z]{0,2}\\b)`,
  "g",
);

function plain(text: string): string {
  return text
    .replace(/½/g, ".5")
    .replace(/[’′‘`´]/g, "'")
    .replace(/''|[”″“„]/g, '"')
    .normalize("NFD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(/[–—−]/g, "-")
    .replace(/\s+/g, " ")
    .replace(/\b2 ?[x×*] ?(?=\d)/g, "")
    .replace(/(\d):(\d\d)(?::00)? ?(?:h|std|stunden|hours|ore|heures)\b/g, "$1 h $2 ")
    .replace(/(?<![\w'])(?:l|d|qu|dell|dall)'/g, " ")
    .replace(FROM_FIRST, " ")
    .replace(FROM_LATER, " @ ")
    .replace(AFTER, " ; ")
    .trim();
}

/** null: something in the text is not understood. */
export function controlItems(text: string): readonly ControlItem[] | null {
  if (text.length > LONGEST) return null;
  const pieces = plain(text).match(PIECES) ?? [];
  const reading = new Reading();
  for (let at = 0; at < pieces.length;) {
    const next = reading.take(pieces, at);
    if (next === null) return null;
    at = next;
  }
  return reading.items;
}

/** The items so far. */
class Reading {
  readonly items: ControlItem[] = [];
  private isAdded = false;
  /** Behind the last item. */
  private end = -1;

  /** The place behind what was understood; null where nothing was. */
  take(pieces: readonly string[], at: number): number | null {
    const { number, word } = tokenAt(pieces, at);
    if (pieces[at] === "@") return this.put({ kind: "later" }, at + 1);
    if (number !== null) return this.number(pieces, at, number);
    switch (word) {
      case undefined:
      case "hours":
      case "minutes":
      case "seconds":
        return null;
      case "then":
        return this.put({ kind: "then" }, at + 1);
      case "plus":
        this.isAdded = true;
        return at + 1;
      case "/":
        return this.slash(pieces, at);
      case "each":
        return this.each(pieces, at);
      default:
        return at + 1;
    }
  }

  private put(item: ControlItem, next: number): number {
    this.items.push(item);
    this.isAdded = false;
    this.end = next;
    return next;
  }

  private number(pieces: readonly string[], at: number, value: number): number | null {
    const [unit, behind] = [tokenAt(pieces, at + 1).word, tokenAt(pieces, at + 2)];
    if (unit === "hours") {
      const minutes = behind.number !== null && behind.number < 60 ? behind.number : null;
      const after = tokenAt(pieces, at + 3).word;
      const isMinutes = minutes !== null && after !== "moves" && after !== "seconds";
      const seconds = 3600 * value + (isMinutes ? 60 * minutes : 0);
      const next = at + 2 + (isMinutes ? 1 : 0) + (isMinutes && after === "minutes" ? 1 : 0);
      return this.put({ kind: "time", seconds }, next);
    }
    if (!Number.isInteger(value)) return null;
    if (unit === "minutes") return this.put({ kind: "time", seconds: 60 * value }, at + 2);
    if (unit === "seconds") return this.seconds(value, at + 2);
    if (unit === "moves") return this.put({ kind: "moves", moves: value }, at + 2);
    return this.put({ kind: "bare", value, isAdded: this.isAdded }, at + 1);
  }

  /** Before any other time they are the time itself. */
  private seconds(seconds: number, next: number): number {
    const isTime = this.items.every(({ kind }) => kind === "moves") && !this.isAdded;
    return this.put({ kind: isTime ? "time" : "increment", seconds }, next);
  }

  /** 40/90, 90'/40, 30 s/move. */
  private slash(pieces: readonly string[], at: number): number | null {
    const { number, word } = tokenAt(pieces, at + 1);
    if (word === "moves" || word === "each") return this.each(pieces, at);
    const last = this.items.at(-1);
    if (number === null || !Number.isInteger(number)) return at + 1;
    const unit = tokenAt(pieces, at + 2).word;
    if (last?.kind === "time" && unit !== "moves" && unit !== "minutes") {
      return this.put({ kind: "moves", moves: number }, at + 2);
    }
    if (last?.kind !== "bare") return at + 1;
    const isMovesFirst = isTimeUnit(unit) || (unit !== "moves" && areMoves(last.value, number));
    if (!isMovesFirst && unit !== "moves" && !areMoves(number, last.value)) return null;
    this.items.pop();
    if (!isMovesFirst) {
      this.put({ kind: "time", seconds: inSeconds(last.value) }, at);
      return this.put({ kind: "moves", moves: number }, at + (unit === "moves" ? 3 : 2));
    }
    this.put({ kind: "moves", moves: last.value }, at);
    return isTimeUnit(unit)
      ? at + 1
      : this.put({ kind: "time", seconds: inSeconds(number) }, at + 2);
  }

  /** Per move, each move: what stood before is an increment. */
  private each(pieces: readonly string[], at: number): number {
    let next = at + 1;
    while (tokenAt(pieces, next).word === "each") next += 1;
    if (tokenAt(pieces, next).number === 1) next += 1;
    if (tokenAt(pieces, next).word !== "moves") return at + 1;
    const last = this.items.at(-1);
    const isOfTime = this.end === at && this.items.length > 1;
    if (!isOfTime || (last?.kind !== "bare" && last?.kind !== "time")) return next + 1;
    this.items.pop();
    const seconds = last.kind === "bare" ? last.value : last.seconds;
    return this.put({ kind: "increment", seconds }, next + 1);
  }
}

function tokenAt(pieces: readonly string[], at: number): Token {
  const piece = pieces[at];
  if (piece === undefined) return { number: null, word: undefined };
  if (piece === "/") return { number: null, word: "/" };
  if (/^\d/.test(piece)) return { number: numberOf(piece), word: undefined };
  const isHours = controlWord(pieces[at + 1] ?? "") === "hours";
  const number = isHours ? numberWord(piece) : undefined;
  return number === undefined
    ? { number: null, word: controlWord(piece) }
    : { number, word: undefined };
}

const MOST_DIGITS = 7;

function numberOf(piece: string): number {
  return piece.length > MOST_DIGITS ? NaN : Number(piece.replace(",", "."));
}

function isTimeUnit(word: Token["word"]): boolean {
  return word === "minutes" || word === "hours" || word === "seconds";
}

const USUAL_MOVES = 40;

/** Of 40/90 and 90/40 the moves are 40; else there are fewer moves than minutes. */
function areMoves(moves: number, time: number): boolean {
  if (moves === time) return false;
  return moves === USUAL_MOVES || (time !== USUAL_MOVES && moves < time);
}

/** More are seconds: 5400+30 is TRF26's, in a line of TRF16. */
const MOST_MINUTES = 300;

export function inSeconds(bare: number): number {
  return bare > MOST_MINUTES ? bare : 60 * bare;
}
