import type { HandOnTexts } from "../handOn";

export const EN_HAND_ON: HandOnTexts = {
  copy: "copy",
  tables: "Tables",
  tablesTitle: "Tables of the copies",
  tablesNote: "The copies look them up: hand this sheet on together with them.",
  madeWith: {
    plain: "A copy with plain formulas: no add-in needed.",
    values: "A copy with the values of the day on which it was made: nothing is calculated here.",
  },
};
