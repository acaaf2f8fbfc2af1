import type { WrittenSheet } from "../../sheets/writeSheets";

type Run = typeof Excel.run;

/** Tells whoever asked that sheets may have gone: one of them was deleted, or another came in view. */
export class SheetWatch {
  private readonly listeners: (() => void)[] = [];

  constructor(private readonly run: Run) {}

  async add(listener: () => void): Promise<void> {
    this.listeners.push(listener);
    if (this.listeners.length > 1) return;
    const tell = () => {
      for (const each of this.listeners) each();
      return Promise.resolve();
    };
    /** One after the other: where Excel knows only one of them, that one is enough. */
    for (const event of ["onDeleted", "onActivated"] as const) {
      await this.run(async (context) => {
        context.workbook.worksheets[event].add(tell);
        await context.sync();
      }).catch(notKnown);
    }
  }
}

/** Then the next thing that is asked of a sheet finds it gone. */
function notKnown(): void {
  return undefined;
}

/** Those of the sheets that are no longer there; none where Excel does not answer. */
export async function goneSheets(
  run: Run,
  sheets: readonly WrittenSheet[],
): Promise<readonly WrittenSheet[]> {
  const gone = run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load("items/id");
    await context.sync();
    const there = new Set(worksheets.items.map(({ id }) => id));
    return sheets.filter(({ id }) => !there.has(id));
  });
  return gone.catch(() => []);
}
