import { selectedRatings } from "../../../desk/learn/selectedRatings";
import type { LearnTexts } from "../../../i18n/learn/learn";
import { newestEdition } from "../../../rules/editions/editionOn";
import { later } from "../../later";
import { usualStyle, type PaneSetting } from "../../setting";
import { IDLE, nameOfFirst } from "../../work";
import { LearnPage } from "../learnPage";
import type { CurvesActions, CurvesOutcome, CurvesState } from "./curvesState";
import { curvesView } from "./curvesView";

const drawing = later(() => import(/* webpackChunkName: "curves" */ "../../../desk/learn/drawing"));

/** Tables with charts, each on a sheet of its own. */
export class CurvesPage extends LearnPage<CurvesState> {
  constructor(setting: PaneSetting, texts: LearnTexts) {
    super(setting, texts, { ...IDLE, curve: "expectation", seed: 1, outcome: { kind: "none" } });
  }

  protected view() {
    return curvesView(this.state, this.learn.curves, this.language, this.actions);
  }

  private readonly actions: CurvesActions = {
    ...this.workActions,
    choose: (change) => {
      this.answer({ ...change, outcome: { kind: "none" } });
    },
    createCurve: () =>
      void this.during(async () => {
        this.answer({ outcome: { kind: "none" } });
        this.set({ outcome: await this.createCurve() });
      }),
  };

  private async createCurve(): Promise<CurvesOutcome> {
    const { curve, seed } = this.state;
    const ratings = curve === "histogram" ? await this.ratings() : [];
    if (curve === "histogram" && ratings.length === 0) return { kind: "no ratings" };
    const style = usualStyle(this.setting);
    const order = { curve, edition: newestEdition("standard"), style, seed, ratings };
    const words = {
      sheets: (await this.written()).sheets,
      own: (await this.writtenLearn()).curves.sheet,
    };
    const { curveSheet, madeUpCareer } = await drawing();
    const plan = curveSheet({ ...order, career: madeUpCareer(seed) }, words);
    return { kind: "made", sheet: nameOfFirst(await this.make([plan.name], () => [plan])) };
  }

  private async ratings(): Promise<readonly number[]> {
    const selected = await this.workbook.readSelection();
    return selected === null ? [] : selectedRatings(selected);
  }
}
