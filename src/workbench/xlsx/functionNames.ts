const IN_FILE = "_xldudf_FIDE_";
const IN_CELL = "FIDE.";

/** Text in quotes is data: `"FIDE.PD("` stays as it is. */
function outsideQuotes(formula: string, change: (part: string) => string): string {
  return formula
    .split(/("(?:[^"]|"")*")/)
    .map((part) => (part.startsWith('"') ? part : change(part)))
    .join("");
}

/** D1#, also of another sheet, whose name has at most 31 signs. */
const SPILLED = /((?:[\p{L}\d_.]{1,31}!|'[^']{1,31}'!)?\$?[A-Z]{1,3}\$?\d{1,7})#/giu;

/** Excel stores FIDE.PD( as _xldudf_FIDE_PD(, and D1# as _xlfn.ANCHORARRAY(D1), in its files. */
export function asStored(formula: string): string {
  return outsideQuotes(formula, (part) =>
    part.replace(/\bFIDE\.(?=[A-Z.]{1,20}\()/gi, IN_FILE).replace(SPILLED, "_xlfn.ANCHORARRAY($1)"),
  );
}

/** And back, with or without the dots of names such as TABLE.PD. */
export function asTyped(formula: string, names: readonly string[]): string {
  return outsideQuotes(formula, (part) =>
    part
      .replace(/_xldudf_FIDE_([A-Z._]{1,20})(?=\()/gi, (_, stored: string) => {
        const name = names.find((each) => dotless(each) === dotless(stored)) ?? stored;
        return `${IN_CELL}${name}`;
      })
      .replace(/_xlfn\.ANCHORARRAY\(([^()]+)\)/g, "$1#")
      .replace(/_xlfn\.SINGLE\(([^()]+)\)/g, "$1"),
  );
}

function dotless(name: string): string {
  return name.replace(/\./g, "_").toUpperCase();
}
