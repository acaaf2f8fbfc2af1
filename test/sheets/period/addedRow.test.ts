import { periodPlaces } from "../../../src/sheets/period/places";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { writeAllPlanned } from "../../support/plannedSheet";
import { periodPlans, periodShown } from "../../support/randomPeriod";
import { addressIn } from "../../support/tableCells";

test.each(["fide", "plain"] as const)(
  "%s: one more event in the row behind a player counts, with K by the rating",
  (style) => {
    const result = { event: "Open", day: null, rating: 2000, games: 5, delta: 50, k: 20 };
    const players = [{ name: "Ann", earlierGames: null, results: [result] }];
    const order = { players, edition: edition(2024), style, list: null };
    const book = new PlannedWorkbook();
    const [period, results] = periodPlans(order);
    writeAllPlanned(book, [period!, results!]);
    book.write(results!.name, addressIn(periodPlaces(order).results, "rating", 1), [
      [2000, 4, 0.7],
    ]);
    const [row] = periodShown(book.read(period!.name, "A1:M12").values, order);
    expect(row).toMatchObject({ events: 2, n: 9, delta: 120, change: 2400, rn: 2024 });
  },
);
