type Batch = (context: Excel.RequestContext) => Promise<unknown>;

/** Excel.run takes options before the batch, or none. */
export function asExcelRun(run: (batch: Batch) => Promise<unknown>): typeof Excel.run {
  return (...values: unknown[]) => run(values.at(-1) as Batch) as Promise<never>;
}
