/**
 * What XML cannot hold: control signs, U+FFFE and U+FFFF, halves of signs that take two places; and
 * what it would change: a carriage return.
 */
const NOT_IN_XML = /(?![\t\n])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** A sign that a workbook's file holds by its number. */
const BY_NUMBER = /_x([0-9A-Fa-f]{4})_/g;
/** The line that would make a text such a sign, by its own number. */
const LINE = "_x005F_";

/** As a file holds a text: every sign of it, and nothing that would make the file unreadable. */
export function asXstring(text: string): string {
  return text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, LINE).replace(NOT_IN_XML, (sign) => {
    return `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
  });
}

export function fromXstring(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(BY_NUMBER, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
