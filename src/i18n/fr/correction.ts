import type { CorrectionTexts } from "../correction";

export const FR_CORRECTION: CorrectionTexts = {
  name: "Correction",
  title: (event) => `Correction : ${event}`,
  note: "Les chiffres viennent des deux rapports et les suivent. Joueurs et parties ont été comparés à la création de la feuille.",
  before: "Rapport d’avant",
  after: "Rapport d’après",
  was: "avant",
  is: "après",
  otherEdition:
    "Les rapports suivent des éditions différentes : des chiffres peuvent changer sans correction.",
  count: "Joueurs dont des chiffres changent",
  countOf: (changed, players) => `${changed} sur ${players}`,
  causes: "Ce qui a été corrigé",
  noCauses: "Rien : joueurs, classements, K, adversaires et résultats sont les mêmes.",
  effects: "Pour qui, et de combien",
  noEffects: "Pour personne : tous les chiffres sont les mêmes.",
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
  },
  missing: "–",
  cause: {
    onlyBefore: "joueur du seul rapport d’avant",
    onlyAfter: "joueur du seul rapport d’après",
    name: "nom",
    rating: "classement",
    k: "K",
    result: (round, opponent) => `ronde ${round} contre ${opponent} : résultat`,
    opponent: (round) => `ronde ${round} : adversaire`,
    opponentRating: (round, opponent) =>
      `ronde ${round} contre ${opponent} : classement de l’adversaire`,
    gameOnlyBefore: (round, opponent) => `ronde ${round} contre ${opponent} : partie d’avant seule`,
    gameOnlyAfter: (round, opponent) => `ronde ${round} contre ${opponent} : partie d’après seule`,
  },
};
