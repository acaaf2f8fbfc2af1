import type { Frame, Locator } from "playwright-core";
import { axeFinds } from "./axe";
import type { Visit, WorkbenchPage } from "./workbenchPage";
import { visitBeforeEach } from "./workbenchUnderTest";

export const START = "Start";

/** On no tab is anything further away. */
const MOST_TABS = 80;

/** How people see the pane: a name, what they ask of the page, and what their browser does. */
export const LOOKS = [
  ["dark", "", { colorScheme: "dark" }],
  ["high contrast", "", { forcedColors: "active" }],
  ["French", "?lang=fr", {}],
  ["German", "?lang=de", {}],
] as const;

/** The pane in the workbench, for the tests of one file. */
export class PaneUnderTest {
  workbench!: WorkbenchPage;
  pane!: Frame;

  /** A person with these settings opens the page anew. */
  readonly visit = async (as: Visit = {}): Promise<void> => {
    await this.workbench.visit(as);
    this.pane = await this.workbench.pane();
  };

  /** No Excel makes the pane narrower. */
  readonly narrow = async (): Promise<void> => {
    await this.workbench.page.addStyleTag({ content: "#taskpane { width: 300px !important }" });
  };

  readonly part = (id: string): Locator => this.pane.locator(`[data-testid=${id}]`);

  readonly sheets = (): Promise<string[]> =>
    this.workbench.page.evaluate(() => window.workbench!.sheets());

  /** Reads the table around a cell of the first sheet. */
  readonly understand = async (address = "B8"): Promise<void> => {
    await this.workbench.select((await this.sheets())[0]!, address);
    await this.part("use-selection").click();
    await this.part("understood").waitFor();
  };

  /** Nothing is under way: what the pane was told has arrived, and what it asked for is answered. */
  readonly settled = async (): Promise<void> => {
    await this.pane.evaluate(async () => {
      for (let round = 0; round < 2; round += 1) {
        await Excel.run((context) => {
          context.workbook.getSelectedRange().load("address");
          return context.sync();
        });
      }
    });
    await this.pane.waitForFunction(
      () => !document.querySelector<HTMLButtonElement>("[data-testid=use-selection]")!.disabled,
    );
  };

  /** Says on which day the event of the table began. */
  readonly begin = async (day: string): Promise<void> => {
    await this.part("start-date").fill(day);
    await this.part("start-date").blur();
  };

  /** Makes the table's sheet, and says its name; `make-new`: beside the one that is there already. */
  readonly created = async (...answers: "make-new"[]): Promise<string> => {
    const before = await this.sheets();
    for (const button of ["create-sheet", ...answers]) await this.part(button).click();
    await this.part("undo").waitFor();
    return (await this.sheets()).find((sheet) => !before.includes(sheet))!;
  };

  /** The players' rows of an iteration sheet of the sample: from the column Player to Rn. */
  readonly iterationTable = async (sheet: string): Promise<string[][]> =>
    (await this.workbench.read(sheet, "B6:O15")).text;

  readonly says = async (id: string, words: string): Promise<void> => {
    await this.pane.waitForFunction(
      ([testid, text]) =>
        document.querySelector(`[data-testid=${testid}]`)?.textContent.includes(text) === true,
      [id, words] as const,
    );
  };

  /** What is said of the sheet that was made, once it has been read back: of the page with this line. */
  readonly selfCheck = (id: string): Promise<string | null> =>
    this.part(id).locator("[data-testid=self-check]").textContent();

  /** Tab by Tab to a part of the pane, as somebody without a mouse goes. */
  readonly tabTo = async (id: string): Promise<void> => {
    const isThere = () => this.part(id).evaluate((each) => each.contains(document.activeElement));
    for (let step = 0; step < MOST_TABS; step += 1) {
      if (await isThere()) return;
      await this.workbench.page.keyboard.press("Tab");
    }
    throw new Error(`No Tab leads to ${id}.`);
  };

  readonly axeFinds = (): Promise<string[]> => axeFinds(this.pane);

  /** How many pixels of the pane do not fit its width. */
  readonly overflow = (): Promise<number> =>
    this.pane.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
}

export function paneUnderTest(): PaneUnderTest {
  const under = new PaneUnderTest();
  visitBeforeEach(under, () => under.visit());
  return under;
}
