import { render, type TemplateResult } from "lit-html";
import type { ChosenEdition } from "../desk/details";
import type { NamedFigures } from "../sheets/figures";
import type { SheetPlan } from "../sheets/sheetPlan";
import type { MadeBeside } from "../sheets/renewal/besideSheets";
import type { Renewed } from "../sheets/renewal/renewSheets";
import type { Writing, WrittenSheet } from "../sheets/writeSheets";
import type { CellPlace } from "../tournament/sheetCells";
import type { SelfCheck } from "../desk/selfCheck";
import type { ExcelWorkbook } from "./excel/workbook";
import { focusKept } from "./focus";
import type { PaneLanguage } from "./language";
import { Declined, Question, type Reply } from "./question";
import type { PaneSetting } from "./setting";
import {
  IDLE,
  isFailed,
  isUnderWay,
  madeIn,
  namesOf,
  workOf,
  type Made,
  type Work,
  type WorkActions,
  type Working,
} from "./work";
import { placesOfSame } from "./placesOfSame";
import { SelfChecking } from "./selfChecking";
import { A_MOMENT, MANY_ROWS, PATIENCE } from "./patience";
import { takenBack } from "./takenBack";

/** A page of the pane: what it knows, one view of it, and what it asks of Excel, one thing at a time. */
export abstract class Page<State extends Working> {
  readonly element = document.createElement("div");
  protected readonly workbook: ExcelWorkbook;
  protected readonly language: PaneLanguage;
  private isCancelled = false;
  private isWatching = false;
  private readonly question = new Question();
  private readonly checking: SelfChecking;
  private underWay: Promise<void> = Promise.resolve();
  /** What is said as soon as it takes long. */
  private doing: Work = { kind: "working" };

  constructor(
    protected readonly setting: PaneSetting,
    protected state: State,
  ) {
    this.workbook = setting.workbook;
    this.checking = new SelfChecking(setting.workbook);
    this.language = setting.language;
  }

  protected abstract view(): TemplateResult;

  /** The edition that it counts by, where it counts. */
  protected edition(): ChosenEdition | null {
    return null;
  }

  show(): void {
    const { details } = this.setting;
    details.edition = this.edition() ?? details.edition;
    render(this.view(), this.element);
  }

  /** The words of what is written. */
  protected written(): Promise<Pick<PaneLanguage, "code" | "sheets" | "eventFile">> {
    return this.setting.sheetLanguage.now();
  }

  /** A person has come to the page. */
  shown(): void {
    return undefined;
  }

  protected set(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    this.show();
  }

  /** What a page finds itself stands in place of what Excel did before. */
  protected answer(change: Partial<Omit<State, keyof Working>>): void {
    this.question.reply("neither");
    this.state = { ...this.state, ...change, work: IDLE.work };
    this.show();
  }

  /** One thing at a time; says that it takes long, and what went wrong: a fault of Excel ends here. */
  protected async during(
    work: () => Promise<void>,
    doing: "reading" | "working" = "working",
  ): Promise<void> {
    /** Whoever goes on to something else has answered. */
    if (this.question.left()) await this.underWay;
    if (this.state.isBusy) return;
    await (this.underWay = this.carriedOut(work, doing));
  }

  private async carriedOut(work: () => Promise<void>, doing: "reading" | "working"): Promise<void> {
    this.doing = { kind: doing };
    const giveBack = focusKept();
    const said = this.status?.textContent;
    let before = isFailed(this.state.work) ? IDLE.work : this.state.work;
    this.working({ isBusy: true, work: before });
    const waiting = setTimeout(() => {
      if (isUnderWay(this.state.work)) return;
      before = this.state.work;
      this.working({ work: this.doing });
    }, PATIENCE);
    try {
      await work();
      if (isUnderWay(this.state.work)) this.working({ work: before });
    } catch (error) {
      this.working({ work: workOf(error) });
    } finally {
      clearTimeout(waiting);
      this.working({ isBusy: false });
      giveBack();
      if (this.status?.textContent !== said) this.showStatus();
      this.freeAgain();
    }
  }

  /** What has been asked for meanwhile can be done. */
  protected freeAgain(): void {
    return undefined;
  }

  private get status(): Element | null {
    return this.element.querySelector(".status");
  }

  /** What is said stands far from the button where the page is long. */
  private showStatus(): void {
    const { status } = this;
    if (status !== null && "scrollIntoView" in status) status.scrollIntoView({ block: "nearest" });
  }

  /** What nobody asked for: where Excel cannot answer, all stays as it was. */
  protected quietly(work: Promise<void>): void {
    void work.catch(() => undefined);
  }

  /** New sheets; of many rows it is shown how far they are, and a person can stop them. */
  protected write(
    wished: readonly string[],
    plansOf: (names: readonly string[]) => readonly SheetPlan[],
  ): Promise<readonly WrittenSheet[]> {
    return this.workbook.write(wished, plansOf, this.writing());
  }

  /** How far what is written is, and whether a person has stopped it. */
  protected writing(): Writing {
    this.isCancelled = false;
    return {
      isCancelled: () => this.isCancelled,
      planning: () => this.goneOn({ kind: "planning" }, false),
      progress: (done, total) => this.goneOn({ kind: "writing", done, total }, total > MANY_ROWS),
    };
  }

