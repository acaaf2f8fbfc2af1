/** What the pane needs of functions.json. */
export interface ListedFunction {
  readonly name: string;
  readonly description: string;
  readonly helpUrl: string;
  readonly parameters: readonly { readonly name: string; readonly optional?: boolean }[];
}

/** Fetches the description of the functions that was built beside the pane. */
export async function loadFunctions(file: string): Promise<readonly ListedFunction[]> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  const metadata = (await response.json()) as { readonly functions: readonly ListedFunction[] };
  return metadata.functions;
}

/** Every word has to occur in the name, the arguments or the description. */
export function matching(
  functions: readonly ListedFunction[],
  words: string,
): readonly ListedFunction[] {
  const wanted = folded(words).split(/\s+/);
  return functions.filter(({ name, description, parameters }) => {
    const text = folded(
      [`FIDE.${name}`, description, ...parameters.map((each) => each.name)].join(" "),
    );
    return wanted.every((word) => text.includes(word));
  });
}

function folded(text: string): string {
  return text.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
