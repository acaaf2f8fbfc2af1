/** Whatever is asked of it is the number. */
const allAre = (value: number) => new Proxy({}, { get: () => value });

/** A sentence with one number in all its gaps; null where it wants something else. */
function said(sentence: (...values: unknown[]) => unknown, value: number): string | null {
  const takesValues = /^\(?(?:\{|values)/.test(String(sentence));
  try {
    const text = takesValues ? sentence(allAre(value)) : sentence(value, value, value, value);
    return typeof text === "string" ? text : null;
  } catch {
    return null;
  }
}

/** Every sentence of a catalogue that has gaps, by its key. */
export function sentencesIn(
  catalogue: object,
  value: number,
): readonly [key: string, sentence: string][] {
  return Object.entries(catalogue).flatMap(([key, entry]: [string, unknown]) => {
    if (typeof entry === "function") {
      const text = said(entry as (...values: unknown[]) => unknown, value);
      return text === null ? [] : [[key, text] as [string, string]];
    }
    return typeof entry === "object" && entry !== null ? sentencesIn(entry, value) : [];
  });
}

/** Every text of a catalogue without gaps, by its key. */
export function textsIn(catalogue: object): readonly [key: string, text: string][] {
  return Object.entries(catalogue).flatMap(([key, entry]: [string, unknown]) => {
    if (typeof entry === "string") return [[key, entry] as [string, string]];
    return typeof entry === "object" && entry !== null ? textsIn(entry) : [];
  });
}
