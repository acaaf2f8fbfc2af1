import { readFrom1900 } from "../../sheets/dateSystem";
import type { SheetCells } from "../../tournament/sheetCells";
import { askCircumstances, type Circumstances } from "../../sheets/circumstances";

type Run = typeof Excel.run;

/** Excel did not come to the end of its calculation. */
export class StillCalculating extends Error {}

/** Milliseconds before what is not calculated yet is asked for again. */
const WAITS = [200, 400, 800, 1_600, 3_200, 6_400, 6_400];

/** What a function of an add-in shows until it has answered. */
const BUSY = "#BUSY!";

interface WithCells {
  readonly cells: SheetCells;
}

type Batch<T> = (context: Excel.RequestContext) => Promise<T>;

/**
 * Reads cells once they are calculated, with their days counted from 1900. What functions of an add-in
 * show may be old although Excel says that it is done (4152 of its list of issues): it is read twice.
 */
export class Reading {
  constructor(
    private readonly run: Run,
    private readonly told: (circumstances: Circumstances) => void = () => undefined,
    private readonly wait = waited,
  ) {}

  /** Figures, as they are in the end. */
  async calculated<T extends WithCells | null>(batch: Batch<T>): Promise<T> {
    const found = await this.allCalculated(async (context) => [await batch(context)]);
    return found[0] as T;
  }

  /** Those of several sheets. */
  async allCalculated<T extends WithCells | null>(
    batch: Batch<readonly T[]>,
  ): Promise<readonly T[]> {
    const { behind, isByHand } = await this.done();
    const found = await this.run(batch);
    const isSure = isByHand || !found.some((each) => isOfAnAddin(each) || isBusy(each));
    const sure = isSure ? found : await this.certain(found, batch);
    return sure.map((each) => from1900(each, behind));
  }

  /** What is typed, and what cells show just now. */
  async asItIs<T extends WithCells | null>(batch: Batch<readonly T[]>): Promise<readonly T[]> {
    const { behind } = await this.look();
    const found = await this.run(batch);
    return found.map((each) => from1900(each, behind));
  }

  async look(): Promise<Circumstances> {
    const circumstances = await this.run(askCircumstances);
    this.told(circumstances);
    return circumstances;
  }

  /** Where a person has cells calculated, nobody waits for it. */
  private async done(): Promise<Circumstances> {
    for (const wait of WAITS) {
      const circumstances = await this.look();
      if (circumstances.isByHand || !circumstances.isWaiting) return circumstances;
      await this.wait(wait);
    }
    throw new StillCalculating();
  }

  private async certain<T extends WithCells | null>(
    first: readonly T[],
    batch: Batch<readonly T[]>,
  ): Promise<readonly T[]> {
    let before = first;
    for (const wait of WAITS) {
      await this.wait(wait);
      const now = await this.run(batch);
      if (!now.some(isBusy) && areSame(before, now)) return now;
      before = now;
    }
    throw new StillCalculating();
  }
}

function waited(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function from1900<T extends WithCells | null>(found: T, behind: number): T {
  return found === null ? found : { ...found, cells: readFrom1900(found.cells, behind) };
}

const OF_AN_ADDIN = /\bFIDE\./i;

function isOfAnAddin(found: WithCells | null): boolean {
  const rows = found?.cells.formulas ?? [];
  return rows.some((row) => row.some((formula) => OF_AN_ADDIN.test(String(formula))));
}

function isBusy(found: WithCells | null): boolean {
  return (found?.cells.values ?? []).some((row) => row.includes(BUSY));
}

type All = readonly (WithCells | null)[];

function areSame(some: All, others: All): boolean {
  const valuesOf = (all: All) => JSON.stringify(all.map((each) => each?.cells.values));
  return valuesOf(some) === valuesOf(others);
}
