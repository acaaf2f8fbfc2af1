const IN_FILE = "_xldudf_FIDE_";
const IN_CELL = "FIDE.";
/** What a spilled table is spoken of by: `D1#`, `Sheet!D1#`, `'It''s'!D1#`. */
const SPILL = /((?:(?<![\p{L}\d_.])[\p{L}\d_.]+!|(?<!')'(?:[^']|'')+'!)?\$?[A-Z]{1,3}\$?\d+)#/giu;

/** What is gone is gone on every sheet: `Sheet!#REF!`. */
const LOST = /(?:(?<![\p{L}\d_.])[\p{L}\d_.]+!|(?<!')'(?:[^']|'')+'!)#REF!/gu;

/** Text in quotes is data: `"FIDE.PD("` stays as it is. */
export function outsideQuotes(formula: string, change: (part: string) => string): string {
  return formula
    .split(/("(?:[^"]|"")*")/)
    .map((part) => (part.startsWith('"') ? part : change(part)))
    .join("");
}

/** Excel stores FIDE.PD( as _xldudf_FIDE_PD(, and D1# as _xlfn.ANCHORARRAY(D1), in its files. */
export function asStored(formula: string): string {
  return outsideQuotes(formula, (part) =>
    part.replace(/\bFIDE\.(?=[A-Z.]+\()/gi, IN_FILE).replace(SPILL, "_xlfn.ANCHORARRAY($1)"),
  );
}

/** Names of functions, by what a file may call them. */
export type FunctionNames = ReadonlyMap<string, string>;

/** Whether Excel stores the name of a function or its id is not known: both are taken. */
export function functionNamesOf(
  functions: readonly { readonly id: string; readonly name: string }[],
): FunctionNames {
  const called = (by: "id" | "name") =>
    functions.map((each) => [dotless(each[by]), each.name] as const);
  return new Map([...called("id"), ...called("name")]);
}

/** And back, with or without the dots of names such as TABLE.PD; newer functions have a sign of their own. */
export function asTyped(formula: string, names: FunctionNames): string {
  return outsideQuotes(formula, (part) =>
    part
      .replace(/_xldudf_FIDE_([A-Z._]+)(?=\()/gi, (_, stored: string) => {
        return `${IN_CELL}${names.get(dotless(stored)) ?? stored}`;
      })
      .replace(/_xlfn\.ANCHORARRAY\(([^()]+)\)/g, "$1#")
      .replace(/_xlfn\.SINGLE\(([^()]+)\)/g, "$1")
      .replace(/_xlfn\.(?:_xlws\.)?/g, "")
      .replace(LOST, "#REF!"),
  );
}

function dotless(name: string): string {
  return name.replace(/\./g, "_").toUpperCase();
}
