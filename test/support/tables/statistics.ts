import type { Departure } from "./departures";
import { judge, VERDICTS, type Verdict } from "./judge";
import type { Told, WrittenTable } from "./writtenTable";
import { writeTable } from "./writeTable";

export type Counts = Record<Verdict, number>;

export interface Statistics {
  readonly all: Counts;
  readonly byDeparture: ReadonlyMap<Departure, Counts>;
  readonly byProgram: ReadonlyMap<string, Counts>;
  /** Tables by the number of their departures. */
  readonly byNumber: readonly number[];
  /** Of what tables tell of players: in how many, and in how many it was read. */
  readonly told: ReadonlyMap<Told, { readonly tables: number; readonly read: number }>;
  /** What was not read rightly, in the order of the seeds. */
  readonly cases: readonly Case[];
}

/** A table that was asked about without need, or read wrongly. */
export interface Case {
  readonly seed: number;
  readonly verdict: Verdict;
  readonly departures: readonly Departure[];
  readonly program: string | null;
  readonly why: readonly string[];
}

const none = (): Counts => ({ right: 0, fixed: 0, answered: 0, asked: 0, wrong: 0 });

/** So many tables, from a first seed on. */
export function statisticsOf(tables: number, from = 1): Statistics {
  const all = none();
  const byDeparture = new Map<Departure, Counts>();
  const byProgram = new Map<string, Counts>();
  const byNumber = Array.from({ length: 30 }, () => 0);
  const told = new Map<Told, { tables: number; read: number }>();
  const cases: Case[] = [];
  for (let seed = from; seed < from + tables; seed += 1) {
    const written = writeTable(seed);
    const { departures, program } = written;
    const { verdict, why, detailsRead } = judged(written);
    all[verdict] += 1;
    byNumber[departures.length] = (byNumber[departures.length] ?? 0) + 1;
    for (const departure of departures) count(byDeparture, departure, verdict);
    count(byProgram, program ?? "people's own", verdict);
    for (const each of written.told) {
      const own = told.get(each) ?? { tables: 0, read: 0 };
      told.set(each, { tables: own.tables + 1, read: own.read + (detailsRead.has(each) ? 1 : 0) });
    }
    if (verdict === "wrong" || verdict === "asked")
      cases.push({ seed, verdict, departures, program, why });
  }
  return { all, byDeparture, byProgram, byNumber, told, cases };
}

function count<Key>(by: Map<Key, Counts>, key: Key, verdict: Verdict): void {
  const own = by.get(key) ?? none();
  own[verdict] += 1;
  by.set(key, own);
}

type Judged = Pick<ReturnType<typeof judge>, "verdict" | "why" | "detailsRead">;

/** A reader that throws is wrong, too. */
function judged(written: WrittenTable): Judged {
  try {
    return judge(written);
  } catch (error) {
    return { verdict: "wrong", why: [`threw ${String(error)}`], detailsRead: new Set() };
  }
}

export function total(counts: Counts): number {
  return VERDICTS.reduce((sum, verdict) => sum + counts[verdict], 0);
}

/** Right at once, by the offered buttons, or once what is open is answered. */
export function shareRight(counts: Counts): number {
  return (counts.right + counts.fixed + counts.answered) / total(counts);
}
