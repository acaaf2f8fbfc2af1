/** @jest-environment jsdom */
import { EN_LEARN } from "../../../src/i18n/en/learn/learn";
import { learnPages } from "../../../src/taskpane/learn/learnPages";
import { settingOf } from "../../support/paneSetting";
import { shownPage } from "../../support/shownPage";

test("how soon a rating is a new one is told for the K and the edition that are chosen", () => {
  const [page] = learnPages(settingOf({}), EN_LEARN).slice(-1);
  const { choose, says } = shownPage(page!);
  expect(says("turnover-answer")).toContain("about 35 games: 700 / K, article 12.3 (2025)");
  choose("what-if-edition", "2005");
  choose("turnover-k", "25");
  expect(says("turnover-answer")).toContain("about 30 games: 750 / K, article 14.3 (2005)");
});
