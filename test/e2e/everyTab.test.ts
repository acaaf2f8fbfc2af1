import { LANGUAGE_CODES } from "../../src/i18n/languages";
import { paneUnderTest } from "./paneUnderTest";

const under = paneUnderTest();

const TABS = ["crosstable", "file", "ratings", "sheets", "learn", "functions"];

test.each(LANGUAGE_CODES)(
  "%s, 300 pixels wide: on no tab is anything cut, or anything axe complains of",
  async (code) => {
    await under.visit({ search: `?lang=${code}` });
    await under.narrow();
    for (const tab of TABS) {
      await under.part(`tab-${tab}`).click();
      await under.pane.waitForSelector(`#panel-${tab} :is(button, input)`);
      expect([tab, await under.overflow(), await under.axeFinds()]).toEqual([tab, 0, []]);
      await under.workbench.screenshot(`tab-${tab}-${code}`);
    }
  },
);
