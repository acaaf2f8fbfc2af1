/** The beginning of a text; a letter of two units is not cut in half. */
export function cutText(text: string, length: number): string {
  const cut = text.slice(0, length);
  return cut.length < text.length ? cut.replace(/[\uD800-\uDBFF]$/, "") : cut;
}

/** No result, rating, date, heading or name is longer; a cell of Excel holds 32,767 signs. */
const LONGEST_READ = 200;

/** What is read of a text: of one too long to be anything its beginning, marked, so that it is nothing. */
export function readableText(text: string): string {
  return text.length <= LONGEST_READ ? text : `${cutText(text, LONGEST_READ)}…`;
}
