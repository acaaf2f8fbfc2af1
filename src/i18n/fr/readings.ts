import type { ReadingsTexts } from "../readings";

export const FR_READINGS: ReadingsTexts = {
  title: "Interprétations",
  introduction:
    "Là où le règlement laisse quelque chose ouvert, une interprétation est retenue ; ce n’est pas une règle, et aucun article n’est cité pour elle. Les feuilles répètent dans leurs notes celles qui les concernent.",
  labels: {
    open: (where) => `Laissé ouvert en ${where} :`,
    taken: "Retenu :",
    other: "L’autre :",
    byHand: "Choisi à la main, l’autre :",
    usually: "D’ordinaire :",
    others: "Autres interprétations retenues",
    switched: "Le volet permet de prendre l’autre.",
  },
  readings: {
    weOfFirstPass: {
      name: "Le Ru qui fait We dans un toutes rondes",
      open: "les non-classés comptent avec « Ru », là où 8.58 (2011) dit « Ru (nouveau) ».",
      taken: "Ru (nouveau), comme le dit en toutes lettres le texte suivant.",
      other: "le Ru du premier passage ; le joueur F de l’exemple a We 2,55 au lieu de 2,62.",
    },
    correctionCarriedOver: {
      name: "La correction de l’itération",
      open: "la façon d’obtenir Rc (nouveau) et Ru (nouveau) ; elle n’est imprimée que pour 2005 et 2011.",
      taken: "l’unique correction de 2011, avec le bonus propre à cette édition.",
      other: "sans correction, le Ru du premier passage resterait.",
    },
    gamesOfDoubleRound: {
      name: "n dans un aller-retour",
      open: "n est appelé le nombre d’adversaires, et seul un tournoi à un tour est calculé.",
      taken:
        "dans un aller-retour aussi, n de n/(n+1) est le nombre d’adversaires ; p porte sur toutes les parties.",
      other:
        "n comme nombre de parties : Ra serait un peu plus bas ou plus haut, et dp compterait davantage.",
    },
    pointsFromLeftOut: {
      name: "Un seul point, contre un joueur écarté",
      open: "les parties d’un joueur écarté sont retirées ; il n’est pas dit si celui qui n’a marqué que contre lui est écarté à son tour.",
      taken: "on décide une seule fois qui est écarté, d’après les points contre tous.",
      other: "ce joueur serait écarté lui aussi, avec toutes les parties contre lui.",
    },
    laterScore: {
      name: "Un tournoi ultérieur à moins d’un point",
      open: "d’après 6.1 un tel tournoi compte après une performance au-dessus du plancher, d’après 6.41 non dans un suisse ou par équipes.",
      taken: "6.41 dans un suisse ou par équipes, 6.1 dans un toutes rondes.",
      other: "le tournoi compterait pour le premier classement.",
    },
    negativeHalf: {
      name: "Un demi-point perdu",
      open: "il n’est pas dit comment arrondir une perte qui finit par ½.",
      taken: "en s’éloignant de zéro, comme le dit 8.57 (2014) : 2395 − 2,5 donne 2392.",
      other: "vers le haut : 2393.",
    },
    lowerRated: {
      name: "Le moins bien classé sous la règle du relèvement unique",
      open: "celui à qui la limite profite n’en profite que dans une partie ; ce qui vaut pour le moins bien classé n’est pas dit.",
      taken: "contre des adversaires plus loin au-dessus, la limite vaut dans chaque partie.",
      other:
        "la limite ne vaudrait que dans une partie ; dans les autres on attendrait moins du joueur.",
    },
    kOfList: {
      name: "Le jour dont on prend K",
      open: "il est dit jusqu’à quand un K vaut (30 parties, 2400, le 18e anniversaire), mais non quel jour d’un tournoi on le demande.",
      taken:
        "K de la liste en vigueur au début du tournoi, avec l’âge et les parties de sa date, car K est publié avec la liste ; un tournoi commencé avant la période garde K de sa propre liste.",
      other:
        "l’âge et les parties du premier jour du tournoi : né le 15 mars 1997, K 20 au lieu de 40 le 20 mars 2015. Le volet l’offre là où il donne un autre K.",
    },
    kOf2009: {
      name: "K de 2009",
      open: "le texte n’a pas été lu.",
      taken: "comme en 2005 : K = 10 demande 30 parties en plus d’un classement de 2400.",
      other: "comme en 2011 : qui a atteint 2400 a K = 10 dès la première partie.",
    },
    kOf2017: {
      name: "K de 2017",
      open: "le texte n’a pas été lu.",
      taken:
        "comme à partir de 2022 : K = 40 jusqu’à la fin de l’année du 18e anniversaire, et K × n au plus 700.",
      other: "comme en 2014 : jusqu’au 18e anniversaire, et K × n sans limite.",
    },
    firstRatingOf2009: {
      name: "Premiers classements de 2009",
      open: "le texte n’a pas été lu.",
      taken:
        "les tournois de huit périodes sont pris en moyenne comme en 2005, dp vaut ±800 comme en 2011.",
      other:
        "comme en 2011 : toutes les parties de deux ans en un seul tournoi, 15 points par demi-point.",
    },
    firstRatingOf2012: {
      name: "Premiers classements de 2012",
      open: "le texte n’a pas été lu.",
      taken: "comme en 2011 : un premier résultat sous le plancher ne compte pas.",
      other: "comme en 2014 : il compte.",
    },
    poolOfLastEvent: {
      name: "Tournois de plusieurs éditions",
      open: "de quelle édition sont le bonus, les parties nécessaires et la fenêtre, si les tournois d’un premier classement relèvent de plusieurs.",
      taken:
        "celle du dernier tournoi qui compte ; si un tournoi compte, sa propre édition le dit (0.1).",
      other: "celle du premier tournoi, ou de chaque liste.",
    },
    robinsInPool: {
      name: "Les tournois toutes rondes dans un premier classement",
      open: "si dp sous 50 % compte pour n/(n+1) quand un premier classement vient de plusieurs tournois, dont un toutes rondes.",
      taken:
        "en entier : plusieurs tournois ensemble ne sont pas un toutes rondes ; un seul l’est, avec n/(n+1).",
      other:
        "n/(n+1), avec les adversaires de tous les tournois : un peu plus près de leur moyenne.",
    },
    oneOffInPool: {
      name: "L’ajustement du 1er mars 2024 dans un premier classement",
      open: "si les adversaires rencontrés avant comptent avec leur classement d’alors.",
      taken: "avec celui d’alors, comme le rapport de leur tournoi le montre.",
      other: "relevé comme ce jour-là : sous 2000, de 0,40 de ce qui manque à 2000.",
    },
    closingNotFixed: {
      name: "La clôture d’une liste",
      open: "aucun texte ne fixe combien de temps avant la liste un tournoi doit être fini.",
      taken:
        "un mois là où c’était « normalement » ainsi, sinon autant de jours qu’une édition voisine.",
      other:
        "la clôture de l’autre voisine ; si elle donne une autre liste, la liste est demandée.",
    },
    exceptionInPool: {
      name: "Moins de parties par exception",
      open: "si tous les tournois qui comptent doivent être de ceux-là pour que moins de parties suffisent.",
      taken: "un seul suffit, ou que le joueur soit membre.",
      other: "neuf parties, sauf si tous en sont.",
    },
    ratingsOfParts: {
      name: "Classements des résultats transmis chaque mois",
      open: "avec quels classements ils comptent n’est pas dit.",
      taken:
        "ceux de la liste en vigueur au début de la partie, si le tableau les a, comme 4.13 (2011) le permet.",
      other: "ceux du premier jour du tournoi, pour toutes les parties.",
    },
    conditionsOfParts: {
      name: "Ce que doit remplir un tournoi transmis par parties",
      open: "si les points et les adversaires classés d’un premier classement (6.1) sont demandés à chaque partie ou au tournoi entier n’est pas dit.",
      taken:
        "à chaque partie selon ses propres résultats, puisqu’elle compte avant que le reste soit joué ; une partie qui en suit une autre n’est pas un premier tournoi.",
      other: "au tournoi entier : une partie sans point compterait dès qu’une autre en a un.",
    },
    poolingByChoice: {
      name: "Mise en commun des phases préliminaires et finales",
      open: "leurs résultats « peuvent » être mis en commun ; qui en décide, et quand, n’est pas précisé.",
      taken:
        "un seul tournoi quand les tableaux sont ajoutés l’un à l’autre dans le volet : c’est là qu’on en décide.",
      other:
        "chaque tableau serait un tournoi à part ; il l’est dès que les autres sont retirés du tournoi.",
    },
    pooledParts: {
      name: "Phases préliminaires et finales ensemble",
      open: "le classement qui compte en finale n’est pas précisé, ni si 6.1 regarde chaque phase ou toutes ensemble.",
      taken:
        "un seul tournoi : les classements de son premier jour, les points et le premier tournoi de toutes les phases ensemble.",
      other:
        "chaque phase serait un tournoi à part, avec les classements de son premier jour et ses propres points.",
    },
    hoursOfMoves: {
      name: "Douze heures de jeu par jour",
      open: "la façon de compter les heures d’une partie n’est pas précisée.",
      taken:
        "sur 60 coups de chaque joueur, comme le dit 3.1 (2014) ; une partie avec incrément peut durer plus longtemps.",
      other: "selon le temps réellement joué, qu’aucun tableau n’indique.",
    },
  },
  switches: {
    weOfFirstPass: (where) => `We avec le Ru du premier passage, comme on peut lire ${where}`,
  },
};
