type Run = typeof Excel.run;

/** Excel refused what somebody has protected: the workbook's structure, or a sheet of this name. */
export class Protected extends Error {
  constructor(readonly sheet: string | null) {
    super();
  }
}

/** Adds, renames or deletes sheets; where Excel refuses it is found out why. */
export function onStructure<T>(run: Run, work: Promise<T>): Promise<T> {
  return explained(run, work, null, ({ workbook }) => workbook.protection);
}

/** Writes to the cells of a sheet. */
export function onSheet<T>(run: Run, sheet: string, work: Promise<T>): Promise<T> {
  return explained(
    run,
    work,
    sheet,
    ({ workbook }) => workbook.worksheets.getItem(sheet).protection,
  );
}

interface Protection {
  readonly load: (what: string) => unknown;
  readonly protected: boolean;
}

/** A fault that names what may be left, or that a person has caused, has words of its own. */
async function explained<T>(
  run: Run,
  work: Promise<T>,
  sheet: string | null,
  of: (context: Excel.RequestContext) => Protection,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isRefusal(error) && (await isProtected(run, of))) throw new Protected(sheet);
    throw error;
  }
}

/** Excel's own faults have a code. */
function isRefusal(error: unknown): boolean {
  return typeof (error as { readonly code?: unknown }).code === "string";
}

function isProtected(
  run: Run,
  of: (context: Excel.RequestContext) => Protection,
): Promise<boolean> {
  const asked = run(async (context) => {
    const protection = of(context);
    protection.load("protected");
    await context.sync();
    return protection.protected;
  });
  return asked.catch(() => false);
}
