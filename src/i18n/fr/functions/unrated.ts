import type { FunctionTexts } from "../../../functions/functionTexts";
import {
  EDITION,
  ROBIN_EDITION,
  OPPONENTS,
  RESULTS_OR_TOTAL,
  PLAYER_RATINGS,
  FIRST,
} from "./arguments";

/** Unrated players. */
export const UNRATED: FunctionTexts["functions"] = {
  "SWISS.RC": {
    description:
      "Rc d’un suisse ou d’un tournoi par équipes : la moyenne exacte des adversaires classés.",
    details: "Les adversaires non classés ne comptent pas.",
    parameters: { opponents: OPPONENTS },
  },
  RU: {
    description:
      "Ru d’un joueur non classé d’après la moyenne de ses adversaires, son score et ses parties.",
    details:
      "Une étape de 8.2. Depuis 2024 rc est la moyenne des adversaires classés : les deux nulles contre 1800 s’ajoutent ici, et 2200 est le plus haut résultat. Pour un tournoi ultérieur sous un point, 6.1 et 6.41 de 2011 se contredisent : 6.41 est suivi dans un suisse, 6.1 dans un toutes rondes. Le plancher de 6.41 n’est pas vérifié : voir FIDE.SWISS.RU.",
    parameters: {
      rc: "Moyenne : Rc d’un suisse, Ra ou Rc (nouveau) d’un toutes rondes",
      score: "Points et demi-points",
      games: "Nombre de parties",
      system: '"swiss" (par défaut), "team" ou "robin"',
      edition: EDITION,
      opponents: "n de n/(n+1), quand un aller-retour a moins d’adversaires que de parties",
      first: FIRST,
    },
  },
  "SWISS.RU": {
    description:
      "Ru d’un suisse ou par équipes, d’après les adversaires. Excel de bureau lit une case vide comme une défaite : tapez -.",
    details:
      "Les adversaires non classés et les parties non jouées ne comptent pas. Ru peut être sous le plancher : qu’un tel résultat ne compte pas (6.41 et 8.31 de 2011, 10.31 de 2005) n’est pas vérifié ici mais sur la feuille de premier classement ; FIDE.PUBLISHABLE vérifie 7.14.",
    parameters: {
      opponents: OPPONENTS,
      scores: RESULTS_OR_TOTAL,
      edition: EDITION,
      first: FIRST,
    },
  },
  POOL: {
    description: "Premier classement de plusieurs tournois pris comme un seul (8.3, depuis 2011).",
    details:
      "Donnez les tournois qui comptent : ce que l’édition écarte, comme moins de trois adversaires classés en 2011 (8.21) ou un premier résultat sous le plancher (8.31), est à omettre. Les conditions sont vérifiées sur les totaux, et dp n’est pas multiplié par n/(n+1). 2005 et 2009 font la moyenne des Ru : FIDE.WEIGHTED.",
    parameters: {
      averages: "Moyenne des adversaires classés, un tournoi par cellule",
      scores: "Points de chaque tournoi",
      games: "Parties contre des classés dans chaque tournoi",
      edition: EDITION,
    },
  },
  WEIGHTED: {
    description:
      "Premier classement de 2005 et 2009 : la moyenne des Ru, pondérée par les parties (10.3).",
    details: "Les résultats à ignorer selon 10.31 sont à omettre. Un Ru vide ne compte pas.",
    parameters: { ru: "Ru de chaque tournoi", games: "Parties de chaque tournoi" },
  },
  "ROBIN.RA": {
    description:
      "Ra d’un toutes rondes, arrondi : moyenne des classés moins leur dp moyen × n/(n+1).",
    details: "Jusqu’à 2017 ; la méthode a disparu en 2022.",
    parameters: {
      ratings: PLAYER_RATINGS,
      scores: "Points de chaque joueur contre tous",
      games: "Parties d’un joueur ; sans elles : une contre chacun",
      edition: ROBIN_EDITION,
    },
  },
  "ROBIN.RC": {
    description:
      "Rc (nouveau) d’un toutes rondes : Ra corrigé pour les adversaires au-delà de la limite.",
    details: "Le champ contient tous les joueurs, le joueur lui-même compris.",
    parameters: {
      ra: "Ra, comme le donne FIDE.ROBIN.RA",
      ru: "Ru du premier passage, d’un joueur ou de plusieurs",
      field: "Le classement de chacun, le Ru du premier passage pour les non-classés",
      edition: ROBIN_EDITION,
    },
  },
  ROBIN: {
    description:
      "L’itération d’un toutes rondes, comme le règlement. Excel de bureau lit une case vide comme une défaite : tapez -.",
    details:
      "Les scores sont un total par joueur, ou le carré des résultats avec sa diagonale. 300 joueurs au plus. Des résultats comme ½1 ou 10 font un aller-retour. Un joueur avec trop peu de points garde sa ligne et ses parties ne comptent pour personne. Si le tournoi peut être pris en compte (6.2, 6.3) n’est pas vérifié. 2014 ne fait que nommer l’itération : sa correction, comme celle de 2017, est reprise de 2011. We prend Ru (nouveau) en 2005 aussi, où 10.54 dit Ru.",
    parameters: {
      names: "Nom de chaque joueur",
      ratings: PLAYER_RATINGS,
      scores: "Une colonne de totaux, ou le carré des résultats",
      k: "K de chaque joueur, ou un pour tous ; sans lui : par le seul classement",
      edition: ROBIN_EDITION,
      asPrinted: "VRAI : avec les nombres imprimés dans l’exemple de 2011",
    },
  },
  PUBLISHABLE: {
    description: "VRAI quand un premier classement atteint le plancher et le nombre de parties.",
    details:
      "Vérifie 7.14 (9.14 en 2005) : le plancher et les parties, non si chaque tournoi compte. Un non-classé n’est pas publiable. En 2005 le plancher est 1401, avec une date avant 2006 1601.",
    parameters: {
      rating: "Le premier classement",
      games: "Parties sur lesquelles il repose",
      edition: EDITION,
      needed:
        "7 quand les exceptions de l’édition le permettent (olympiade, équipes, IBCA, ICSC, IPCA)",
    },
  },
};
