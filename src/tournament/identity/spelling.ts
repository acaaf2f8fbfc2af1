import { latinForms, soundOf } from "./latin";

/** A word of a name, in the ways in which it may be written. */
interface Word {
  /** In plain letters, once for each way. */
  readonly forms: readonly string[];
  readonly sounds: readonly string[];
}

/** A name as it is compared with others. */
export interface Spelling {
  readonly words: readonly Word[];
  /** The words before a comma as they sound, in each way; none where there is none. */
  readonly surnames: readonly string[];
  /** What is the same name in other letters or in another order has one of them, too. */
  readonly keys: readonly string[];
}

/**
 * What two names have in common: the same letters, whatever their order, accents and transliteration; ue
 * for u, which may both stand for ü; surname and first name changed over; initials for names; names that
 * one lacks; words that sound alike; a letter that differs, in a long word or in one that with it is another
 * name; a word that is all of one name; a word; nothing.
 */
export const LIKENESSES = [
  ...(["same", "two letters", "reversed", "initials", "fewer", "sound"] as const),
  ...(["letter", "slip", "alone", "word", "none"] as const),
] as const;
export type Likeness = (typeof LIKENESSES)[number];

/** Apostrophes and points part no words: O'Brien, J.-P. */
const NO_LETTERS = /[^\p{L}\p{N}]+/gu;

export function spellingOf(name: string): Spelling {
  const plain = name
    .replace(/[\p{Cf}'’`´]/gu, "")
    .replace(/(?<=\p{L})\.(?=\p{L}{2})/gu, " ")
    .toLowerCase();
  const [before = "", ...behind] = plain.split(",");
  const surname = behind.length === 0 ? [] : wordsIn(before);
  const words = behind.length === 0 ? wordsIn(plain) : [...surname, ...wordsIn(behind.join(" "))];
  return { words, surnames: behind.length === 0 ? [] : keysOf(surname), keys: keysOf(words) };
}

function wordsIn(text: string): Word[] {
  const words = text.replace(NO_LETTERS, " ").trim().split(" ");
  return words.filter((word) => word !== "").map(wordOf);
}

function wordOf(word: string): Word {
  const forms = latinForms(word);
  return { forms, sounds: [...new Set(forms.map(soundOf))] };
}

function keysOf(words: readonly Word[]): readonly string[] {
  return [...new Set([keyOf(words, 0), keyOf(words, 1)])];
}

/** With all letters written in the one way or in the other. */
function keyOf(words: readonly Word[], way: 0 | 1): string {
  return words
    .map(({ sounds }) => sounds[way] ?? sounds[0] ?? "")
    .sort()
    .join(" ");
}

/** The name whatever its order, capitals and accents. */
export function plainName(name: string): string {
  const { words } = spellingOf(name);
  return words
    .map(({ forms: [form = ""] }) => form)
    .sort()
    .join(" ");
}

/** Numbers stand for names that nobody gave: they tell nobody. */
export function isName({ words }: Spelling): boolean {
  return words.some(({ forms: [form = ""] }) => /\p{L}/u.test(form));
}

export function likenessOf(one: Spelling, other: Spelling): Likeness {
  const [fewer, more] =
    one.words.length <= other.words.length ? [one.words, other.words] : [other.words, one.words];
  const pairs = paired(fewer, more);
  const isComplete = fewer.length === more.length;
  if (isComplete && pairs.every((pair) => pair === "same")) {
    return isSurnameOther(one, other) ? "reversed" : "same";
  }
  const told = pairs.filter((pair) => pair !== "none" && pair !== "initial").length;
  const part = pairs.includes("same") ? "word" : "none";
  if (pairs.includes("none") || told === 0) return part;
  if (fewer.length === 1 && !isComplete) return part === "word" ? "alone" : "none";
  const [differing, another] = pairs.filter((pair) => pair !== "same");
  if (pairs.includes("letter") || pairs.includes("slip")) {
    const isOneSlip = isComplete && another === undefined;
    return isOneSlip && (differing === "letter" || differing === "slip") ? differing : part;
  }
  if (pairs.includes("initial")) return "initials";
  if (!isComplete) return "fewer";
  return pairs.includes("sound") ? "sound" : "two letters";
}

/** Martin, Thomas and Thomas, Martin; without a comma nobody knows. */
function isSurnameOther({ surnames: ones }: Spelling, { surnames: others }: Spelling): boolean {
  return ones.length > 0 && others.length > 0 && !ones.some((each) => others.includes(each));
}

type WordLikeness = "same" | "two letters" | "sound" | "letter" | "slip" | "initial" | "none";
const NEAREST_FIRST: readonly WordLikeness[] = [
  ...(["same", "two letters", "sound", "letter", "slip", "initial"] as const),
];

/** Each of the fewer words with its own of the others, the surest first. */
function paired(fewer: readonly Word[], more: readonly Word[]): readonly WordLikeness[] {
  const found = fewer.map((): WordLikeness => "none");
  const taken = new Set<number>();
  for (const kind of NEAREST_FIRST) {
    for (const [at, word] of fewer.entries()) {
      if (found[at] !== "none") continue;
      const place = more.findIndex((each, index) => !taken.has(index) && isAlike(word, each, kind));
      if (place < 0) continue;
      found[at] = kind;
      taken.add(place);
    }
  }
  return found;
}

function isAlike(one: Word, other: Word, kind: WordLikeness): boolean {
  const [a = "", b = ""] = [one.forms[0], other.forms[0]];
  if (kind === "same") return one.forms.some((form) => other.forms.includes(form));
  if (/\d/.test(a + b)) return false;
  if (kind === "two letters") return withoutSecond(a) === withoutSecond(b);
  if (kind === "initial") {
    const isInitial = a.length === 1 || b.length === 1;
    return isInitial && (a.charAt(0) === b.charAt(0) || soundsFirst(one) === soundsFirst(other));
  }
  if (a.length === 1 || b.length === 1) return false;
  if (kind === "sound") return one.sounds.some((sound) => other.sounds.includes(sound));
  if (!isOneSlip(a, b)) return false;
  const isLong = Math.min(a.length, b.length) >= LONG && a.at(-1) === b.at(-1);
  return kind === "letter" ? isLong : Math.min(a.length, b.length) >= SHORTEST;
}

function soundsFirst({ sounds: [sound = ""] }: Word): string {
  return sound.charAt(0);
}

/** Mueller for Muller, Strasser for Straser: what stands for ü, ß and å where letters are lacking. */
function withoutSecond(latin: string): string {
  return latin.replace(/(?<=[aou])e|(?<=s)s|(?<=a)a/g, "");
}

/** Lea and Lena, Jan and Jon, Mario and Maria are names of their own. */
const LONG = 5;
const SHORTEST = 3;

/** A letter more, fewer or another, or two changed over. */
export function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return isSwapped && short.slice(at + 2) === long.slice(at + 2);
}
