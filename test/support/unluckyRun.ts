import { asExcelRun } from "./asExcelRun";

/** How Excel fails to answer a sync: it did nothing, or everything and could not say so. */
export type Misfortune = "refused" | "answer lost";

export class NoAnswer extends Error {}

/**
 * Excel.run in which the n-th sync gets no answer, and where Excel is gone none after it either;
 * `syncs` counts them.
 */
export function unluckyRun(
  run: typeof Excel.run,
  nth: number,
  how: Misfortune,
  isGone = false,
): { readonly run: typeof Excel.run; readonly syncs: () => number } {
  let count = 0;
  const unlucky = asExcelRun((batch) =>
    run(async (context) => {
      const sync = context.sync.bind(context);
      context.sync = async <T>(value?: T): Promise<T> => {
        count += 1;
        const isLost = count === nth || (isGone && count > nth);
        if (!isLost) return sync(value);
        if (how === "answer lost" && count === nth) await sync();
        throw new NoAnswer("no answer");
      };
      return batch(context);
    }),
  );
  return { run: unlucky, syncs: () => count };
}
