import { render } from "lit-html";
import { iterationSheet, type IterationOrder } from "../../sheets/iteration/iterationSheet";
import type { PaneLanguage } from "../language";
import type { ReadAs, SelectArea } from "../../tournament/finding";
import { addressOf, type Area } from "../../tournament/sheetCells";
import type { SelectedCells } from "../excel/readSelection";
import type { ExcelWorkbook } from "../excel/workbook";
import { forNewTable, NO_CHOICES, type Choices } from "./choices";
import { pageView } from "./pageView";
import { verdictOf, type Verdict } from "./verdict";

/** The last thing that happened, for the line that is read aloud. */
export type Happening =
  | { readonly kind: "none" }
  | { readonly kind: "working" }
  | { readonly kind: "nothing selected" }
  | { readonly kind: "several areas" }
  | { readonly kind: "failed"; readonly what: string }
  | { readonly kind: "created"; readonly sheet: string }
  | { readonly kind: "removed"; readonly sheet: string };

export interface PageState {
  readonly source: SelectedCells | null;
  readonly verdict: Verdict | null;
  readonly choices: Choices;
  readonly happening: Happening;
  readonly isFollowing: boolean;
}

/** What a person can do on the page. */
export interface PageActions {
  readonly useSelection: () => void;
  readonly follow: (isOn: boolean) => void;
  readonly choose: (change: Partial<Choices>) => void;
  readonly goTo: (area: Area) => void;
  readonly fix: (fixes: readonly (ReadAs | SelectArea)[]) => void;
  readonly create: () => void;
  readonly remove: (sheet: string) => void;
}

/** Faster than this nothing needs to be said about waiting. */
const PATIENCE = 500;

/** A selected crosstable becomes the iteration sheet: state, actions, and one view of both. */
export class CrosstablePage {
  private state: PageState = {
    source: null,
    verdict: null,
    choices: NO_CHOICES,
    happening: { kind: "none" },
    isFollowing: false,
  };
  private stopFollowing: (() => Promise<void>) | null = null;

  constructor(
    private readonly target: HTMLElement,
    private readonly workbook: ExcelWorkbook,
    private readonly language: PaneLanguage,
  ) {}

  show(): void {
    render(pageView(this.state, this.language, this.actions), this.target);
  }

  private readonly actions: PageActions = {
    useSelection: () => void this.during(() => this.readSelection()),
    follow: (isOn) => void this.during(() => this.setFollowing(isOn)),
    choose: (change) => {
      this.choose(change);
    },
    goTo: (area) => void this.during(() => this.select(area)),
    fix: (fixes) => void this.during(() => this.fix(fixes)),
    create: () => void this.during(() => this.create()),
    remove: (sheet) => void this.during(() => this.remove(sheet)),
  };

  private set(change: Partial<PageState>): void {
    this.state = { ...this.state, ...change };
    this.show();
  }

  /** Says that something takes time, and what went wrong: a fault of Excel ends here. */
  private async during(work: () => Promise<void>): Promise<void> {
    const waiting = setTimeout(() => {
      this.set({ happening: { kind: "working" } });
    }, PATIENCE);
    try {
      await work();
    } catch (error) {
      this.set({ happening: happeningOf(error) });
    } finally {
      clearTimeout(waiting);
    }
  }

  private async readSelection(): Promise<void> {
    const source = await this.workbook.readSelection();
    if (source === null) {
      this.set({ source, verdict: null, happening: { kind: "nothing selected" } });
      return;
    }
    const choices = forNewTable(this.state.choices);
    this.set({
      source,
      choices,
      verdict: verdictOf(source, choices),
      happening: { kind: "none" },
    });
  }

  private choose(change: Partial<Choices>): void {
    const { source } = this.state;
    const choices = { ...this.state.choices, ...change };
    const verdict = source === null ? null : verdictOf(source, choices);
    this.set({ choices, verdict, happening: { kind: "none" } });
  }

  private async setFollowing(isOn: boolean): Promise<void> {
    await this.stopFollowing?.();
    this.stopFollowing = isOn
      ? await this.workbook.follow(() => void this.during(() => this.readSelection()))
      : null;
    this.set({ isFollowing: isOn });
  }

  private async select(area: Area): Promise<void> {
    const { source } = this.state;
    if (source !== null) await this.workbook.select(source.sheet, area);
  }

  /** Cells are read another way here; the sheet itself is never written to. */
  private async fix(fixes: readonly (ReadAs | SelectArea)[]): Promise<void> {
    const area = fixes.find((fix) => fix.kind === "select")?.area;
    if (area !== undefined) {
      await this.select(area);
      await this.readSelection();
      return;
    }
    const readAs = new Map(this.state.choices.readAs);
    for (const fix of fixes)
      if (fix.kind === "read as") readAs.set(addressOf(fix.place), fix.value);
    this.choose({ readAs });
  }

  private async create(): Promise<void> {
    const order = orderOf(this.state);
    if (order === null) return;
    const sheet = await this.workbook.write(iterationSheet(order, this.language.sheets));
    this.set({ happening: { kind: "created", sheet } });
  }

  private async remove(sheet: string): Promise<void> {
    await this.workbook.remove(sheet);
    this.set({ happening: { kind: "removed", sheet } });
  }
}

function orderOf({ source, verdict, choices }: PageState): IterationOrder | null {
  const event = verdict?.reading.roundRobin ?? null;
  if (source === null || verdict === null || event === null) return null;
  const { method, obstacle, startDate, edition } = verdict;
  if (method === null || obstacle !== null) return null;
  return {
    event,
    edition: method,
    style: choices.style,
    asPrinted: choices.asPrinted && method.id === PRINTED_EXAMPLE,
    startDate,
    championship: choices.championship,
    later: choices.later,
    title: source.sheet,
    isTeaching: edition !== method,
  };
}

/** The edition whose printed example departs from its own rule. */
const PRINTED_EXAMPLE = 2011;

const SEVERAL_AREAS = "InvalidSelection";

function happeningOf(error: unknown): Happening {
  const { code, message } = error as { readonly code?: string; readonly message?: string };
  if (code === SEVERAL_AREAS) return { kind: "several areas" };
  return { kind: "failed", what: message ?? String(error) };
}
