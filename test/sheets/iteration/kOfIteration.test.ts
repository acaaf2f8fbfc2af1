import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { dayOf } from "../../../src/rules/day";
import { iterationPlaces, PLAYER_COLUMN } from "../../../src/sheets/iteration/places";
import type { IterationOrder } from "../../../src/sheets/iteration/order";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { exampleOrder } from "../../support/exampleOrder";
import { planOf, tableAddress } from "../../support/iterationOnSheet";
import { writePlanned } from "../../support/plannedSheet";
import { shownIn } from "../../support/tableCells";

/** F of the example, 2150, born in 2001; everybody else as the example has them. */
function withJunior(style: "fide" | "plain", startDate: number | null): IterationOrder {
  const order = exampleOrder(2014, style);
  const facts = { birth: { year: 2001 }, games: null, peak: null };
  const players = order.event.players.map((player) =>
    player.name === "F" ? { ...player, facts } : player,
  );
  return { ...order, startDate, event: { ...order.event, players } };
}

test.each(["fide", "plain"] as const)(
  "8.56 (2014): a junior of the iteration has K 40, %s",
  (style) => {
    const order = withJunior(style, dayOf(2014, 9, 20));
    const book = new PlannedWorkbook();
    writePlanned(book, planOf(order), "S");
    const { table } = iterationPlaces(order);
    const { values } = book.read("S", tableAddress(order));
    const [f, g] = [5, 6];
    expect([f, g].map((player) => shownIn(values, table, "k", player))).toEqual([40, 20]);
  },
);

test("the notes say what K was decided from, and whose birth does not tell", () => {
  const notesOf = (order: IterationOrder) => {
    const { notes } = iterationPlaces(order).rows;
    return planOf(order).cells.flatMap(({ row, column, content }) =>
      row > notes && row < notes + 5 && column === PLAYER_COLUMN ? [content] : [],
    );
  };
  const { kKnown, kByRating, kAgeOpen } = EN_SHEETS;
  const known = notesOf(withJunior("fide", dayOf(2014, 9, 20)));
  expect(known).toEqual(
    expect.arrayContaining([kKnown("8.56", "2014"), kByRating("8.56", "2014")]),
  );
  expect(known).not.toContain(kAgeOpen("F"));
  expect(notesOf(withJunior("fide", null))).toContain(kAgeOpen("F"));
});
