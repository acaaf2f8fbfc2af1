import type { CorrectionTexts } from "../correction";

export const FR_CORRECTION: CorrectionTexts = {
  reports: {
    name: "Correction",
    title: (event) => `Correction : ${event}`,
    note: "Les chiffres viennent des deux rapports et les suivent. Joueurs et parties ont été comparés à la création de la feuille.",
    sums: "Joueurs dont le classement diffère : {ratings} · dont des chiffres diffèrent : {figures} · dans les deux rapports ou l’un d’eux : {players}",
    before: "Rapport d’avant",
    after: "Rapport d’après",
    otherEdition:
      "Les rapports suivent des éditions différentes : des chiffres peuvent changer sans correction.",
    causes: "Ce qui a été corrigé",
    noCauses: "Rien : joueurs, classements, K, adversaires et résultats sont les mêmes.",
    onlyBefore: "joueur du seul rapport d’avant",
    onlyAfter: "joueur du seul rapport d’après",
  },
  periods: {
    name: "Comparaison",
    title: (period) => `Deux périodes comparées : ${period}`,
    note: "Les chiffres viennent des deux périodes et les suivent. Joueurs et tournois ont été comparés à la création de la feuille.",
    sums: "Joueurs dont le nouveau classement diffère : {ratings} · dont des chiffres diffèrent : {figures} · dans les deux périodes ou l’une d’elles : {players}",
    before: "Période d’avant",
    after: "Période d’après",
    otherEdition:
      "Les périodes suivent des éditions différentes : des chiffres peuvent changer bien que les tournois soient les mêmes.",
    causes: "D’où cela vient",
    noCauses:
      "Rien ne diffère : joueurs, classements, K, tournois et premiers classements sont les mêmes.",
    onlyBefore: "joueur de la seule période d’avant",
    onlyAfter: "joueur de la seule période d’après",
  },
  was: "avant",
  is: "après",
  count: "Joueurs dont des chiffres changent",
  countOf: (changed, players) => `${changed} sur ${players}`,
  noEffects: "Pour personne : tous les chiffres sont les mêmes.",
  madeAnew: (sheets) =>
    `La période d’avant suit des rapports refaits depuis et montre leurs nouveaux chiffres : ${sheets}. Comparez chacun avec ce qu’il était.`,
  difference: "±",
  headings: {
    rating: "Elo",
    n: "n",
    w: "W",
    wMinusWe: "W − We",
    k: "K",
    change: "chang.",
    rn: "Rn",
    ru: "Ru",
    events: "tournois",
    delta: "ΣΔR",
  },
  missing: "–",
  cause: {
    name: "nom",
    rating: "classement",
    k: "K",
    ofGame: (game, what) => `${game} : ${what}`,
    game: (round, opponent) =>
      round === null ? `contre ${opponent}` : `ronde ${round} contre ${opponent}`,
    result: "résultat",
    opponent: (round) => `ronde ${round} : adversaire`,
    opponentRating: "classement de l’adversaire",
    gameOnlyBefore: "partie du seul rapport d’avant",
    gameOnlyAfter: "partie du seul rapport d’après",
    firstRating: "premier classement",
    games: "parties",
    delta: "ΔR",
    eventOnlyBefore: {
      change: "tournoi de la seule période d’avant, K × ΔR",
      games: "tournoi de la seule période d’avant, parties",
    },
    eventOnlyAfter: {
      change: "tournoi de la seule période d’après, K × ΔR",
      games: "tournoi de la seule période d’après, parties",
    },
  },
};
