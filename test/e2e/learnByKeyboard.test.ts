import { paneUnderTest } from "./paneUnderTest";

const under = paneUnderTest();
const { part, sheets, says, tabTo } = under;

const press = async (key: string, times = 1): Promise<void> => {
  for (let time = 0; time < times; time += 1) await under.workbench.page.keyboard.press(key);
};

/** From the sheet into the pane, and along its tabs. */
async function goToLearn(): Promise<void> {
  await press("F6");
  await press("ArrowRight", 4);
  await part("contents").waitFor();
}

test("a lesson is inserted and shown without a mouse", async () => {
  await goToLearn();
  await tabTo("insert-lesson");
  await press("Enter");
  await says("lesson-status", "8.58 (2011) as printed");
  for (const step of [2, 3]) {
    await tabTo("next-step");
    await press("Enter");
    await says("lesson-step", `: step ${step} of 12`);
  }
});

test("the list of what is on the tab leads to its heading; an exercise is made and answered", async () => {
  await goToLearn();
  await part("contents").locator("button", { hasText: "Exercises" }).focus();
  await press("Enter");
  const focused = () => under.pane.evaluate(() => document.activeElement?.textContent);
  expect(await focused()).toBe("Exercises");
  await tabTo("create-exercise");
  await press("Enter");
  await says("exercise-status", "is ready");
  const [sheet, answers] = (await sheets()).slice(-2) as [string, string];
  const { values } = await under.workbench.read(answers, "E8");
  await press("F6", 2);
  await under.workbench.type(5, 8, String(values[0]![0]));
  await under.workbench.page.waitForFunction(
    ([name]) => window.workbench!.read(name, "F8").text[0]![0] === "right",
    [sheet] as const,
  );
});
