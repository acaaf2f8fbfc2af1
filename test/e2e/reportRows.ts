import type { WorkbenchPage } from "./workbenchPage";

/**
 * What a report shows of its players in the order of their numbers, by the headings of their blocks; without
 * the room that texts have before them.
 */
export async function reportRows(
  workbench: Pick<WorkbenchPage, "read">,
  sheet: string,
  rows = 40,
): Promise<Record<string, string>[]> {
  const { text } = await workbench.read(sheet, `A5:Z${4 + rows}`);
  let headings: readonly string[] = [];
  const players: Record<string, string>[] = [];
  for (const shown of text) {
    const row = shown.map((each) => each.trim());
    if (isHeading(row)) headings = row;
    else if (Number(row[0]) > 0) {
      players.push(
        Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? ""])),
      );
    }
  }
  return players.sort((one, other) => Number(one["No"]) - Number(other["No"]));
}

function isHeading([number]: readonly string[]): boolean {
  return number === "No";
}

/** A player's name, under whichever heading. */
export function nameIn(row: Readonly<Record<string, string>>): string {
  return row["Player"] ?? row["Unrated player"] ?? "";
}
