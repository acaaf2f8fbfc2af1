import type { FunctionTexts } from "../../../functions/functionTexts";
import {
  EDITION_OR_FSE,
  EDITION_ON_DATE,
  OWN_RATING,
  OPPONENTS,
  RESULTS_OR_TOTAL,
} from "./arguments";

/** Rated players. */
export const RATED: FunctionTexts["functions"] = {
  EXPECTED: {
    description: "Score attendu d’une partie, l’écart limité comme le dit l’édition.",
    details:
      '"" à côté d’un joueur non classé, ou quand la partie n’est pas prise en compte (rapide et blitz : 600 d’écart, l’un au-dessus de 2600). En 2022 la partie est prise pour celle qui est relevée : une somme d’EXPECTED n’est donc pas CHANGE.',
    parameters: {
      rating: OWN_RATING,
      opponent: "Le classement de l’adversaire",
      edition: EDITION_OR_FSE,
    },
  },
  COUNTED: {
    description:
      "Le classement pour lequel l’adversaire est compté : pas plus loin que la limite de l’édition.",
    details:
      "350 points en 2005, 400 depuis 2009 ; depuis octobre 2025 aucune limite pour un joueur de 2650 ou plus.",
    parameters: {
      rating: OWN_RATING,
      opponent: "Le classement de l’adversaire",
      edition: EDITION_OR_FSE,
    },
  },
  DELTA: {
    description:
      "Score moins score attendu. Excel de bureau lit une case vide comme une défaite : tapez - si non jouée.",
    details: '"" à côté d’un joueur non classé et pour une partie non jouée.',
    parameters: {
      rating: OWN_RATING,
      opponent: "Le classement de l’adversaire",
      score: "Le résultat : 1, 0,5, 0, ½, =, w, d, l ; - pour une partie non jouée",
      edition: EDITION_OR_FSE,
    },
  },
  CHANGE: {
    description:
      "K × ΣΔR d’un tournoi, exact. Excel de bureau lit une case vide comme une défaite : tapez - si non jouée.",
    details:
      "Les parties non jouées ou contre un non-classé ne comptent pas. En 2022 une seule partie, celle du plus grand écart contre un moins bien classé, est relevée ; les mieux classés sont supposés limités dans toutes les parties, comme la FIDE l’a appliqué.",
    parameters: {
      rating: OWN_RATING,
      opponents: OPPONENTS,
      scores: "Le résultat contre chaque adversaire ; - pour une partie non jouée",
      k: "K, comme le donne FIDE.KFACTOR",
      edition: EDITION_OR_FSE,
    },
  },
  NEWRATING: {
    description:
      "Nouveau classement : la variation de la période arrondie, le demi en s’éloignant de zéro.",
    details: "Une fois par période : additionnez d’abord les variations de ses tournois.",
    parameters: { rating: OWN_RATING, change: "Variation de la période" },
  },
  KFACTOR: {
    description: "Le coefficient de développement K, d’après ce que l’on sait avant le tournoi.",
    details:
      "Sans nombre de parties le joueur en a 30 ou plus, sans âge il est adulte. Un non-classé n’en a pas.",
    parameters: {
      rating: OWN_RATING,
      games: "Parties classées jusqu’ici ; omis, vide ou 0 : 30 ou plus",
      age: "Âge comme le donne FIDE.AGE ; omis, vide ou 0 : adulte",
      peak: "Plus haut classement jamais publié ; sans lui : le classement",
      periodGames:
        "Parties de la période, pour K × n ≤ 700 depuis 2017 ; omis ou 0 : pas de réduction",
      edition: EDITION_OR_FSE,
    },
  },
  AGE: {
    description:
      "L’âge de la règle des juniors : années révolues jusqu’en 2014, années civiles depuis 2017.",
    details: "Une année de naissance seule vaut le 1er janvier.",
    parameters: {
      birth: "Date de naissance, ou son année",
      on: "Le jour, d’ordinaire le début du tournoi",
      edition: EDITION_ON_DATE,
    },
  },
  PERFORMANCE: {
    description:
      "Performance Rp : moyenne arrondie des classés plus dp. Excel de bureau lit une case vide comme une défaite : tapez -.",
    details: "Les parties non jouées ou contre un non-classé ne comptent pas.",
    parameters: { opponents: OPPONENTS, scores: RESULTS_OR_TOTAL },
  },
  STAKES: {
    description:
      "Ce que vaut une partie à chaque écart : gain, nulle et perte pour les deux joueurs.",
    details:
      "Les lignes de la table jusqu’à la limite ; la dernière vaut pour tout écart plus grand.",
    parameters: { k: "K, le même pour les deux joueurs", edition: EDITION_OR_FSE },
  },
  COMPRESS: {
    description:
      "Le classement après l’ajustement du 1er mars 2024 : sous 2000, plus 40 % de ce qui manque.",
    details: "À l’entier le plus proche, le demi vers le haut ; inchangé dès 2000.",
    parameters: { rating: "Le classement avant le 1er mars 2024" },
  },
};
