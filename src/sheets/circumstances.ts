import { daysBehind } from "./dateSystem";

/** What a workbook is like of which something is read, or to which something is written. */
export interface Circumstances {
  /** How many days its dates are behind those that count from 1900. */
  readonly behind: number;
  /** Nothing is calculated before a person asks for it. */
  readonly isByHand: boolean;
  /** Cells wait to be calculated: what they show may be old. */
  readonly isWaiting: boolean;
}

export async function askCircumstances(context: Excel.RequestContext): Promise<Circumstances> {
  const { application } = context.workbook;
  application.load("calculationMode,calculationState");
  const behind = await daysBehind(context);
  return {
    behind,
    isByHand: application.calculationMode === "Manual",
    isWaiting: application.calculationState !== "Done",
  };
}

/** An Excel that does not say how it calculates does so by itself. */
export function isCalculatedByHand(run: typeof Excel.run): Promise<boolean> {
  const asked = run(askCircumstances).then(({ isByHand }) => isByHand);
  return asked.catch(() => false);
}

/** What waits to be calculated, in all sheets; where Excel is busy with something else a person asks again. */
export function calculateAll(run: typeof Excel.run): Promise<void> {
  const done = run(async (context) => {
    context.workbook.application.calculate("Recalculate");
    await context.sync();
  });
  return done.catch(() => undefined);
}
