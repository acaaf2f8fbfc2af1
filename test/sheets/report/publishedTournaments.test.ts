import type { Event } from "../../../src/tournament/event";
import type { Result } from "../../../src/rules/units";
import { reportPlaces } from "../../../src/sheets/report/places";
import {
  PUBLISHED_TOURNAMENTS,
  type PublishedTournament,
} from "../../fixtures/publishedTournaments";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { writeAllPlanned } from "../../support/plannedSheet";
import {
  gamesAddress,
  NAMES,
  PLAIN_ORDER,
  reportAddress,
  reportPlans,
} from "../../support/reportOnSheet";
import { ofPlayer } from "../../support/reportCells";
import { shownIn } from "../../support/tableCells";

/** One player against opponents known by their ratings alone. */
function eventOf({ player, rating, k, games }: PublishedTournament): Event {
  return {
    kind: "swiss",
    rounds: games.length,
    players: [
      {
        name: player,
        rating,
        k,
        games: games.map(([opponent, score], index) => ({
          round: index + 1,
          opponent: { name: `Opponent ${index + 1}`, rating: opponent, place: null },
          score: (2 * score) as Result,
        })),
      },
    ],
  };
}

describe.each(["fide", "plain"] as const)("%s", (style) => {
  test.each(
    PUBLISHED_TOURNAMENTS.map(
      (each) => [`${each.player} ${each.list} ${each.event}`, each] as const,
    ),
  )("%s: every ΔR, their sum and the change as FIDE published them", (_, published) => {
    const event = eventOf(published);
    const of = edition(published.edition);
    const order = { ...PLAIN_ORDER, event, edition: of, style };
    const book = new PlannedWorkbook();
    writeAllPlanned(book, reportPlans(order));
    const places = reportPlaces(order);
    const report = book.read(NAMES.report, reportAddress(order)).values;
    const at = (column: "wMinusWe" | "change" | "n") => Number(ofPlayer(report, places, column, 0));
    expect(at("n")).toBe(published.games.length);
    expect(at("wMinusWe")).toBeCloseTo(published.sum, 9);
    expect(at("change")).toBeCloseTo(published.change, 9);
    const { values } = book.read(NAMES.games, gamesAddress(order));
    for (const [index, [, , delta]] of published.games.entries()) {
      expect(Number(shownIn(values, places.games, "delta", index))).toBeCloseTo(delta, 9);
    }
  });
});
