/** As Stryker counts: from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Longer ones are cut. */
const LONGEST = 90;

/** What stood there and what stood there instead, each as code in Markdown. */
export function changedText(
  source: string,
  { start, end }: { readonly start: Place; readonly end: Place },
  replacement: string,
): [from: string, to: string] {
  const offset = ({ line, column }: Place) =>
    source
      .split("\n")
      .slice(0, line - 1)
      .reduce((sum, text) => sum + text.length + 1, column - 1);
  return [code(source.slice(offset(start), offset(end))), code(replacement)];
}

function code(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const cut = line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
  /** What has backticks in it stands between two of them. */
  return cut.includes("`") ? `\`\` ${cut} \`\`` : `\`${cut}\``;
}
