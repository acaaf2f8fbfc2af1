import { render, type TemplateResult } from "lit-html";
import type { SheetPlan } from "../sheets/sheetPlan";
import { SILENT, type WrittenSheet } from "../sheets/writeSheets";
import type { ExcelWorkbook } from "./excel/workbook";
import { failureOf, type Failure } from "./failure";
import { focusKept } from "./focus";
import type { PaneLanguage } from "./language";

/** What a page shows of work that Excel does. */
export interface Working {
  readonly isBusy: boolean;
  /** What Excel answered when something could not be done. */
  readonly problem: Failure | null;
  /** What was made last, and can be deleted again. */
  readonly made: readonly WrittenSheet[];
  /** Names of what was deleted again. */
  readonly removed: string | null;
}

export const IDLE: Working = { isBusy: false, problem: null, made: [], removed: null };

/** A page of the pane: what it knows, and one view of it. */
export abstract class Page<State extends Working> {
  constructor(
    private readonly target: HTMLElement,
    protected readonly workbook: ExcelWorkbook,
    protected readonly language: PaneLanguage,
    protected state: State,
  ) {}

  protected abstract view(): TemplateResult;

  show(): void {
    render(this.view(), this.target);
  }

  protected set(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    this.show();
  }

  /** One thing at a time; a fault of Excel ends here. */
  protected async during(work: () => Promise<void>): Promise<void> {
    if (this.state.isBusy) return;
    const giveBack = focusKept();
    this.working({ ...this.state, isBusy: true, problem: null });
    try {
      await work();
    } catch (error) {
      this.working({ ...this.state, problem: failureOf(error) });
    } finally {
      this.working({ ...this.state, isBusy: false });
      giveBack();
    }
  }

  /** New sheets; the name of the first. */
  protected async make(
    wished: readonly string[],
    plansOf: (names: readonly string[]) => readonly SheetPlan[],
  ): Promise<string> {
    const made = await this.workbook.write(wished, plansOf, SILENT);
    this.working({ ...this.state, made, removed: null });
    return made[0]?.name ?? "";
  }

  /** Deletes what was made last, as far as it is still there. */
  protected readonly undo = (): void =>
    void this.during(async () => {
      const { made } = this.state;
      await this.workbook.remove(made);
      const removed = made.map(({ name }) => name).join(", ");
      this.working({ ...this.state, made: [], removed });
    });

  private working({ isBusy, problem, made, removed }: Working): void {
    this.state = { ...this.state, isBusy, problem, made, removed };
    this.show();
  }
}
