/** What each file imports, types included. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** One circle for each knot of files that reach each other: the shortest through its first file. */
export function cyclesOf(imports: Imports): string[][] {
  const cycles: string[][] = [];
  const told = new Set<string>();
  for (const file of [...imports.keys()].sort()) {
    if (told.has(file)) continue;
    const cycle = shortestCycle(imports, file);
    if (cycle === null) continue;
    cycles.push(cycle);
    for (const each of knotOf(imports, file)) told.add(each);
  }
  return cycles;
}

function shortestCycle(imports: Imports, start: string): string[] | null {
  const cameFrom = new Map<string, string>();
  const waiting = [start];
  for (const file of waiting) {
    for (const next of imports.get(file) ?? []) {
      if (next === start) return pathTo(file, cameFrom, start);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      waiting.push(next);
    }
  }
  return null;
}

function pathTo(last: string, cameFrom: ReadonlyMap<string, string>, start: string): string[] {
  const path = [start];
  for (let file = last; file !== start; file = cameFrom.get(file) ?? start) path.unshift(file);
  return [start, ...path];
}

/** All files that reach the file and are reached by it. */
function knotOf(imports: Imports, file: string): string[] {
  return [...reached(imports, file)].filter((each) => reached(imports, each).has(file));
}

function reached(imports: Imports, start: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (const file of waiting) {
    for (const next of imports.get(file) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      waiting.push(next);
    }
  }
  return found;
}
