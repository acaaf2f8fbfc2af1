import { cutText } from "../rules/cutText";
import { withoutUnseenSigns } from "../rules/unseenSigns";
import { withoutDays } from "../tournament/eventName";
import { shortEvent } from "./shortEvent";

const LONGEST_NAME = 31;
/** Excel refuses these, the apostrophe at the ends only. */
const FORBIDDEN = /[:\\/?*[\]']/g;
/** Excel keeps it for itself. */
const RESERVED = "history";

/** Between an event and what a sheet has of it. */
const SEPARATOR = " – ";

/** A sheet called after an event and its own content; without an event as it is called elsewhere. */
export function eventSheetName(
  event: string | null,
  { content, alone }: { readonly content: string; readonly alone: string },
): string {
  const name = event === null ? "" : legalSheetName(withoutDays(event));
  return name === "" ? alone : `${name}${SEPARATOR}${content}`;
}

/** The event in the name of a sheet called after one; null where it is called otherwise. */
export function eventOfSheet(name: string): string | null {
  const at = name.lastIndexOf(SEPARATOR);
  return at <= 0 ? null : name.slice(0, at);
}

/** The name as wished, without forbidden signs; empty where it has no others. */
export function legalSheetName(wished: string): string {
  return withoutUnseenSigns(wished, " ").replace(FORBIDDEN, " ").replace(/\s+/g, " ").trim();
}

/** Of a wish of which nothing legal is left. */
const NAMELESS = "FIDE";

/** A legal name, short enough, and with a number where it is taken. */
export function freeSheetName(wished: string, taken: readonly string[]): string {
  return firstFree(wished, taken, (number) => (number === 1 ? "" : ` (${number})`));
}

/** The same with a word behind it that says what it is: (copy), (copy 2). */
export function withEnding(wished: string, word: string, taken: readonly string[]): string {
  return firstFree(wished, taken, endingWith(word));
}

/** The same of a sheet that is put aside: it begins as its tab does, and is found by it. */
export function asideName(sheet: string, word: string, taken: readonly string[]): string {
  return firstFree(sheet, taken, endingWith(word), (name, length) => {
    const whole = cutText(name, length).trimEnd();
    return whole.endsWith("–") ? whole.slice(0, -1).trimEnd() : whole;
  });
}

/** What Excel calls a copy of a sheet: it counts from 2. */
export function nameOfCopy(sheet: string, taken: readonly string[]): string {
  return firstFree(sheet, taken, (number) => ` (${number + 1})`, cutText);
}

const endingWith = (word: string) => (number: number) =>
  ` (${word}${number === 1 ? "" : ` ${number}`})`;

function firstFree(
  wished: string,
  taken: readonly string[],
  ending: (number: number) => string,
  cut = shortened,
): string {
  const known = new Set([RESERVED, ...taken.map((name) => name.toLowerCase())]);
  const legal = legalSheetName(wished) || NAMELESS;
  for (let number = 1; ; number += 1) {
    const name = cut(legal, LONGEST_NAME - ending(number).length).trimEnd() + ending(number);
    if (!known.has(name.toLowerCase())) return name;
  }
}

/** What the sheet has of the event is never cut, as long as anything is left of the event beside it. */
function shortened(name: string, length: number): string {
  const at = name.lastIndexOf(SEPARATOR);
  const content = at < 0 ? "" : name.slice(at);
  const room = length - Math.max(content.length, USUAL.length);
  if (name.length <= length || at < 0 || room < LEAST) return cutText(name, length).trimEnd();
  return shortEvent(name.slice(0, at), room) + content;
}

/** The sheets of one event call it alike, whatever they have of it. */
const USUAL = `${SEPARATOR}rapport`;

/** Letters of an event that still say which. */
const LEAST = 3;
