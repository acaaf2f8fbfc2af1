import type { Departure } from "./departures";
import { judge, VERDICTS, type Verdict } from "./judge";
import { writeTable } from "./writeTable";

export type Counts = Record<Verdict, number>;

export interface Statistics {
  readonly all: Counts;
  readonly byDeparture: ReadonlyMap<Departure, Counts>;
  /** Tables by the number of their departures. */
  readonly byNumber: readonly number[];
  readonly wrong: readonly Wrong[];
}

export interface Wrong {
  readonly seed: number;
  readonly departures: readonly Departure[];
  readonly why: readonly string[];
}

const none = (): Counts => ({ right: 0, fixed: 0, answered: 0, asked: 0, wrong: 0 });

/** So many tables, from a first seed on. */
export function statisticsOf(count: number, from = 1): Statistics {
  const all = none();
  const byDeparture = new Map<Departure, Counts>();
  const byNumber = Array.from({ length: 30 }, () => 0);
  const wrong: Wrong[] = [];
  for (let seed = from; seed < from + count; seed += 1) {
    const written = writeTable(seed);
    const { departures } = written;
    const { verdict, why } = judged(written);
    all[verdict] += 1;
    byNumber[departures.length] = (byNumber[departures.length] ?? 0) + 1;
    for (const departure of departures) {
      const own = byDeparture.get(departure) ?? none();
      own[verdict] += 1;
      byDeparture.set(departure, own);
    }
    if (verdict === "wrong") wrong.push({ seed, departures, why });
  }
  return { all, byDeparture, byNumber, wrong };
}

/** A reader that throws is wrong, too. */
function judged(written: ReturnType<typeof writeTable>): {
  readonly verdict: Verdict;
  readonly why: readonly string[];
} {
  try {
    return judge(written);
  } catch (error) {
    return { verdict: "wrong", why: [`threw ${String(error)}`] };
  }
}

export function total(counts: Counts): number {
  return VERDICTS.reduce((sum, verdict) => sum + counts[verdict], 0);
}

/** Right at once, by the offered buttons, or once what is open is answered. */
export function shareRight(counts: Counts): number {
  return (counts.right + counts.fixed + counts.answered) / total(counts);
}

/** Departure × verdict, as a table to print. */
export function printed({ all, byDeparture, byNumber }: Statistics): string {
  const tables = total(all);
  const row = (name: string, counts: Counts) =>
    [
      name.padEnd(50),
      ...VERDICTS.map((verdict) => String(counts[verdict]).padStart(9)),
      `${((100 * total(counts)) / tables).toFixed(1)} %`.padStart(9),
      `${(100 * shareRight(counts)).toFixed(0)} %`.padStart(7),
    ].join("");
  const heads = ["", ...VERDICTS, "share", "good"];
  const head = heads
    .map((text, index) => (index === 0 ? text.padEnd(50) : text.padStart(index === 7 ? 7 : 9)))
    .join("");
  const lines = [...byDeparture]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, counts]) => row(name, counts));
  const mean = byNumber.reduce((sum, count, number) => sum + number * count, 0) / tables;
  const three = byNumber.slice(3).reduce((sum, count) => sum + count, 0) / tables;
  return [
    head,
    row("all", all),
    ...lines,
    `departures a table: ${mean.toFixed(2)}; three or more: ${(100 * three).toFixed(0)} %`,
  ].join("\n");
}
