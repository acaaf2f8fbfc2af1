/** What the pane needs of functions.json. */
interface DescribedFunction {
  readonly name: string;
  readonly description: string;
  readonly helpUrl: string;
  readonly parameters: readonly { readonly name: string; readonly optional?: boolean }[];
}

export interface ListedFunction extends DescribedFunction {
  /** As it is typed into a cell. */
  readonly example: string;
}

/** Fetches the description of the functions, and an example of each, built beside the pane. */
export async function loadFunctions(file: string): Promise<readonly ListedFunction[]> {
  const { functions } = await load<{ readonly functions: readonly DescribedFunction[] }>(file);
  const examples = await load<Readonly<Record<string, string>>>("examples.json");
  return functions.map((each) => ({ ...each, example: examples[each.name] ?? "" }));
}

async function load<Built>(file: string): Promise<Built> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return (await response.json()) as Built;
}
