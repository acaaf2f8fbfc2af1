import { answersSaid } from "../../desk/ratings/whoIsWho";
import type { SelectedCells } from "../../desk/selectedCells";
import type { ChosenEdition } from "../../desk/details";
import {
  mayHaveDoubts,
  TableDesk,
  type OnDesk,
  type TableOnDesk,
} from "../../desk/table/tableDesk";
import { partsOfEvent } from "../../desk/table/partsOfEvent";
import { editionOf } from "../../desk/table/verdict";
import type { SheetPlan } from "../../sheets/sheetPlan";
import type { WrittenSheet } from "../../sheets/writeSheets";
import type { Fix } from "../../tournament/finding";
import { containsArea, type Area } from "../../tournament/sheetCells";
import type { ExcelWorkbook } from "../excel/workbook";
import { later } from "../later";
import { Page } from "../page";
import type { TabAtOnce } from "../pane";
import { usualStyle, type PaneSetting, type TablePlace } from "../setting";
import { NOTHING_YET, type Answer, type TableActions, type TableState } from "./tableState";
import { tableView } from "./tableView";

const plans = later(() => import(/* webpackChunkName: "report" */ "../../desk/table/plans"));

const parts = later(() => import(/* webpackChunkName: "report" */ "../../desk/table/partPlans"));

const persons = later(
  () => import(/* webpackChunkName: "ratings" */ "../persons/answersOfWorkbook"),
);

async function answersOf(workbook: ExcelWorkbook) {
  return new (await persons()).AnswersOfWorkbook(workbook);
}

/** Its id is older than its name: people's scripts find the tab by it. */
export const TABLE_TAB: TabAtOnce = {
  id: "crosstable",
  label: ({ table }) => table.tab,
  pages: (setting) => [new TablePage(setting)],
};

/** A selected table becomes an iteration sheet or a rating report. */
export class TablePage extends Page<TableState> {
  private readonly desk = new TableDesk();
  private stopFollowing: (() => Promise<void>) | null = null;
  private hasOtherSelection = false;
  /** Names of the sheets made here: showing one is no selection by a person. */
  private readonly made = new Set<string>();

  constructor(setting: PaneSetting) {
    super(setting, {
      ...NOTHING_YET,
      choices: { ...NOTHING_YET.choices, style: usualStyle(setting) },
      sheetLanguage: setting.sheetLanguage.chosen,
    });
    setting.tables.takenBy((table) => {
      this.useTable(table);
    });
  }

  protected view() {
    return tableView(this.state, this.language, this.actions);
  }

  protected override edition(): ChosenEdition | null {
    const { table, choices } = this.state;
    if (table === null) return null;
    return { chosen: choices.edition, found: editionOf(table.verdict)?.name ?? null };
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
    ...this.workActions,
    useSelection: () => void this.during(() => this.readSelection(), "reading"),
    follow: (isOn) => void this.during(() => this.setFollowing(isOn)),
    pool: () => void this.during(() => this.pool(), "reading"),
    unpool: (part) => {
      this.lay(this.desk.unpooled(this.state, part));
    },
    choose: (change) => {
      this.lay(this.desk.chosen(this.state, change));
    },
    goTo: (area) => void this.during(() => this.select(area)),
    fix: (fixes) => void this.during(() => this.fix(fixes)),
    edit: (line) => {
      const opened = new Map(this.state.opened).set("preview", true);
      this.set({ line, opened: line === null ? this.state.opened : opened });
    },
    showAll: () => {
      this.set({ areAllShown: true });
    },
    writeIn: (language) => {
      this.setting.sheetLanguage.choose(language);
      this.answer({ sheetLanguage: this.setting.sheetLanguage.chosen });
    },
    open: (part, isOpen) => {
      this.set({ opened: new Map(this.state.opened).set(part, isOpen) });
    },
    say: (doubt, persons) => {
      this.set({ said: new Map([...this.state.said, [doubt, persons]]) });
    },
    remember: () => void this.during(() => this.remember()),
    create: () => void this.during(() => this.create("iterationPlans")),
    createReport: () => void this.during(() => this.createReports()),
  };

  private async readSelection(): Promise<void> {
    const source = await this.workbook.readSelection();
    if (source === null) this.answer({ table: null, answer: "nothing selected" });
    else this.lay(await this.withAnswers(this.desk.taken(this.state, source)));
  }

  private lay(on: OnDesk, answer: Answer = "none"): void {
    const isSame = on.table?.source === this.state.table?.source;
    const doubts = on.table?.verdict.read.doubts ?? [];
    const said = new Map([...this.state.said].filter(([doubt]) => doubts.includes(doubt)));
    this.answer({ ...on, answer, said, line: isSame ? this.state.line : null });
  }

  /** The selected table is a further part of the event. */
  private async pool(): Promise<void> {
    const pooled = this.desk.pooled(this.state, await this.workbook.readSelection());
    if (typeof pooled === "string") this.answer({ answer: pooled });
    else this.lay(await this.withAnswers(pooled));
  }