  /** Lets a click arrive; said at once, or as soon as it takes long. */
  private async goneOn(doing: Work, isSaid: boolean): Promise<void> {
    this.doing = doing;
    const isShown = isSaid || isUnderWay(this.state.work);
    if (isShown && !this.isCancelled) this.working({ work: doing });
    await new Promise((resolve) => setTimeout(resolve, isShown ? A_MOMENT : 0));
  }

  /** New sheets that can be deleted again; the first is checked for the figures, once it is shown. */
  protected async make(
    wished: readonly string[],
    plansOf: (names: readonly string[]) => readonly SheetPlan[],
    figures?: () => readonly NamedFigures[],
  ): Promise<readonly WrittenSheet[]> {
    const places = await placesOfSame(this.workbook, wished, plansOf).catch(() => null);
    const reply = places === null ? "new" : await this.asked(places);
    if (reply === "neither") throw new Declined();
    if (reply === "new" || places === null) {
      const { sheets, kept } = await this.beside(places, wished, plansOf);
      this.told(sheets, kept.length === 0 ? figures : undefined, undefined, kept);
      return sheets;
    }
    const { before } = (await this.setting.sheetLanguage.now()).renewal;
    const writing = this.writing();
    const renewed = await this.workbook.renew({ olds: places, wished, plansOf, before, writing });
    /** What was typed is not what the rules give for the table. */
    this.told(renewed.sheets, renewed.kept.length === 0 ? figures : undefined, renewed);
    return renewed.sheets;
  }

  /** K that somebody typed into the sheets of the same thing goes along. */
  private async beside(
    olds: readonly (WrittenSheet | null)[] | null,
    wished: readonly string[],
    plansOf: (names: readonly string[]) => readonly SheetPlan[],
  ): Promise<MadeBeside> {
    if (olds === null) return { sheets: await this.write(wished, plansOf), kept: [] };
    return this.workbook.writeBeside({ olds, wished, plansOf, writing: this.writing() });
  }

  private asked(places: readonly (WrittenSheet | null)[]): Promise<Reply> {
    const there = places.find((place) => place !== null);
    this.working({ work: { kind: "asking", sheet: there?.name ?? "" } });
    this.showStatus();
    return this.question.ask();
  }

  /** That sheets were made, and can be deleted again. */
  protected told(
    sheets: readonly WrittenSheet[],
    figures?: () => readonly NamedFigures[],
    renewed?: Renewed,
    kept: readonly string[] = [],
  ): void {
    const told = { ...(kept.length > 0 && { kept }), ...(renewed && { renewed }) };
    const work: Made = { kind: "made", sheets, gone: "", ...told };
    this.working({ work });
    if (figures !== undefined) this.quietly(this.checked(sheets, figures));
    if (!this.isWatching) {
      this.isWatching = true;
      this.quietly(this.workbook.watchSheets(() => void this.lookAgain()));
    }
  }

  private checked(sheets: readonly WrittenSheet[], figures: () => readonly NamedFigures[]) {
    const made = () => this.madeOf(sheets);
    const told = (check: SelfCheck) => {
      const work = made();
      if (work !== null) this.working({ work: { ...work, check } });
    };
    return this.checking.follow({ sheets, figures, isWanted: () => made() !== null, told });
  }

  /** While it is the last that was made, and all of it is there. */
  private madeOf(sheets: readonly WrittenSheet[]): Made | null {
    const { work } = this.state;
    return work.kind === "made" && work.sheets === sheets ? work : null;
  }

  /** What was made and is gone, undone or deleted by a person, is no longer said to be there. */
  private async lookAgain(): Promise<void> {
    const { work, isBusy } = this.state;
    if (isBusy || work.kind !== "made") return;
    const missing = await this.workbook.gone(work.sheets);
    if (missing.length === 0 || this.state.work !== work) return;
    const { renewed, kept } = work;
    const sheets = work.sheets.filter((sheet) => !missing.includes(sheet));
    const gone = namesOf(missing);
    /** What was there before can still be brought back. */
    const isOver = sheets.length === 0 && renewed === undefined;
    this.working({
      work: isOver
        ? { kind: "already gone", names: gone }
        : { kind: "made", sheets, gone, ...(kept && { kept }), ...(renewed && { renewed }) },
    });
  }

  /** Deletes what was made last, as far as it is still there. */
  protected readonly undo = (): void => {
    const made = madeIn(this.state.work);
    if (made === null) return;
    void this.during(async () => {
      try {
        this.working({ work: await takenBack(this.workbook, made) });
      } catch (error) {
        const work = workOf(error);
        this.working({ work: isFailed(work) ? { ...work, still: made } : work });
      }
    });
  };

  /** Said at once; what goes along just now is the last. */
  protected readonly cancel = (): void => {
    this.isCancelled = true;
    this.working({ work: { kind: "cancelling" } });
  };

  private readonly showCell = (sheet: string, { row, column }: CellPlace): void =>
    void this.during(() => this.workbook.select(sheet, { row, column, rows: 1, columns: 1 }));

  /** What a person can do about what was asked of Excel. */
  protected readonly workActions: WorkActions = {
    undo: this.undo,
    cancel: this.cancel,
    reply: this.question.reply,
    showCell: this.showCell,
    details: (fault) => this.setting.details.text(fault),
  };

  private working(change: Partial<Working>): void {
    this.state = { ...this.state, ...change };
    this.show();
  }
}

/** A page as its tab shows it. */
export type AnyPage = Pick<Page<Working>, "element" | "show" | "shown">;
