/** Carries out one batch after the other with a context of Excel's. */
export type BatchRun = <T>(batch: (context: Excel.RequestContext) => Promise<T>) => Promise<T>;

/** What was begun waits for the end of an edit in a cell: it would fail, and so would its taking back. */
export function behindEdits(run: typeof Excel.run): BatchRun {
  return (batch) => run({ delayForCellEdit: true }, batch);
}
