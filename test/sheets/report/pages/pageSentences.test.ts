import type { Result } from "../../../../src/rules/units";
import { reportSheets } from "../../../../src/sheets/report/reportSheets";
import { edition } from "../../../support/editions";
import { PlannedWorkbook } from "../../../support/evaluator/plannedWorkbook";
import { LANGUAGES } from "../../../support/languages";
import { writeAllPlanned } from "../../../support/plannedSheet";
import { PLAIN_ORDER } from "../../../support/reportOnSheet";

const [WON, DRAWN, LOST] = [2, 1, 0] as const;

/** One unrated player against as many of 1800 as there are scores. */
function event(scores: readonly Result[]) {
  const rated = scores.map((_, place) => ({ name: `R${place}`, rating: 1800, k: 20, games: [] }));
  const games = scores.map((score, place) => {
    const opponent = { place: place + 1, name: `R${place}`, rating: 1800 };
    return { round: place + 1, opponent, score };
  });
  return {
    kind: "swiss" as const,
    rounds: scores.length,
    players: [{ name: "Una", rating: null, k: null, games }, ...rated],
  };
}

describe.each(LANGUAGES)("in $code", ({ sheets: texts }) => {
  const sentencesOf = (scores: readonly Result[]): readonly unknown[] => {
    const order = { ...PLAIN_ORDER, event: event(scores), edition: edition(2014), hasPages: true };
    const plans = reportSheets({ ...order, style: "plain" }, ["R", "G", "P"], texts);
    const book = new PlannedWorkbook();
    writeAllPlanned(book, plans);
    const { values } = book.read("P", "A1:A30");
    return values.flat();
  };

  test("7.14 (2014): a page tells the first rating of who lacks nothing, and of others what lacks", () => {
    const { pages, lacksGames } = texts.report;
    const first = pages.firstRating(edition(2014)).replace("{rating}", "1820");
    const lacks = pages.lacks.replace("{lacks}", lacksGames(5));
    const enough = sentencesOf([WON, WON, DRAWN, DRAWN, LOST]);
    expect(enough).toContain(first);
    expect(enough).not.toContain(lacks);
    expect(sentencesOf([WON, WON, DRAWN, DRAWN])).toContain(lacks);
  });
});
