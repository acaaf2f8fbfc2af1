import { LEVELS } from "../../../src/desk/learn/exercise/levels";
import { paperForm } from "../../../src/sheets/paperForm";
import { exercisePlans, exercisesOf } from "../../support/exercises";

test.each(LEVELS)("$key: the questions fit on one upright page", ({ key }) => {
  for (const exercise of exercisesOf(key)) {
    const [questions] = exercisePlans(exercise);
    const { orientation, zoom, breaks } = paperForm(questions!);
    expect([orientation, breaks]).toEqual(["Portrait", []]);
    if ("scale" in zoom) expect(zoom.scale).toBeGreaterThanOrEqual(65);
  }
});
