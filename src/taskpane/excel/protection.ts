import { LeftBehind } from "../../sheets/writeSheets";

type Run = typeof Excel.run;

/** Excel refused what somebody has protected: the workbook's structure, or a sheet of this name. */
export class Protected extends Error {
  constructor(
    readonly sheet: string | null,
    /** What was to be taken back, and is there. */
    readonly left: readonly string[] = [],
  ) {
    super();
  }
}

/** Adds, renames or deletes sheets; where Excel refuses it is found out why. */
export function onStructure<T>(run: Run, work: Promise<T>): Promise<T> {
  return explained(work, () => protectedIn(run, []));
}

/** The same, and writes to cells of sheets that are there: which of them, Excel does not say. */
export function onBook<T>(run: Run, work: Promise<T>): Promise<T> {
  return explained(work, async () => protectedIn(run, await allNames(run)));
}

/** Writes to the cells of a sheet. */
export function onSheet<T>(run: Run, sheet: string, work: Promise<T>): Promise<T> {
  return explained(work, async () => {
    const isSo = await isProtected(run, ({ workbook }) => workbook.worksheets.getItem(sheet));
    return isSo ? new Protected(sheet) : null;
  });
}

/** Takes back what was made; what stays is named. */
export async function onTakingBack<T>(run: Run, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof LeftBehind) || !isRefusal(error.reason)) throw error;
    const found = await protectedIn(run, error.names);
    throw found === null ? error : new Protected(found.sheet, error.names);
  }
}

/** A fault that names what may be left, or that a person has caused, has words of its own. */
async function explained<T>(work: Promise<T>, why: () => Promise<Protected | null>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw (isRefusal(error) ? await why() : null) ?? error;
  }
}

/** Excel's own faults have a code. */
function isRefusal(error: unknown): boolean {
  return typeof (error as { readonly code?: unknown } | null)?.code === "string";
}

/** The workbook, or the first of the sheets that is. */
async function protectedIn(run: Run, sheets: readonly string[]): Promise<Protected | null> {
  if (await isProtected(run, ({ workbook }) => workbook)) return new Protected(null);
  for (const sheet of sheets) {
    const isSo = await isProtected(run, ({ workbook }) => workbook.worksheets.getItem(sheet));
    if (isSo) return new Protected(sheet);
  }
  return null;
}

interface Protectable {
  readonly protection: { readonly load: (what: string) => unknown; readonly protected: boolean };
}

function isProtected(run: Run, of: (context: Excel.RequestContext) => Protectable) {
  const asked = run(async (context) => {
    const { protection } = of(context);
    protection.load("protected");
    await context.sync();
    return protection.protected;
  });
  return asked.catch(() => false);
}

function allNames(run: Run): Promise<readonly string[]> {
  const asked = run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load("items/name");
    await context.sync();
    return worksheets.items.map(({ name }) => name);
  });
  return asked.catch(() => []);
}
