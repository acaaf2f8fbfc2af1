/** Where a cell holds a number, the text, else the other; an error stays one: nothing is counted without it. */
export function ifNumber(cell: string, text: string, otherwise = '""'): string {
  return `IF(ISNUMBER(${cell}),${text},IF(ISERROR(${cell}),${cell},${otherwise}))`;
}

/** Whether a cell holds a number; of an error nobody knows. */
export function isNumber(cell: string): string {
  return ifNumber(cell, "TRUE", "FALSE");
}
