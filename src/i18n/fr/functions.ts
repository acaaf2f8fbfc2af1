import type { FunctionTexts } from "../../functions/functionTexts";

const EDITION =
  'Édition par son année, la date de début du tournoi, "rapid" ou "blitz" ; sans elle, la plus récente';
const EDITION_OR_FSE = `${EDITION} ; "FSE" pour la liste suisse`;
const EDITION_ON_DATE = "Édition par son année ou une date ; sans elle, celle en vigueur à la date";
const ROBIN_EDITION =
  "Édition par son année ou la date de début ; sans elle 2017, la dernière qui a la méthode";
const OWN_RATING = "Le classement du joueur";
const OPPONENTS = "Classements des adversaires ; u pour un non-classé, qui ne compte pas";
const RESULTS_OR_TOTAL =
  "Un résultat par adversaire, ou un total ; tapez - pour une partie non jouée";
const PLAYER_RATINGS = "Classement de chaque joueur ; u ou vide pour un non-classé";
const FIRST = "VRAI (par défaut) pour le premier tournoi ; FAUX pour un suivant";

export const FR_FUNCTIONS: FunctionTexts = {
  reference: {
    title: "Les fonctions FIDE",
    introduction:
      "Toutes les fonctions du complément, avec des exemples que les tests exécutent. Les nombres sont ceux du règlement du classement FIDE, édition par édition ; l’article est cité quand la règle ne donne pas de nombre.",
    conventionsTitle: "Conventions",
    conventions: [
      "**Éditions.** L’argument `edition` est une année (2005, 2009, 2011, 2012, 2014, 2017, 2022, 2024, 2025), ou la date de début du tournoi, qui choisit l’édition en vigueur ce jour-là. Sans lui, c’est la plus récente ; dans les fonctions d’une date celle en vigueur ce jour-là, dans celles du toutes rondes 2017, la dernière qui a la méthode. Une feuille qui ne doit pas changer avec le temps la donne.",
      '**Rapide et blitz.** `"rapid"` ou `"blitz"`, seuls ou avec une année ou la date d’une cellule (`"rapid 2024"`, `"rapid "&A1`), à partir du 1er mars 2024.',
      "**Plages.** Une fonction marquée « sur plages » prend une cellule ou une plage dans chaque argument sauf l’édition, et les combine comme les opérateurs d’Excel : une formule, un résultat propagé.",
      "**Les classements** sont des nombres de 1 à 4000. Un joueur non classé est une cellule vide, 0, `u`, `unr`, `unrated`, `nc`, `n.c.`, `-` ou `–`. Les autres nombres doivent être des nombres : une cellule vide vaut 0, et le texte vide d’une autre formule donne un résultat vide.",
      "**Les résultats** sont 1, 0,5 et 0 en nombres ou en texte, `½`, `1/2`, `=`, ou `w`, `d`, `l`. Une partie non jouée est `+`, `-` ou le texte vide. Excel de bureau envoie une cellule vide comme 0, que rien ne distingue d’une défaite : tapez `-` pour une partie non jouée.",
      "**Les erreurs** s’expliquent : #VALEUR! nomme l’argument, ce qui est venu et ce qui est attendu ; #N/A dit que la règle ne donne pas de nombre, et nomme l’article.",
    ],
    groups: {
      lookups: "Tables",
      rated: "Joueurs classés",
      unrated: "Joueurs non classés",
      calendar: "Calendrier et conditions",
    },
    argument: "Argument",
    optional: "facultatif",
    example: "Exemple",
    result: "Résultat",
    overRanges: "sur plages",
    colon: " :",
    formulas: {
      decimalMark: ",",
      argumentSeparator: ";",
      columnSeparator: ".",
      yes: "VRAI",
      no: "FAUX",
    },
  },
  functions: {
    PD: {
      description:
        "Score attendu pour un écart de classement, par la table du règlement (8.1b), sans limite.",
      details:
        "L’écart est arrondi à l’entier, le demi en s’éloignant de zéro. Au-delà de 735 le score est certain.",
      parameters: { diff: "Son classement moins celui de l’adversaire" },
    },
    DP: {
      description:
        "Écart de classement pour un score en fraction, par la table du règlement (8.1a).",
      details:
        "p est arrondi au centième, le demi vers le haut. À ,00 et 1,00 la table montre ±800 ; en 2005 elle ne dit rien.",
      parameters: { p: "Le score en fraction, de 0 à 1", edition: EDITION },
    },
    PERCENT: {
      description:
        "La fraction p comme le règlement l’arrondit : deux décimales, le demi vers le haut.",
      details:
        "Exact en nombres entiers : 11,5 sur 20 fait ,58, là où arrondir un quotient peut donner ,57.",
      parameters: { score: "Points et demi-points", games: "Nombre de parties" },
    },
    LOGISTIC: {
      description:
        "L’approximation logistique de 12.1, pour comparer : le classement utilise la table, FIDE.PD.",
      details: "Arrondie à deux décimales, elle diffère de la table pour 460 des 736 écarts.",
      parameters: { diff: "Son classement moins celui de l’adversaire" },
    },
    "TABLE.DP": {
      description: "La table du score p à l’écart dp (8.1a), propagée avec ses titres.",
      details:
        "101 lignes, de 1,00 vers le bas. En 2005 la première et la dernière n’ont pas de dp.",
      parameters: { edition: EDITION },
    },
    "TABLE.PD": {
      description: "La table de l’écart au score attendu (8.1b), propagée avec ses titres.",
      details:
        "H est le mieux classé, L le moins bien classé. La dernière ligne vaut à partir de 736.",
      parameters: {},
    },
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
        "Le classement après l’ajustement du 1er mars 2024 : sous 2000, plus 40 % de ce qui manque.",
      details: "À l’entier le plus proche, le demi vers le haut ; inchangé dès 2000.",
      parameters: { rating: "Le classement avant le 1er mars 2024" },
    },
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
        "Une étape de 8.2. Depuis 2024 rc est la moyenne des adversaires classés : les deux nulles contre 1800 s’ajoutent ici, et 2200 est le plus haut résultat. Pour un tournoi ultérieur sous un point, 6.1 et 6.41 de 2011 se contredisent : 6.41 est suivi dans un suisse, 6.1 dans un toutes rondes.",
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
      details: "Les adversaires non classés et les parties non jouées ne comptent pas.",
      parameters: {
        opponents: OPPONENTS,
        scores: RESULTS_OR_TOTAL,
        edition: EDITION,
        first: FIRST,
      },
    },
    POOL: {
      description:
        "Premier classement de plusieurs tournois pris comme un seul (8.3, depuis 2011).",
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
        "Les scores sont un total par joueur, ou le carré des résultats avec sa diagonale. Des résultats comme ½1 ou 10 font un aller-retour. Un joueur avec trop peu de points garde sa ligne et ses parties ne comptent pour personne. Si le tournoi peut être pris en compte (6.2, 6.3) n’est pas vérifié. 2014 ne fait que nommer l’itération : sa correction, comme celle de 2017, est reprise de 2011.",
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
        "Un non-classé n’est pas publiable. En 2005 le plancher est 1401, avec une date avant 2006 1601.",
      parameters: {
        rating: "Le premier classement",
        games: "Parties sur lesquelles il repose",
        edition: EDITION,
        needed:
          "7 quand les exceptions de l’édition le permettent (olympiade, équipes, IBCA, ICSC, IPCA)",
      },
    },
    EDITION: {
      description: "L’édition du règlement en vigueur un jour donné.",
      details: "La première connue est en vigueur depuis le 1er juillet 2005.",
      parameters: { date: "La date de début du tournoi" },
    },
    EDITIONS: {
      description:
        "Les éditions avec leurs dates et leurs nombres principaux, propagées avec leurs titres.",
      details:
        "« secondaire » marque une édition connue par des sources secondaires, en partie ou en tout. « en vigueur depuis » est une date : mettez la colonne en forme.",
      parameters: {},
    },
    LIST: {
      description:
        "La date de la liste de classement qu’utilise un tournoi qui commence un jour donné.",
      details:
        "Quatre listes par an en 2005, six depuis 2009, douze depuis juillet 2012. Le résultat est une date : mettez la cellule en forme.",
      parameters: { date: "La date de début du tournoi", edition: EDITION_ON_DATE },
    },
    RATEDON: {
      description: "La date de la première liste qui compte un tournoi terminé un jour donné.",
      details:
        "Quand le texte ne fixe pas de clôture, il n’y en a pas : 2005, 2012, 2017 et 2022. Le résultat est une date : mettez la cellule en forme.",
      parameters: {
        end: "Le dernier jour du tournoi",
        edition: EDITION_ON_DATE,
        official: "VRAI pour un tournoi officiel de la FIDE, qui peut finir la veille de la liste",
      },
    },
    ACTIVE: {
      description: "VRAI quand ce nombre de parties classées en un an garde un joueur actif.",
      details: "Quatre parties en 2005, une depuis 2011.",
      parameters: { games: "Parties classées en un an", edition: EDITION },
    },
    MINTIME: {
      description: "Minutes dont chaque joueur a besoin pour 60 coups.",
      details: "D’après le plus haut classement du tournoi, depuis 2017 de la partie.",
      parameters: {
        highestRating:
          "Le plus haut classement du tournoi ou de la partie ; u si tous sont non classés",
        edition: EDITION,
      },
    },
    TIMECONTROL: {
      description:
        "VRAI quand une cadence est assez lente pour être prise en compte, pour 60 coups.",
      details: "En rapide et en blitz, VRAI entre leurs bornes.",
      parameters: {
        minutes: "Minutes pour tous les coups",
        increment: "Secondes ajoutées à chaque coup",
        highestRating:
          "Le plus haut classement du tournoi ou de la partie ; u si tous sont non classés",
        edition: EDITION,
      },
    },
  },
};
