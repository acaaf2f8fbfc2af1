import { forNewTable, NO_CHOICES, type Choices } from "../../desk/table/choices";
import { iterationPlans, reportPlans } from "../../desk/table/plans";
import { isReadablePart } from "../../desk/table/readEvent";
import { forSamePlayers, isSameTable } from "../../desk/table/sameTable";
import { verdictOf } from "../../desk/table/verdict";
import type { SelectedCells } from "../../desk/selectedCells";
import type { Fix } from "../../tournament/finding";
import { addressOf, containsArea, overlap, type Area } from "../../tournament/sheetCells";
import { Page } from "../page";
import type { TabOfPane } from "../pane";
import type { PaneSetting, TablePlace } from "../setting";
import { NOTHING_YET, type Answer, type TableActions, type TableState } from "./tableState";
import { tableView } from "./tableView";

/** Its id is older than its name: people's scripts find the tab by it. */
export const TABLE_TAB: TabOfPane = {
  id: "crosstable",
  label: ({ table }) => table.tab,
  pages: (setting) => [new TablePage(setting)],
};

/** A selected table becomes an iteration sheet or a rating report. */
export class TablePage extends Page<TableState> {
  private stopFollowing: (() => Promise<void>) | null = null;
  /** Names of the sheets made here: showing one is no selection by a person. */
  private readonly made = new Set<string>();

  constructor(setting: PaneSetting) {
    super(setting, NOTHING_YET);
    setting.tables.takenBy((table) => {
      this.useTable(table);
    });
  }

  protected view() {
    return tableView(this.state, this.language, this.actions);
  }

  /** Reads the table around a cell, as if a person had selected it. */
  private useTable({ sheet, place: { row, column } }: TablePlace): void {
    this.setting.showTab(TABLE_TAB.id);
    void this.during(async () => {
      await this.workbook.select(sheet, { row, column, rows: 1, columns: 1 });
      await this.readSelection();
    });
  }

  private readonly actions: TableActions = {
    undo: this.undo,
    cancel: this.cancel,
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
  };

  private async readSelection(): Promise<void> {
    const source = await this.workbook.readSelection();
    if (source === null) {
      this.answer({ source, verdict: null, answer: "nothing selected" });
    } else {
      this.take(source, "none");
    }
  }

  /** The same table read anew keeps what was chosen for it. */
  private take(source: SelectedCells, answer: Answer): void {
    const { source: before, choices: chosen } = this.state;
    const isSame = before !== null && isSameTable(before, source);
    const parts = isSame ? this.state.parts : [];
    const verdict = verdictOf(source, isSame ? chosen : forNewTable(chosen), parts);
    const choices = isSame
      ? forSamePlayers(chosen, this.state.verdict, verdict)
      : forNewTable(chosen);
    const isAnother = choices !== chosen && isSame;
    this.answer({
      source,
      parts,
      choices,
      verdict: isAnother ? verdictOf(source, choices, parts) : verdict,
      answer,
    });
  }

  private choose(change: Partial<Choices>): void {
    const { source } = this.state;
    const choices = { ...this.state.choices, ...change };
    const verdict = source === null ? null : verdictOf(source, choices, this.state.parts);
    this.answer({ choices, verdict, answer: "none" });
  }

  /** The selected table is a further part of the event, unless it has something to settle itself. */
  private async pool(): Promise<void> {
    const { source, parts: before } = this.state;
    const part = await this.workbook.readSelection();
    if (source === null || part === null) {
      this.answer({ answer: "nothing selected" });
      return;
    }
    const isSame = (each: SelectedCells) =>
      each.sheet === part.sheet && overlap(each.selected, part.selected);
    if (isSame(source) || !isReadablePart(part)) {
      this.answer({ answer: isSame(source) ? "already there" : "not pooled" });
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
    this.answer({ parts, choices: anew, verdict, answer: "none" });
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
    if (!isWithin) this.take(source, "none");
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
    const sheets = await this.make(plans.wished, plans.plansOf);
    for (const { name } of sheets) this.made.add(name);
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
    this.take(first, "changed since");
    return true;
  }
}
