import type { WorkbenchPage } from "./workbenchPage";

/** What a sheet shows under a name, line by line. */
export async function named(
  workbench: Pick<WorkbenchPage, "names" | "read">,
  sheet: string,
  name: string,
): Promise<string[]> {
  const address = (await workbench.names(sheet))[name];
  if (address === undefined) throw new Error(`${sheet} has no cells named ${name}.`);
  return (await workbench.read(sheet, address)).text.flat().map((each) => each.trim());
}
