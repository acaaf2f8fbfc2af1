import { byPlayer } from "../../../src/tournament/period/periodPlayer";
import { PUBLISHED_TOURNAMENTS } from "../../fixtures/publishedTournaments";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { writeAllPlanned } from "../../support/plannedSheet";
import { periodPlans, periodShown } from "../../support/randomPeriod";

/** What K × n ≤ 700 leaves of it, where FIDE published the K that it left. */
const OWN_K: Readonly<Record<string, number>> = { "F-P05": 20 };

const players = byPlayer(
  PUBLISHED_TOURNAMENTS.filter(({ player }) => player.startsWith("F-P")).map(
    ({ player, event, rating, k, games, sum }) => ({
      id: "",
      key: player,
      name: player,
      result: {
        event: String(event),
        day: null,
        rating,
        games: games.length,
        delta: Math.round(100 * sum),
        k: OWN_K[player] ?? k,
      },
    }),
  ),
);

test.each(["fide", "plain"] as const)(
  "FIDE's published tournaments by period, %s: −2.50 is −3, 39 games at K 20 are +92.48 with 17",
  (style) => {
    const order = { players, edition: edition(2025), style, list: null };
    const book = new PlannedWorkbook();
    const plans = periodPlans(order);
    writeAllPlanned(book, plans);
    const { values } = book.read(plans[0]!.name, "A1:M20");
    const shown = periodShown(values, order).map((row) =>
      "rn" in row ? [row.n, row.delta, row.k, row.change, row.rn] : [],
    );
    expect(shown).toEqual([
      [5, -25, 10, -250, 2810],
      [15, 54, 10, 540, 2405],
      [15, 19, 10, 190, 2507],
      [5, -1, 20, -20, 2053],
      [39, 544, 17, 9248, 2146],
    ]);
  },
);
