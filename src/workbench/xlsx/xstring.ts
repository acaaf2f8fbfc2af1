/**
 * What XML cannot hold: control signs, U+FFFE and U+FFFF, halves of signs that take two places; and
 * what it would change: a carriage return.
 */
const NOT_IN_XML = String.raw`(?![\t\n])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]`;

/** These signs, and the line of a text that would be read as one of them. */
const STORED_BY_NUMBER = new RegExp(`${NOT_IN_XML}|_(?=x[0-9A-Fa-f]{4}(?:_|${NOT_IN_XML}))`, "gu");

const BY_NUMBER = /_x([0-9A-Fa-f]{4})_/g;

/** As a file holds a text: every sign of it, and nothing that would make the file unreadable. */
export function asXstring(text: string): string {
  return text.replace(STORED_BY_NUMBER, (sign) => {
    return `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
  });
}

export function fromXstring(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(BY_NUMBER, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