  /** Where players may stand in several lines, what the workbook remembers tells who is who. */
  private async withAnswers(on: OnDesk): Promise<OnDesk> {
    if (!mayHaveDoubts(on)) return on;
    const answers = await (await answersOf(this.workbook)).all();
    const isSame = JSON.stringify(answers) === JSON.stringify(on.choices.answers);
    return isSame ? on : this.desk.chosen(on, { answers });
  }

  /** Keeps what was said, and asks what is left: an answer may have settled others. */
  private async remember(): Promise<void> {
    const { sheets: texts } = await this.written();
    const { said } = this.state;
    const write = async (plan: SheetPlan) => {
      const sheets = await this.write([plan.name], () => [plan]);
      for (const { name } of sheets) this.made.add(name);
      return sheets;
    };
    await (await answersOf(this.workbook)).remember(answersSaid(said), texts, write);
    this.lay(await this.withAnswers(this.state));
  }

  private async setFollowing(isOn: boolean): Promise<void> {
    this.set({ isFollowing: isOn });
    try {
      await this.stopFollowing?.();
      this.stopFollowing = isOn
        ? await this.workbook.follow(() => {
            this.hasOtherSelection = true;
            this.freeAgain();
          })
        : null;
    } catch (error) {
      this.set({ isFollowing: !isOn });
      throw error;
    }
  }

  /** Of several selections that come while Excel is busy the last is read. */
  protected override freeAgain(): void {
    if (!this.hasOtherSelection || this.state.isBusy) return;
    this.hasOtherSelection = false;
    if (this.state.isFollowing) void this.during(() => this.followSelection());
  }

  /** What lies within the table that is read, or on a sheet made here, is no new table. */
  private async followSelection(): Promise<void> {
    const before = this.state.table?.source;
    const source = await this.workbook.readSelection();
    if (source === null || this.made.has(source.sheet)) return;
    const isWithin =
      before?.sheet === source.sheet && containsArea(before.selected, source.selected);
    if (!isWithin) this.lay(await this.withAnswers(this.desk.taken(this.state, source)));
  }

  private async select(area: Area): Promise<void> {
    const { table } = this.state;
    if (table !== null) await this.workbook.select(table.source.sheet, area);
  }

  private async fix(fixes: readonly Fix[]): Promise<void> {
    const area = fixes.find((fix) => fix.kind === "select")?.area;
    if (area === undefined) {
      this.lay(this.desk.fixed(this.state, fixes));
      return;
    }
    await this.select(area);
    await this.readSelection();
  }

  /** From what stands in the sheet now: a table changed since is shown first. */
  private async create(which: "iterationPlans" | "reportPlans"): Promise<void> {
    const { table, choices } = this.state;
    if (table === null || (await this.hasChanged(table))) return;
    const { sheets: texts } = await this.written();
    const planned = (await plans())[which](table, choices, texts);
    if (planned === null) return;
    const sheets = await this.make(planned.wished, planned.plansOf, planned.figures);
    for (const { name } of sheets) this.made.add(name);
  }

  /** 4.13 (2011): of an event that counts period by period a report for each part. */
  private async createReports(): Promise<void> {
    const { table, choices } = this.state;
    const isInParts = table !== null && choices.isInParts;
    if (!isInParts || partsOfEvent(table.verdict, choices) === null) {
      await this.create("reportPlans");
      return;
    }
    if (await this.hasChanged(table)) return;
    const { sheets: texts } = await this.written();
    const planned = (await parts()).partPlans(table, choices, texts);
    if (planned === null) {
      this.answer({ answer: "parts unsettled" });
      return;
    }
    const all: WrittenSheet[] = [];
    for (const { wished, plansOf, figures } of planned) {
      all.push(...(await this.make(wished, plansOf, figures)));
      for (const { name } of all) this.made.add(name);
    }
    /** Undone together. */
    this.told(all);
  }

  /** What has changed is read anew and shown. */
  private async hasChanged({ source, parts }: TableOnDesk): Promise<boolean> {
    const now = await this.workbook.readAgain(source);
    const others: SelectedCells[] = [];
    for (const part of parts) {
      /** A part whose sheet is gone is no part any more. */
      const again = await this.workbook.readAgain(part).catch(() => null);
      if (again !== null) others.push(again);
    }
    const valuesOf = (all: readonly SelectedCells[]) =>
      JSON.stringify(all.map(({ cells }) => cells.values));
    const isSame = valuesOf([now, ...others]) === valuesOf([source, ...parts]);
    const on = await this.withAnswers(
      isSame ? this.state : this.desk.taken(this.state, now, others),
    );
    if (isSame && on.choices.answers === this.state.choices.answers) return false;
    this.lay(on, "changed since");
    return true;
  }
}
