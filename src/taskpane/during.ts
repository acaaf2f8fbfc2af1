/** What a page shows of work that Excel does. */
export interface Working {
  readonly isBusy: boolean;
  /** What Excel answered when something could not be done. */
  readonly problem: string | null;
}

/** One thing at a time; a fault of Excel ends here. */
export async function during(
  state: () => Working,
  set: (change: Partial<Working>) => void,
  work: () => Promise<void>,
): Promise<void> {
  if (state().isBusy) return;
  set({ isBusy: true, problem: null });
  try {
    await work();
  } catch (error) {
    const { message } = error as { readonly message?: string };
    set({ problem: message ?? String(error) });
  } finally {
    set({ isBusy: false });
  }
}
