import { hasSwitches } from "../otherReadings";
import {
  editionFact,
  firstDayFact,
  kDayFact,
  lastDayFact,
  limitFact,
  othersFact,
} from "../commonFacts";
import { f } from "../../formula/template";
import { FIRST_BONUS_AS_PRINTED } from "../../rules/robin/passes";
import { cellFormula } from "../cellFormula";
import type { Fact } from "../facts";
import { allInputs, opponents, type IterationContext } from "./context";
import type { IterationFact } from "./places";

/** Edition with its source, date, limit, bonus, n. */
export const ITERATION_FACTS: readonly Fact<IterationFact, IterationContext>[] = [
  editionFact,
  firstDayFact,
  { ...lastDayFact, isShown: ({ order }) => order.endDate != null },
  kDayFact,
  limitFact,
  { ...othersFact, isShown: ({ order }) => hasSwitches(order.edition) },
  {
    key: "bonus",
    name: "bonus",
    label: ({ texts }) => texts.bonus,
    content: ({ order }) => order.edition.firstRating.bonus ?? 0,
    isMadeFor: true,
  },
  {
    key: "firstBonus",
    name: "first_bonus",
    label: ({ texts }) => texts.firstBonus,
    content: ({ order }) =>
      order.asPrinted ? FIRST_BONUS_AS_PRINTED : (order.edition.firstRating.bonus ?? 0),
    isMadeFor: true,
  },
  {
    key: "opponents",
    name: "n_opponents",
    label: ({ texts }) => texts.opponents,
    content: (sheet) => cellFormula(f`SUM(${allInputs(sheet, "counts")})-1`),
  },
  {
    key: "games",
    name: "games",
    label: ({ texts }) => texts.games,
    content: (sheet) => {
      const { gamesPerPairing } = sheet.places;
      const each = opponents(sheet);
      return cellFormula(gamesPerPairing === 1 ? each : f`${each}*${gamesPerPairing}`);
    },
  },
];
