import type { WhatIfTexts } from "../../learn/whatIf";

export const FR_WHAT_IF: WhatIfTexts = {
  heading: "Et si…",
  edition: "Règlement",
  turnover: {
    heading: "En combien de parties un classement se renouvelle",
    what: "K stabilise le système : plus il est petit, plus il faut de parties pour qu’un classement repose sur de nouvelles.",
    k: "K",
    answer: ({ k, games, points, edition, article }) =>
      `Avec K = ${k}, un classement se renouvelle en ${games} parties environ : ${points} / K, article ${article} (${edition}).`,
  },
};
