/** @jest-environment jsdom */
import type { Result } from "../../../src/rules/units";
import type { Event as ChessEvent } from "../../../src/tournament/event";
import { ratingsPages } from "../../../src/taskpane/ratings/ratingsPages";
import { settingOf } from "../../support/paneSetting";
import { shownPage } from "../../support/shownPage";
import { until } from "../../support/until";
import { reportOfTen, SWISS_OF_TEN, workbookWithSheets } from "../../support/workbookWithSheets";

/** The same ten, the first of them under another name; what was lost is won in the other event. */
const withFirst = (name: string, isOther = false): ChessEvent => ({
  ...SWISS_OF_TEN,
  players: SWISS_OF_TEN.players.map((player, at) => ({
    ...player,
    ...(at === 0 && { name }),
    games: player.games.map((game) => ({
      ...game,
      score: (isOther ? 2 - game.score : game.score) as Result,
    })),
  })),
});

test("one person or two is asked beside what is known of both, remembered on a sheet, and the period is made", async () => {
  const { workbook, plans, values } = workbookWithSheets(
    reportOfTen("Spring Open", { event: withFirst("Meier, Anna") }),
    reportOfTen("May Cup", {
      event: withFirst("Meyer, Anna", true),
      startDate: 42_140,
      endDate: null,
    }),
  );
  const [, page] = ratingsPages(settingOf(workbook));
  const { part, says } = shownPage(page!);
  await until(() => page!.element.querySelectorAll("[data-testid=period-report]").length === 2);
  part("create-period").click();
  await until(() => page!.element.querySelector("[data-testid=period-who]") !== null);
  expect(says("period-status")).toContain("Is this one person?");
  const asked = says("period-who");
  expect(asked).toContain("Meier, Anna");
  expect(asked).toContain("Meyer, Anna");
  expect(asked).toContain("May Cup");
  expect(part("period-who-remember").disabled).toBe(true);
  part("period-who-one").dispatchEvent(new Event("change"));
  await until(() => !part("period-who-remember").disabled);
  part("period-who-remember").click();
  await until(() => says("period-status").includes("Made: Ratings 2015-06"));
  expect(plans.map(({ name }) => name)).toContain("Who is who");
  expect(values("Ratings 2015-06")).toEqual(expect.arrayContaining(["Meier, Anna", "Meyer, Anna"]));
  expect(page!.element.querySelector("[data-testid=period-who]")).toBeNull();
});
