const LETTERS = 26;
const FIRST = "A".charCodeAt(0);

/** A for 0, Z for 25, AA for 26. */
export function columnLetters(column: number): string {
  const rest = column % LETTERS;
  const before = Math.floor(column / LETTERS);
  const letter = String.fromCharCode(FIRST + rest);
  return before === 0 ? letter : columnLetters(before - 1) + letter;
}

/** 0 for A, in either case. */
export function columnOfLetters(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase()) {
    column = LETTERS * column + letter.charCodeAt(0) - FIRST + 1;
  }
  return column - 1;
}
