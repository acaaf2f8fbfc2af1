import type { Event } from "../../../src/tournament/event";
import type { Result } from "../../../src/rules/units";
import {
  columnOf,
  FIRST_ROW,
  GAME,
  FIRST_GAME_ROW,
  reportPlaces,
} from "../../../src/sheets/report/places";
import {
  PUBLISHED_TOURNAMENTS,
  type PublishedTournament,
} from "../../fixtures/publishedTournaments";
import { edition } from "../../support/editions";
import { writeAllPlanned } from "../../support/plannedSheet";
import { NAMES, PLAIN_ORDER, reportPlans } from "../../support/reportOnSheet";
import { workbookWithFide } from "../../support/workbench";

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
    const book = workbookWithFide();
    writeAllPlanned(book, reportPlans(order));
    const places = reportPlaces(order);
    const row = book.read(NAMES.report, `A${FIRST_ROW + 1}:Q${FIRST_ROW + 1}`).values[0]!;
    const at = (column: "wMinusWe" | "change" | "n") => Number(row[columnOf(places, column)]);
    expect(at("n")).toBe(published.games.length);
    expect(at("wMinusWe")).toBeCloseTo(published.sum, 9);
    expect(at("change")).toBeCloseTo(published.change, 9);
    const { values } = book.read(
      NAMES.games,
      `A${FIRST_GAME_ROW + 1}:L${FIRST_GAME_ROW + published.games.length}`,
    );
    for (const [index, [, , delta]] of published.games.entries()) {
      expect(Number(values[index]![GAME.delta])).toBeCloseTo(delta, 9);
    }
  });
});
