import type { WhatIfTexts } from "../../learn/whatIf";

export const IT_WHAT_IF: WhatIfTexts = {
  heading: "E se…",
  edition: "Regolamento",
  turnover: {
    heading: "In quante partite un rating si rinnova",
    what: "K dà stabilità al sistema: più è piccolo, più partite ci vogliono perché un rating poggi su partite nuove.",
    k: "K",
    answer: ({ k, games, points, edition, article }) =>
      `Con K = ${k} un rating si rinnova in circa ${games} partite: ${points} / K, articolo ${article} (${edition}).`,
  },
};
