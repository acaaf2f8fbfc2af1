import type { ChosenEdition } from "../../desk/details";
import { CLASS, classSeeds } from "../../desk/learn/exercise/classSeeds";
import { seedOf } from "../../desk/learn/exercise/dice";
import { editionOfLevel, exerciseOf } from "../../desk/learn/exercise/levels";
import type { LearnTexts } from "../../i18n/learn/learn";
import { exerciseSheets, wishedNames } from "../../sheets/exercise/exerciseSheets";
import type { PaneSetting } from "../setting";
import { IDLE } from "../work";
import type { ExerciseActions, ExerciseState } from "./exerciseState";
import { exerciseView } from "./exerciseView";
import { LearnPage } from "./learnPage";

/** An event by chance becomes questions, and answers that mark them. */
export class ExercisePage extends LearnPage<ExerciseState> {
  constructor(setting: PaneSetting, texts: LearnTexts) {
    super(setting, texts, {
      ...IDLE,
      level: "pd",
      edition: null,
      seed: "1",
      isClass: false,
      made: null,
    });
  }

  protected override edition(): ChosenEdition {
    const { level, edition } = this.state;
    return { chosen: editionOfLevel(level, edition).id, found: null };
  }

  protected view() {
    return exerciseView(this.state, this.learn.exercise, this.language, this.actions);
  }

  private readonly actions: ExerciseActions = {
    ...this.workActions,
    choose: (change) => {
      this.answer({ ...change, made: null });
    },
    createExercise: () =>
      void this.during(async () => {
        this.answer({ made: null });
        this.set({ made: await this.createExercise() });
      }),
  };

  private async createExercise(): Promise<ExerciseState["made"]> {
    const { level, edition: chosen, seed: typed, isClass } = this.state;
    const seed = seedOf(typed);
    if (seed === null) return null;
    const { sheets } = await this.written();
    const words = { sheets, exercise: (await this.writtenLearn()).exercise };
    const edition = editionOfLevel(level, chosen);
    const exercises = isClass
      ? classSeeds(seed).map((each, index) => ({
          ...exerciseOf(level, each, edition),
          ofClass: { sheet: index + 1, sheets: CLASS },
        }))
      : [exerciseOf(level, seed, edition)];
    const order = { exercises, seed };
    const made = await this.make(wishedNames(order, words), (names) =>
      exerciseSheets(order, names, words),
    );
    const names = made.map(({ name }) => name);
    return { sheets: names.slice(0, -1), answers: names.at(-1) ?? "" };
  }
}
