import fc from "fast-check";
import type { StyleName } from "../../src/sheets/articles/style";
import { periodPlaces } from "../../src/sheets/period/places";
import type { PeriodOrder } from "../../src/sheets/period/order";
import type { Book } from "./book";
import { addressIn, allDownTo } from "./tableCells";
import { cases } from "./cases";
import { PlannedWorkbook } from "./evaluator/plannedWorkbook";
import { writeAllPlanned } from "./plannedSheet";
import { periodToShow, periodOrder, periodPlans, periodShown, randomPeriod } from "./randomPeriod";
import { comparing } from "./accuracy";

type Agree = ReturnType<typeof comparing>;

const RUNS = cases({ quick: 15, long: 800 });

/** The sheets against the rules, on random periods; after a change of one result too. */
export function checkRandomPeriods(
  style: StyleName,
  book: Book = new PlannedWorkbook(),
  runs = RUNS,
): void {
  const agree = comparing("period");
  test(`${runs} random periods, and one result of each changed`, () => {
    fc.assert(
      fc.property(randomPeriod(), fc.nat(14), (random, games) => {
        const order = periodOrder(random, style);
        const plans = periodPlans(order);
        for (const { name } of plans) if (book.sheets().includes(name)) book.deleteSheet(name);
        writeAllPlanned(book, plans);
        expectAsRules(agree, book, order);
        expectAsRules(agree, book, changed(book, order, games));
      }),
      { numRuns: runs },
    );
  });
}

function expectAsRules(agree: Agree, book: Book, order: PeriodOrder): void {
  const [{ name } = { name: "" }] = periodPlans(order);
  const { values } = book.read(name, allDownTo(periodPlaces(order).players));
  agree<unknown>(periodShown(values, order), periodToShow(order));
}

/** The first player's first event with another number of games. */
function changed(book: Book, order: PeriodOrder, games: number): PeriodOrder {
  const [, results] = periodPlans(order);
  book.write(results!.name, addressIn(periodPlaces(order).results, "n", 0), [[games]]);
  const players = order.players.map((player, index) => {
    if (index > 0) return player;
    const [first, ...rest] = player.results;
    return { ...player, results: [{ ...first!, games }, ...rest] };
  });
  return { ...order, players };
}
