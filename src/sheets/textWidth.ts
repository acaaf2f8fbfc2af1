/**
 * How wide texts are in Excel's usual letters (Calibri 11; Aptos Narrow and the workbench's are about as
 * wide), counted in digits, as the widths of columns are.
 */
const DIGIT = 507;

/** Widths in thousandths of the letters' size, by the characters that have them. */
const WIDTHS: Readonly<Record<number, string>> = {
  229: " \u00a0\u202fijl'|.,:;·I!’",
  310: 'fr-()[]/\\"“”t',
  400: "scJL?*½",
  455: "kvxyzFESTPY",
  517: "abdeghnopquBCKRXZ",
  640: "ADGHNOQUV%",
  890: "mMwW&—@Δ→",
};
const BY_CHARACTER = new Map(
  Object.entries(WIDTHS).flatMap(([width, characters]) =>
    Array.from(characters, (character) => [character, Number(width)] as const),
  ),
);

/** Bold letters are a little wider, and so may another program's be. */
const ROOM = { plain: 1.06, bold: 1.13 } as const;

interface Lettering {
  readonly bold?: boolean;
  /** In points. */
  readonly size?: number;
}
const USUAL_SIZE = 11;

/** In digits of the usual size. */
export function textWidth(
  text: string,
  { bold = false, size = USUAL_SIZE }: Lettering = {},
): number {
  const letters = text.normalize("NFD").replace(/\p{M}/gu, "");
  const sum = Array.from(letters).reduce((width, letter) => width + letterWidth(letter), 0);
  return (sum / DIGIT) * ROOM[bold ? "bold" : "plain"] * (size / USUAL_SIZE);
}

/** Chinese and Japanese signs are as wide as they are high. */
const WIDE = /[\u1100-\u11FF\u2E80-\uD7FF\uF900-\uFAFF\uFF00-\uFFEF]|\p{Extended_Pictographic}/u;
const FULL = 1_000;
const CAPITAL = 650;

function letterWidth(letter: string): number {
  const known = BY_CHARACTER.get(letter);
  if (known !== undefined) return known;
  if (WIDE.test(letter)) return FULL;
  return /\p{Lu}/u.test(letter) ? CAPITAL : DIGIT;
}

/** The widest of a text's words: a heading is broken between them. */
export function widestWord(text: string, lettering?: Lettering): number {
  return Math.max(0, ...text.split(/[ \t\n]/).map((word) => textWidth(word, lettering)));
}

/** Of a column of names, which may come by formulas, and not less than what else stands there needs. */
export function widthOfNames(
  named: readonly { readonly name: string }[],
  least = LEAST_OF_NAMES,
): number {
  const widest = named.reduce((width, { name }) => Math.max(width, textWidth(name)), 0);
  return Math.min(Math.max(widest, least), MOST_OF_NAMES);
}
const LEAST_OF_NAMES = 27;
const MOST_OF_NAMES = 60;

/** How many lines a text takes in a column of this width. */
export function linesOf(text: string, width: number, lettering?: Lettering): number {
  const space = textWidth(" ", lettering);
  return text.split("\n").reduce((lines, line) => lines + linesIn(line, width), 0);

  function linesIn(line: string, room: number): number {
    let [count, taken] = [1, 0];
    for (const word of line.split(" ")) {
      const own = textWidth(word, lettering);
      if (taken > 0 && taken + space + own > room) {
        count += 1;
        taken = own;
      } else taken += (taken > 0 ? space : 0) + own;
    }
    return count;
  }
}
