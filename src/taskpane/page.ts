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
  /** What is there no longer. */
  readonly removed: Removed | null;
}

/** Names of sheets that were deleted again, or that somebody else took away. */
export interface Removed {
  readonly names: string;
  readonly isOurs: boolean;
}

export const IDLE: Working = { isBusy: false, problem: null, made: [], removed: null };

/** A page of the pane: what it knows, and one view of it. */
export abstract class Page<State extends Working> {
  private isWatching = false;

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
    if (!this.isWatching) {
      this.isWatching = true;
      void this.workbook.watchSheets(() => void this.lookAgain());
    }
    return made[0]?.name ?? "";
  }

  /** What was made and is gone, undone or deleted by a person, is no longer said to be there. */
  private async lookAgain(): Promise<void> {
    const { made, isBusy } = this.state;
    if (isBusy || made.length === 0) return;
    const gone = await this.workbook.gone(made);
    if (gone.length === 0 || this.state.made !== made) return;
    const left = made.filter((sheet) => !gone.includes(sheet));
    const removed = { names: namesOf(gone), isOurs: false };
    this.working({ ...this.state, made: left, removed });
  }

  /** Deletes what was made last, as far as it is still there. */
  protected readonly undo = (): void =>
    void this.during(async () => {
      const { made } = this.state;
      const isOurs = await this.workbook.remove(made);
      this.working({ ...this.state, made: [], removed: { names: namesOf(made), isOurs } });
    });

  private working({ isBusy, problem, made, removed }: Working): void {
    this.state = { ...this.state, isBusy, problem, made, removed };
    this.show();
  }
}

export function namesOf(sheets: readonly WrittenSheet[]): string {
  return sheets.map(({ name }) => name).join(", ");
}
