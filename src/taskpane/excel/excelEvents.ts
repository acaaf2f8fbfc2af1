type Run = typeof Excel.run;

type Listener = () => void;

/** What can be listened to, by the events of the sheets that tell of it. */
const EVENTS = {
  selection: ["onSelectionChanged", "onActivated"],
  cells: ["onChanged", "onCalculated"],
} as const;

export type Heard = keyof typeof EVENTS;

/**
 * Excel is asked once for each kind of event, however many listen: if one of them stopped it, the
 * others would hear no more.
 */
export class ExcelEvents {
  private readonly listeners: Record<Heard, Set<Listener>> = {
    selection: new Set(),
    cells: new Set(),
  };
  private readonly handlers = new Map<Heard, ReturnType<ExcelEvents["ask"]>>();

  constructor(private readonly run: Run) {}

  /** Calls back until it is told to stop. */
  async on(heard: Heard, listener: Listener): Promise<() => Promise<void>> {
    const own = () => {
      listener();
    };
    this.listeners[heard].add(own);
    try {
      await this.asked(heard);
    } catch (error) {
      this.listeners[heard].delete(own);
      this.handlers.delete(heard);
      throw error;
    }
    return () => this.stop(heard, own);
  }

  private asked(heard: Heard) {
    const asked = this.handlers.get(heard) ?? this.ask(heard);
    this.handlers.set(heard, asked);
    return asked;
  }

  private ask(heard: Heard) {
    const tell = () => {
      for (const each of this.listeners[heard]) each();
      return Promise.resolve();
    };
    return this.run(async (context) => {
      const { worksheets } = context.workbook;
      const added = EVENTS[heard].map((event) => worksheets[event].add(tell));
      await context.sync();
      return added;
    });
  }

  private async stop(heard: Heard, listener: Listener): Promise<void> {
    this.listeners[heard].delete(listener);
    const asked = this.handlers.get(heard);
    if (this.listeners[heard].size > 0 || asked === undefined) return;
    this.handlers.delete(heard);
    const added = await asked;
    const [first] = added;
    if (first === undefined) return;
    await this.run(first.context, async (context) => {
      for (const each of added) each.remove();
      await context.sync();
    });
  }
}
