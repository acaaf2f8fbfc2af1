/** A text of a catalogue, or the sentence that makes one. */
export type Leaf = string | ((...values: never[]) => unknown);

/** Every text of a catalogue by its way to it: sheets.report.headings.rating. */
export function leavesOf(catalogue: object, way = ""): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  for (const [key, entry] of Object.entries(catalogue) as [string, unknown][]) {
    const place = way === "" ? key : `${way}.${key}`;
    if (typeof entry === "string" || typeof entry === "function") leaves.set(place, entry as Leaf);
    else if (typeof entry === "object" && entry !== null) {
      for (const [inner, leaf] of leavesOf(entry, place)) leaves.set(inner, leaf);
    }
  }
  return leaves;
}

/** Words of a text that a language could have others for; of a sentence those written in it. */
export function wordsOf(leaf: Leaf): string[] {
  const texts = typeof leaf === "string" ? [leaf] : writtenIn(String(leaf));
  return texts.flatMap((text) => text.match(/(?<![\p{L}\d_.])\p{L}{3,}(?![\p{L}\d_(])/gu) ?? []);
}

/** The texts between quotes and backticks, without what is put into them. */
function writtenIn(source: string): string[] {
  const quoted = source.match(/"[^"]*"|`[^`]*`/g) ?? [];
  return quoted.map((text) => text.replace(/\$\{[^{}]*\}/g, " "));
}
