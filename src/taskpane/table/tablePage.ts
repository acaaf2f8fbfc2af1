import { render } from "lit-html";
import type { WrittenSheet } from "../../sheets/writeSheets";
import type { Fix } from "../../tournament/finding";
import {
  addressOf,
  containsArea,
  overlap,
  type Area,
  type CellPlace,
} from "../../tournament/sheetCells";
import type { SelectedCells } from "../../desk/selectedCells";
import type { ExcelWorkbook } from "../excel/workbook";
import { focusKept } from "../focus";
import type { PaneLanguage } from "../language";
import { namesOf } from "../page";
import { forNewTable, NO_CHOICES, type Choices } from "../../desk/table/choices";
import { happeningOf, type Happening } from "./happening";
import { NOTHING_YET, type TableActions, type TableState } from "./tableState";
import { tableView } from "./tableView";
import { iterationPlans, reportPlans } from "../../desk/table/plans";
import { isReadablePart } from "../../desk/table/readEvent";
import { forSamePlayers, isSameTable } from "../../desk/table/sameTable";
import { verdictOf } from "../../desk/table/verdict";

/** Faster than this nothing needs to be said about waiting. */
const PATIENCE = 500;

/** Less is written before anybody could read how far it is. */
const MANY_ROWS = 500;

/** Milliseconds in which the page is drawn and a click arrives. */
const A_MOMENT = 30;

/** A selected crosstable becomes the iteration sheet: state, actions, and one view of both. */
export class TablePage {
  private state = NOTHING_YET;
  private stopFollowing: (() => Promise<void>) | null = null;
  private isCancelled = false;
  private isWatching = false;
  /** Names of the sheets made here: showing one is no selection by a person. */
  private readonly made = new Set<string>();

  constructor(
    private readonly target: HTMLElement,
    private readonly workbook: ExcelWorkbook,
    private readonly language: PaneLanguage,
  ) {}

  /** Reads the table around a cell, as if a person had selected it. */
  useTable(sheet: string, { row, column }: CellPlace): void {
    void this.during(async () => {
      await this.workbook.select(sheet, { row, column, rows: 1, columns: 1 });
      await this.readSelection();
    });
  }

  show(): void {
    render(tableView(this.state, this.language, this.actions), this.target);
  }

  private readonly actions: TableActions = {
    useSelection: () => void this.during(() => this.readSelection()),
    follow: (isOn) => void this.during(() => this.setFollowing(isOn)),
    pool: () => void this.during(() => this.pool()),
    unpool: (part) => {
      this.setParts(this.state.parts.filter((each) => each !== part));
    },
    choose: (change) => {
      this.choose(change);
    },
    goTo: (area) => void this.during(() => this.select(area)),
    fix: (fixes) => void this.during(() => this.fix(fixes)),
    create: () => void this.during(() => this.create("iteration")),
    createReport: () => void this.during(() => this.create("report")),
    cancel: () => {
      this.isCancelled = true;
    },
    remove: (sheets) => void this.during(() => this.remove(sheets)),
  };

  private set(change: Partial<TableState>): void {
    this.state = { ...this.state, ...change };
    this.show();
  }

  /** One thing at a time; says that it takes long, and what went wrong: a fault of Excel ends here. */
  private async during(work: () => Promise<void>): Promise<void> {
    if (this.state.isBusy) return;
    const { happening } = this.state;
    const working: Happening = { kind: "working" };
    const giveBack = focusKept();
    this.set({ isBusy: true });
    const waiting = setTimeout(() => {
      this.set({ happening: working });
    }, PATIENCE);
    try {
      await work();
      if (this.state.happening === working) this.set({ happening });
    } catch (error) {
      this.set({ happening: happeningOf(error) });
    } finally {
      clearTimeout(waiting);
      this.set({ isBusy: false });
      giveBack();
    }
  }

  private async readSelection(): Promise<void> {
    const source = await this.workbook.readSelection();
    if (source === null) {
      this.set({ source, verdict: null, happening: { kind: "nothing selected" } });
    } else {
      this.take(source, { kind: "none" });
    }
  }

  /** The same table read anew keeps what was chosen for it. */
  private take(source: SelectedCells, happening: Happening): void {
    const { source: before, choices: chosen } = this.state;
    const isSame = before !== null && isSameTable(before, source);
    const parts = isSame ? this.state.parts : [];
    const verdict = verdictOf(source, isSame ? chosen : forNewTable(chosen), parts);
    const choices = isSame
      ? forSamePlayers(chosen, this.state.verdict, verdict)
      : forNewTable(chosen);
    const isAnother = choices !== chosen && isSame;
    this.set({
      source,
      parts,
      choices,
      verdict: isAnother ? verdictOf(source, choices, parts) : verdict,
      happening,
    });
  }

  private choose(change: Partial<Choices>): void {
    const { source } = this.state;
    const choices = { ...this.state.choices, ...change };
    const verdict = source === null ? null : verdictOf(source, choices, this.state.parts);
    this.set({ choices, verdict, happening: { kind: "none" } });
  }

