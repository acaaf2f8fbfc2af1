import type { WhatIfTexts } from "../../learn/whatIf";

export const FR_WHAT_IF: WhatIfTexts = {
  heading: "Et si…",
  what: "Des questions au règlement, avec la réponse à mesure que vous tapez.",
  edition: "Règlement",
  rating: "Classement",
  k: "K",
  opponents: "Classements de tous les adversaires",
  score: "Points jusqu’ici",
  left: "Parties à jouer",
  take: "Reprendre le joueur sélectionné d’un rapport",
  taken: (player) => `Repris du rapport : ${player}.`,
  takenUnrated: (player) =>
    `Adversaires et score repris du rapport : ${player}, sans classement. Classement et K restent ce qu’ils étaient.`,
  notAPlayer: "Sélectionnez d’abord la ligne d’un joueur dans un rapport de classement.",
  otherPace:
    "Ici se comptent les parties standard : sélectionnez une ligne d’un rapport de celles-ci.",
  noRatings:
    "Tapez les classements des adversaires, séparés par des espaces ou des virgules : 1850 1912 2040.",
  create: "Écrire les tableaux dans une feuille",
  made: (sheet) => `Créée : ${sheet}. Changez ses cellules bleues : les tableaux suivent.`,
  changes: {
    heading: "Chaque score encore possible",
    what: "La variation et le nouveau classement de chaque score, des points jusqu’ici à tous les points.",
  },
  first: {
    heading: "Un premier classement au-dessus d’un seuil",
    mark: "Seuil",
    answer: (points, games, mark) =>
      `${points} dans ces ${games} parties est le moins qui donne un premier classement de ${mark} ou plus.`,
    never: (mark) =>
      `Aucun score contre ces adversaires ne donne un premier classement de ${mark}.`,
  },
  field: {
    heading: "Des adversaires d’un point plus forts ou plus faibles",
    what: "Tous les adversaires avec un point de classement de moins ou de plus, pour le même score.",
  },
  columns: {
    score: "Score",
    change: "Variation",
    rn: "Nouveau",
    ru: "Ru",
    shift: "Écart",
    average: "Moyenne",
    performance: "Rp",
    opponent: "Adversaire",
    pd: "PD",
  },
  turnover: {
    heading: "En combien de parties un classement se renouvelle",
    what: "K stabilise le système : plus il est petit, plus il faut de parties pour qu’un classement repose sur de nouvelles.",
    answer: ({ k, games, points, edition, article }) =>
      `Avec K = ${k}, un classement se renouvelle en ${games} parties environ : ${points} / K, article ${article} (${edition}).`,
  },
  sheet: {
    tab: "Et si",
    title: "Et si : chaque score",
    sums: "Parties : {games} · moyenne des adversaires : {average} · We : {we}",
    note: "Tous les tableaux suivent les cellules bleues : classement, K, adversaires, score, écart.",
  },
};
