import { render, type TemplateResult } from "lit-html";
import type { ExcelWorkbook } from "./excel/workbook";
import { focusKept } from "./focus";
import type { PaneLanguage } from "./language";

/** What a page shows of work that Excel does. */
export interface Working {
  readonly isBusy: boolean;
  /** What Excel answered when something could not be done. */
  readonly problem: string | null;
}

export const IDLE: Working = { isBusy: false, problem: null };

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
    this.working({ isBusy: true, problem: null });
    try {
      await work();
    } catch (error) {
      const { message } = error as { readonly message?: string };
      this.working({ ...this.state, problem: message ?? String(error) });
    } finally {
      this.working({ ...this.state, isBusy: false });
      giveBack();
    }
  }

  /** What nobody asked for: where Excel cannot, such as while a cell is edited, nothing is said. */
  protected quietly(work: () => Promise<void>): Promise<void> {
    return this.during(() => work().catch(() => undefined));
  }

  private working({ isBusy, problem }: Working): void {
    this.state = { ...this.state, isBusy, problem };
    this.show();
  }
}
