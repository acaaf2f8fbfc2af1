import { VERDICTS } from "./judge";
import { shareRight, total, type Case, type Counts, type Statistics } from "./statistics";

/** Layout and departure × verdict, as a table to print. */
export function printed(statistics: Statistics): string {
  const { all, byDeparture, byProgram, byNumber, told } = statistics;
  const tables = total(all);
  const heads = [...VERDICTS, "share"].map((text) => text.padStart(9)).join("");
  const linesOf = (by: ReadonlyMap<string, Counts>) =>
    [...by]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, counts]) => row(name, counts, tables));
  const mean = byNumber.reduce((sum, count, number) => sum + number * count, 0) / tables;
  const three = byNumber.slice(3).reduce((sum, count) => sum + count, 0) / tables;
  return [
    `${"".padEnd(50)}${heads}${"good".padStart(7)}`,
    row("all", all, tables),
    ...linesOf(byProgram),
    "",
    ...linesOf(byDeparture),
    `departures a table: ${mean.toFixed(2)}; three or more: ${(100 * three).toFixed(0)} %`,
    `read of what is told: ${[...told].map(([name, { tables: of, read }]) => `${name} ${read}/${of}`).join(", ")}`,
  ].join("\n");
}

function row(name: string, counts: Counts, tables: number): string {
  return [
    name.padEnd(50),
    ...VERDICTS.map((verdict) => String(counts[verdict]).padStart(9)),
    `${((100 * total(counts)) / tables).toFixed(1)} %`.padStart(9),
    `${(100 * shareRight(counts)).toFixed(0)} %`.padStart(7),
  ].join("");
}

/** Cases by their first reason, the most frequent first, with a few seeds each. */
export function reasons(cases: readonly Case[]): string {
  const groups = new Map<string, number[]>();
  for (const { seed, why } of cases) {
    const kind = kindOf(why[0] ?? "");
    groups.set(kind, [...(groups.get(kind) ?? []), seed]);
  }
  return [...groups]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(
      ([kind, seeds]) =>
        `${String(seeds.length).padStart(6)}  ${kind}  (${seeds.slice(0, 6).join(" ")})`,
    )
    .join("\n");
}

/** A reason without names, numbers and cells. */
function kindOf(why: string): string {
  const [, when = "", what = ""] = /^((?:after fixes: |answered: )?)(.*)$/s.exec(why) ?? [];
  if (what.startsWith("refused: ")) {
    const keys = [...new Set(what.slice(9).split(", "))].sort();
    return `${when}refused: ${keys.join(", ")}`;
  }
  const [head = "", rest = ""] = what.split(/: (.*)/s);
  if (head === "open, not asked") return `${when}${head}: ${rest.split(" ")[0] ?? ""}`;
  return `${when}${head}`;
}

/** One line a case. */
export function listed(cases: readonly Case[]): string {
  return cases
    .map(
      ({ seed, why, departures, program }) =>
        `${seed}\t${why.slice(0, 2).join(" | ").slice(0, 160)}\t[${[program, ...departures].join("; ")}]`,
    )
    .join("\n");
}