  /** The selected table is a further part of the event, unless it has something to settle itself. */
  private async pool(): Promise<void> {
    const { source, parts: before } = this.state;
    const part = await this.workbook.readSelection();
    if (source === null || part === null) {
      this.set({ happening: { kind: "nothing selected" } });
      return;
    }
    const isSame = (each: SelectedCells) =>
      each.sheet === part.sheet && overlap(each.selected, part.selected);
    if (isSame(source) || !isReadablePart(part)) {
      this.set({ happening: { kind: isSame(source) ? "already there" : "not pooled" } });
      return;
    }
    /** A part selected again is read again. */
    this.setParts([...before.filter((each) => !isSame(each)), part]);
  }

  private setParts(parts: readonly SelectedCells[]): void {
    const { source, choices } = this.state;
    if (source === null) return;
    /** Other parts, other players: what was said of single ones is said anew. */
    const anew = { ...choices, ratedSince: NO_CHOICES.ratedSince, later: NO_CHOICES.later };
    const verdict = verdictOf(source, anew, parts);
    this.set({ parts, choices: anew, verdict, happening: { kind: "none" } });
  }

  private async setFollowing(isOn: boolean): Promise<void> {
    this.set({ isFollowing: isOn });
    try {
      await this.stopFollowing?.();
      this.stopFollowing = isOn
        ? await this.workbook.follow(() => void this.during(() => this.followSelection()))
        : null;
    } catch (error) {
      this.set({ isFollowing: !isOn });
      throw error;
    }
  }

  /** What lies within the table that is read, or on a sheet made here, is no new table. */
  private async followSelection(): Promise<void> {
    const { source: before } = this.state;
    const source = await this.workbook.readSelection();
    if (source === null || this.made.has(source.sheet)) return;
    const isWithin =
      before?.sheet === source.sheet && containsArea(before.selected, source.selected);
    if (!isWithin) this.take(source, { kind: "none" });
  }

  private async select(area: Area): Promise<void> {
    const { source } = this.state;
    if (source !== null) await this.workbook.select(source.sheet, area);
  }

  /** Cells are read another way here; the sheet itself is never written to. */
  private async fix(fixes: readonly Fix[]): Promise<void> {
    const area = fixes.find((fix) => fix.kind === "select")?.area;
    if (area !== undefined) {
      await this.select(area);
      await this.readSelection();
      return;
    }
    const column = fixes.find((fix) => fix.kind === "ratings")?.column;
    if (column !== undefined) {
      this.choose({ ratingColumn: column });
      return;
    }
    const readAs = new Map(this.state.choices.readAs);
    for (const fix of fixes)
      if (fix.kind === "read as") readAs.set(addressOf(fix.place), fix.value);
    this.choose({ readAs });
  }

  /** From what stands in the sheet now: a table changed since is shown first. */
  private async create(what: "iteration" | "report"): Promise<void> {
    const { source } = this.state;
    if (source === null) return;
    if (await this.hasChanged(source)) return;
    const { sheets: texts } = this.language;
    const plans =
      what === "iteration" ? iterationPlans(this.state, texts) : reportPlans(this.state, texts);
    if (plans === null) return;
    this.isCancelled = false;
    const sheets = await this.workbook.write(plans.wished, plans.plansOf, {
      isCancelled: () => this.isCancelled,
      progress: async (done, total) => {
        if (total <= MANY_ROWS) return;
        this.set({ happening: { kind: "writing", done, total } });
        await new Promise((resolve) => setTimeout(resolve, A_MOMENT));
      },
    });
    for (const { name } of sheets) this.made.add(name);
    this.set({ happening: { kind: "created", sheets } });
    if (!this.isWatching) {
      this.isWatching = true;
      void this.workbook.watchSheets(() => void this.lookAgain());
    }
  }

  /** What has changed is read anew and shown. */
  private async hasChanged(source: SelectedCells): Promise<boolean> {
    const tables = [source, ...this.state.parts];
    const now: SelectedCells[] = [];
    for (const table of tables) {
      /** A part whose sheet is gone is no part any more. */
      const again = this.workbook.readAgain(table);
      const read = table === source ? await again : await again.catch(() => null);
      if (read !== null) now.push(read);
    }
    const valuesOf = (all: readonly SelectedCells[]) =>
      JSON.stringify(all.map(({ cells }) => cells.values));
    if (valuesOf(now) === valuesOf(tables)) return false;
    const [first = source, ...parts] = now;
    this.set({ parts });
    this.take(first, { kind: "changed since" });
    return true;
  }

  /** What was made and is gone, undone or deleted by a person, is no longer said to be there. */
  private async lookAgain(): Promise<void> {
    const { happening, isBusy } = this.state;
    if (isBusy || happening.kind !== "created") return;
    const { sheets } = happening;
    const gone = await this.workbook.gone(sheets);
    if (gone.length === 0 || this.state.happening !== happening) return;
    const left = sheets.filter((sheet) => !gone.includes(sheet));
    this.set({
      happening:
        left.length === 0
          ? { kind: "already gone", names: namesOf(gone) }
          : { kind: "created", sheets: left },
    });
  }

  private async remove(sheets: readonly WrittenSheet[]): Promise<void> {
    const kind = (await this.workbook.remove(sheets)) ? "removed" : "already gone";
    this.set({ happening: { kind, names: namesOf(sheets) } });
  }
}
