const IN_FILE = "_xldudf_FIDE_";
const IN_CELL = "FIDE.";

/** Text in quotes is data: `"FIDE.PD("` stays as it is. */
function outsideQuotes(formula: string, change: (part: string) => string): string {
  return formula
    .split(/("(?:[^"]|"")*")/)
    .map((part) => (part.startsWith('"') ? part : change(part)))
    .join("");
}

/** Excel stores FIDE.PD( as _xldudf_FIDE_PD( in its files. */
export function asStored(formula: string): string {
  return outsideQuotes(formula, (part) => part.replace(/\bFIDE\.(?=[A-Z.]+\()/gi, IN_FILE));
}

/** And back, with or without the dots of names such as TABLE.PD. */
export function asTyped(formula: string, names: readonly string[]): string {
  return outsideQuotes(formula, (part) =>
    part.replace(/_xldudf_FIDE_([A-Z._]+)(?=\()/gi, (_, stored: string) => {
      const name = names.find((each) => dotless(each) === dotless(stored)) ?? stored;
      return `${IN_CELL}${name}`;
    }),
  );
}

function dotless(name: string): string {
  return name.replace(/\./g, "_").toUpperCase();
}
