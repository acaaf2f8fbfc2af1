/** What is known of a function to find it by. */
export interface Findable {
  readonly name: string;
  readonly description: string;
  readonly parameters: readonly { readonly name: string }[];
}

/** Every word has to occur in the name, the arguments, the description or what people say. */
export function foundFunctions<F extends Findable>(
  functions: readonly F[],
  words: string,
  sayings: Readonly<Record<string, string>>,
): readonly F[] {
  const wanted = folded(words)
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => word !== "");
  return functions.filter(({ name, description, parameters }) => {
    const names = parameters.map((each) => each.name);
    const text = folded([`FIDE.${name}`, description, ...names, sayings[name] ?? ""].join(" "));
    return wanted.every((word) => formsOf(word).some((form) => text.includes(form)));
  });
}

/** juniors finds junior; jeux, which is no other word's plural, finds jeu. */
function formsOf(word: string): string[] {
  return word.length > SHORTEST && /[sx]$/.test(word) ? [word, word.slice(0, -1)] : [word];
}

/** Shorter words may be anything: Rs, 18s. */
const SHORTEST = 3;

/** Without accents, in small letters. */
function folded(text: string): string {
  return text.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
