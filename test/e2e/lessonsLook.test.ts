import { LESSONS } from "../../src/desk/learn/lessons/lessons";
import { paneUnderTest } from "./paneUnderTest";
const under = paneUnderTest();
const { part } = under;
test("look", async () => {
  for (const lang of ["en", "fr"]) {
    await under.visit({ search: `?lang=${lang}` });
    await under.workbench.page.setViewportSize({ width: 1280, height: 720 });
    await part("tab-learn").click();
    for (const { key, steps } of LESSONS.slice(4)) {
      await part("lesson").selectOption(key);
      await part("insert-lesson").click();
      await part("lesson-undo").waitFor();
      const name = (await under.sheets()).at(-1)!;
      const names = await under.workbench.names(name);
      await under.workbench.screenshot(`look-${lang}-${key}-1`);
      await under.workbench.write(name, names.step!, [[steps.length]]);
      await part("next-step").click();
      await under.workbench.page.waitForTimeout(400);
      await under.workbench.screenshot(`look-${lang}-${key}-n`);
    }
  }
});
