import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { dayOf } from "../../../src/rules/day";
import { iterationPlaces, TABLE } from "../../../src/sheets/iteration/places";
import type { IterationOrder } from "../../../src/sheets/iteration/order";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { exampleOrder } from "../../support/exampleOrder";
import { planOf, tableAddress } from "../../support/iterationOnSheet";
import { writePlanned } from "../../support/plannedSheet";

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
    const { tableRow } = iterationPlaces(order);
    const k = book.read("S", tableAddress(order)).values.slice(tableRow);
    const [f, g] = [k[5]?.[TABLE.k], k[6]?.[TABLE.k]];
    expect([f, g]).toEqual([40, 20]);
  },
);

test("the notes say what K was decided from, and whose birth does not tell", () => {
  const notesOf = (order: IterationOrder) => {
    const { notesRow } = iterationPlaces(order);
    return planOf(order).cells.flatMap(({ row, column, content }) =>
      row > notesRow && row < notesRow + 5 && column === TABLE.player ? [content] : [],
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
