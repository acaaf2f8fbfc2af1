import { lessonPlans, LESSONS } from "../../desk/learn/lessons/lessons";
import { turnTo, type Turn } from "../../desk/learn/lessonShown";
import type { LearnTexts } from "../../i18n/learn/learn";
import type { Area, CellPlace } from "../../tournament/sheetCells";
import { usualStyle, type PaneSetting } from "../setting";
import { IDLE, nameOfFirst } from "../work";
import { LearnPage } from "./learnPage";
import type { LessonActions, LessonsState } from "./lessonsState";
import { lessonsView } from "./lessonsView";

/** Worked examples become sheets, which are shown step by step. */
export class LessonsPage extends LearnPage<LessonsState> {
  constructor(setting: PaneSetting, texts: LearnTexts) {
    super(setting, texts, {
      ...IDLE,
      key: "printed2011",
      style: usualStyle(setting),
      shown: null,
      outcome: { kind: "none" },
    });
  }

  protected view() {
    return lessonsView(this.state, this.learn.lessons, this.language, this.actions);
  }

  private readonly actions: LessonActions = {
    ...this.workActions,
    choose: (change) => {
      this.answer({ ...change, outcome: { kind: "none" } });
    },
    insert: () => void this.during(() => this.insert()),
    turn: (to) => {
      this.wished = together(this.wished, to);
      this.freeAgain();
    },
  };

  /** What was pressed and is not done yet. */
  private wished: Turn | null = null;

  protected override freeAgain(): void {
    const { wished } = this;
    if (wished === null || this.state.isBusy) return;
    this.wished = null;
    void this.during(() => this.turn(wished));
  }

  private async insert(): Promise<void> {
    const { key, style } = this.state;
    const lesson = LESSONS.find((each) => each.key === key);
    if (lesson === undefined) return;
    this.answer({ outcome: { kind: "none" } });
    const { sheets } = await this.written();
    const { lessons } = await this.writtenLearn();
    const { wished, plansOf, figures } = lessonPlans(lesson, { style, sheets, lessons });
    const sheet = nameOfFirst(await this.make(wished, plansOf, figures));
    const said = lessons.lessons[key].steps;
    const shown = { sheet, step: 1, steps: said.length, sentence: said[0] ?? "" };
    this.set({ shown, outcome: { kind: "inserted", sheet } });
  }

  /** On the sheet in view, whichever lesson that is. */
  private async turn(by: Turn): Promise<void> {
    const read = await this.workbook.readSheet(null);
    const turn = read === null ? null : turnTo(read, by);
    if (turn === null) {
      this.set({ shown: null, outcome: { kind: "no lesson" } });
      return;
    }
    const { cell, step, area, shown } = turn;
    if ((await this.workbook.fillCell(cell, step)) === null) {
      this.set({ outcome: { kind: "changed" } });
      return;
    }
    this.set({ shown, outcome: { kind: "none" } });
    this.showSteps();
    for (const part of inView(area ?? cell.place)) await this.workbook.select(cell.sheet, part);
  }

  /** Under the buttons stands the sentence: it stays in view when the explanation of the cell grows. */
  private showSteps(): void {
    const steps = this.element.querySelector(".steps");
    if (steps !== null && "scrollIntoView" in steps) steps.scrollIntoView({ block: "start" });
  }
}

/** Presses one behind the other. */
function together(before: Turn | null, to: number | "first"): Turn {
  if (to === "first") return { isAnew: true, by: 0 };
  return { isAnew: before?.isAnew ?? false, by: (before?.by ?? 0) + to };
}

/** Its end first: where it fits, all of it comes in view. */
function inView(area: CellPlace | Area): readonly Area[] {
  const { row, column } = area;
  if (!("rows" in area)) return [{ row, column, rows: 1, columns: 1 }];
  const end = { row: row + area.rows - 1, column: column + area.columns - 1 };
  return [{ ...end, rows: 1, columns: 1 }, area];
}
