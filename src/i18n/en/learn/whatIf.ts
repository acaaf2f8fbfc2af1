import type { WhatIfTexts } from "../../learn/whatIf";

export const EN_WHAT_IF: WhatIfTexts = {
  heading: "What if",
  edition: "Regulations",
  turnover: {
    heading: "How soon a rating is a new one",
    what: "K steadies the system: the smaller it is, the more games it takes until a rating rests on new ones.",
    k: "K",
    answer: ({ k, games, points, edition, article }) =>
      `With K = ${k} a rating turns over in about ${games} games: ${points} / K, article ${article} (${edition}).`,
  },
};
