import fc from "fast-check";
import { iterationSheet } from "../../../src/sheets/iteration/iterationSheet";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { cutTexts } from "../../support/cutTexts";
import { randomOrder } from "../../support/iterationOnSheet";

test("6.1 (2005): what is left open is read whole also where names are held in view", () => {
  const orders = fc.sample(randomOrder("plain"), { numRuns: 600, seed: 5 });
  const wide = orders
    .filter(({ edition, event }) => edition.name === "2005" && event.players.length > 17)
    .map((order) => iterationSheet(order, EN_SHEETS))
    .filter(({ frozen }) => frozen.columns > 0);
  expect(wide.length).toBeGreaterThan(2);
  expect(wide.flatMap((plan) => cutTexts([plan]))).toEqual([]);
});
