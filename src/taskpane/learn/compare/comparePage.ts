import { areEnough, chosenOf, usualEditions } from "../../../desk/learn/chosenEditions";
import type { LearnTexts } from "../../../i18n/learn/learn";
import { reasonText } from "../../../i18n/reasonText";
import { comparisonSheet } from "../../../sheets/comparison/comparisonSheet";
import type { ComparisonWords } from "../../../sheets/comparison/order";
import { playersCompared, type ComparedEvent } from "../../../tournament/compare/comparedEvent";
import type { Edition } from "../../../rules/editions/edition";
import { comparing, type Comparison } from "../../../tournament/compare/comparison";
import { sheetLanguages } from "../../languages";
import type { PaneSetting } from "../../setting";
import { IDLE, nameOfFirst } from "../../work";
import { LearnPage } from "../learnPage";
import type { CompareActions, CompareOutcome, CompareState } from "./compareState";
import { compareView } from "./compareView";
import { eventInView, type EventSource } from "./eventInView";

/** One event by several editions beside each other. */
export class ComparePage extends LearnPage<CompareState> {
  /** What each comparison was made of: with it in view the same is compared again. */
  private readonly sources = new Map<string, EventSource>();

  constructor(setting: PaneSetting, texts: LearnTexts) {
    super(setting, texts, { ...IDLE, chosen: usualEditions(), outcome: { kind: "none" } });
  }

  protected view() {
    return compareView(this.state, this.learn.compare, this.language, this.actions);
  }

  private readonly actions: CompareActions = {
    ...this.workActions,
    choose: (id, isOn) => {
      const chosen = new Set(this.state.chosen);
      if (isOn) chosen.add(id);
      else chosen.delete(id);
      this.answer({ chosen, outcome: { kind: "none" } });
    },
    createComparison: () =>
      void this.during(async () => {
        this.answer({ outcome: { kind: "none" } });
        this.set({ outcome: await this.compare() });
      }),
  };

  private async compare(): Promise<CompareOutcome> {
    const found = await eventInView(this.workbook, await sheetLanguages(), this.sources);
    if (typeof found === "string") return { kind: found };
    const { event, source } = found;
    const editions = chosenOf(this.state.chosen, event.pace);
    if (!areEnough({ size: editions.length })) return { kind: "too few" };
    const order = { event, comparison: await this.compared(event, editions) };
    const plan = comparisonSheet(order, await this.words(event));
    const sheet = nameOfFirst(await this.make([plan.name], () => [plan]));
    this.sources.set(sheet, source);
    return { kind: "made", sheet };
  }

  /** Meanwhile the pane is drawn, and says that it takes long. */
  private async compared(event: ComparedEvent, editions: readonly Edition[]): Promise<Comparison> {
    const steps = comparing(event, editions);
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) return value;
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }

  private async words(event: ComparedEvent): Promise<ComparisonWords> {
    const { sheets, messages } = await this.setting.sheetLanguage.now();
    const names = playersCompared(event).map(({ name }) => name);
    return {
      sheets,
      own: (await this.writtenLearn()).compare.sheet,
      reason: (why) => reasonText(messages, why, names),
    };
  }
}
