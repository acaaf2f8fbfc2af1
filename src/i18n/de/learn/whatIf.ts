import type { WhatIfTexts } from "../../learn/whatIf";

export const DE_WHAT_IF: WhatIfTexts = {
  heading: "Was wäre, wenn …",
  edition: "Regelwerk",
  turnover: {
    heading: "Wie bald sich eine Elo-Zahl erneuert",
    what: "K macht das System träge: Je kleiner es ist, desto mehr Partien dauert es, bis eine Elo-Zahl auf neuen beruht.",
    k: "K",
    answer: ({ k, games, points, edition, article }) =>
      `Mit K = ${k} erneuert sich eine Elo-Zahl in etwa ${games} Partien: ${points} / K, Artikel ${article} (${edition}).`,
  },
};
