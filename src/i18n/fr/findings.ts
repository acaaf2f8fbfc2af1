import type { RatingDoubt } from "../../tournament/ratingHeading";
import type { FindingTexts } from "../table";
import { writing } from "../writing";
import { FR_WORDS } from "./words";

const { came, count, countedPoints, points, number } = writing(FR_WORDS);

export const FR_FINDINGS: FindingTexts = {
  noTable: () =>
    "Aucun tableau trouvé ici. Attendu : un carré de résultats à diagonale vide ou marquée, un tableau par rondes comme 12w1 ou +12, une liste de parties sous des en-têtes, les deux lignes d’un match, ou des noms, classements et points sous des en-têtes. Si une colonne vide coupe le tableau, sélectionnez-le tout entier.",
  noGames: ({ list }) =>
    `${LISTS[list]} Il manque : qui a rencontré qui, avec quel résultat. Sélectionnez une grille, un tableau par rondes comme 12w1, ou les appariements de toutes les rondes avec leurs résultats.`,
  tooManyPlayers: ({ players, most }) => `${count(players, "player")}. Attendu : au plus ${most}.`,
  notAResult: (values) =>
    `${came(values.came)} n’est pas un résultat. Attendu : 1, ½, 0, ou + et - pour une partie non jouée.`,
  dateForResult: ({ typed }) =>
    `${TYPED[typed]?.[1] ?? typed} a été tapé, et Excel en a fait une ${TYPED[typed]?.[0] ?? "date"}. Attendu : ${typed}.`,
  markedResult: ({ player, opponent, came: text }) =>
    `${player} contre ${opponent} : ${text} porte une marque dont le sens n’est pas connu. Attendu : 1, ½ ou 0 pour une partie jouée, - pour une partie non jouée.`,
  sumOfGames: (values) =>
    `${values.player} contre ${values.opponent} : ${points(values.came)} est la somme de deux parties. Attendu : les deux résultats. Aucun nombre ne dépend de leur ordre ; deux résultats qui font la somme suffisent.`,
  signForResult: ({ player, opponent, came: sign }) =>
    `${player} contre ${opponent} : ${sign}, qui marque une partie non jouée (11.23, 2005). Comme le tableau n’a ni 1 ni 0, ce peut être un résultat. Attendu : 1, ½ ou 0.`,
  halfOnly: () =>
    "Un seul côté de la diagonale porte des résultats. L’autre est lu comme ce qu’ils laissent de chaque point.",
  columnsReordered: () =>
    "Les colonnes ne suivent pas l’ordre des lignes. Elles ont été remises dans le seul ordre où tous les résultats se répondent.",
  noResults: ({ player }) =>
    `${player} n’a aucun résultat : il est lu comme n’ayant joué contre personne.`,
  orderUnclear: () =>
    "Lignes et colonnes ne suivent pas le même ordre, et les résultats se répondraient de plus d’une façon. Attendu : le même ordre, ou les numéros des joueurs au-dessus des colonnes et à côté des lignes.",
  playerLeftOut: ({ player }) =>
    `${player} est parmi les joueurs, mais sans résultats ni colonne : il est laissé de côté. S’il a joué, corrigez le tableau.`,
  otherTables: ({ areas }) =>
    `La feuille a d’autres tableaux (${areas}). Seul celui qui est sélectionné est lu.`,
  blankResult: ({ player, opponent }) =>
    `${player} contre ${opponent} : pas de résultat. Attendu : un résultat, ou - pour une partie non jouée.`,
  contradiction: (values) =>
    `${values.player} contre ${values.opponent} : ${values.came} ici, ${values.other} en face. Attendu : 1 et 0, ou ½ et ½.`,
  gamesMissing: ({ player, opponent, games }) =>
    `${player} contre ${opponent} : moins de ${count(games, "game")}. Attendu : ${games} ; - pour une partie non jouée.`,
  drawOrUnplayed: ({ player, opponent }) =>
    `${player} contre ${opponent} : = à côté de + et - peut être un demi-point sans partie (11.23, 2005). Lu comme nulle.`,
  pointsDiffer: (values) =>
    `${values.player} : ${countedPoints(values.came)} dans le tableau, mais les résultats donnent ${points(values.expected)}.`,
  notPoints: (values) =>
    `${values.player} : ${came(values.came)} n’est pas un nombre de points. Attendu : un multiple de ½.`,
  tooManyGames: (values) =>
    `${values.player} contre ${values.opponent} : ${came(values.came)} représente plus de parties que dans les autres rencontres. Attendu : ${values.games}.`,
  totalTooHigh: (values) =>
    `${values.player} : ${countedPoints(values.came)}. Attendu : au plus ${points(values.most)}, un point par adversaire ; pour un aller-retour, il faut les résultats.`,
  resultsNotRead: () =>
    "Il y a des résultats à côté des totaux, mais ils ne se répondent pas de part et d’autre d’une diagonale. Attendu : chaque résultat deux fois, et rien, * ou x où un joueur se rencontre lui-même.",
  totalsDiffer: (values) =>
    `La somme des points est ${points(values.came)}. Attendu : ${points(values.expected)}, un point par partie.`,
  notARating: (values) =>
    `${values.player} : ${came(values.came)} n’est pas un classement. Attendu : un classement FIDE comme 1850, ou u pour non classé.`,
  ratingsWritten: (values) =>
    `Des classements sont écrits comme ${values.came}. Celui-ci est lu ${values.rating}, les autres de même.`,
  notFideRating: (values) =>
    `${values.player} : ${values.came}, par sa lettre ${values.letter}, est d’une liste nationale, ou estimé. Attendu : un classement FIDE, ou u pour non classé.`,
  impossibleRating: ({ player, rating, doubt, limit }) =>
    doubt === "below floor"
      ? `${player} : ${rating} n’est pas un classement FIDE : la liste en vigueur le premier jour n’a personne au-dessous de ${limit}. Une faute de frappe, ou non classé ?`
      : `${player} : ${rating} n’est pas un classement FIDE : personne n’a jamais eu plus de ${limit}. Une faute de frappe ?`,
  oddRating: ({ player, rating, doubt }) =>
    doubt === "birth"
      ? `${player} : le classement ${rating} est aussi l’année de naissance. Est-ce le classement ?`
      : `${player} : le classement ${rating} est à plus de 600 points de tous les autres. Est-il juste ?`,
  oddBirth: ({ player, year, played }) =>
    `${player} : né en ${year} et jouant en ${played} ? Là où K dépend de l’âge, ce serait celui d’un junior. Une faute de frappe ?`,
  blankRating: ({ player }) =>
    `${player} n’a pas de classement, alors que d’autres sont marqués non classés : non classé, ou oublié ? Lu comme non classé.`,
  fideRatingsEmpty: ({ chosen, empty }) =>
    `Personne n’a de classement sous ${empty} ; ${chosen} est donc lue. Si ce ne sont pas des classements FIDE, choisissez une autre colonne sous Compris.`,
  whoseRatings: ({ heading, doubt }) => WHOSE_RATINGS[doubt](heading),
  severalRatings: ({ chosen, others }) =>
    `Plusieurs colonnes de classements : ${chosen} est lue, pas ${others}. Choisissez-en une autre sous Compris si c’est faux.`,
  noRatings: () =>
    "Aucune colonne n’est lue comme classements ; tous sont donc lus comme non classés. Attendu : un en-tête comme Classement ou Elo.",
  factNotRead: ({ player, column, ...values }) =>
    `${player} : ${came(values.came)} sous ${column} n’est pas compris, et K s’en passe. Attendu : une date ou une année (naissance), un nombre entier (parties, plus haut classement).`,
  notAK: (values) =>
    `${values.player} : ${came(values.came)} n’est pas un K. Attendu : un nombre entier de 5 à 40.`,
  noName: ({ player }) => `Le joueur ${player} n’a pas de nom : ce numéro en tient lieu.`,
  nameIsError: (values) =>
    `Le nom est une erreur : ${values.came} a été tapé avec = devant. Lu comme nom.`,
  sameName: ({ name, other }) => `${name} est aussi le nom du joueur ${other}.`,
  idTwice: ({ player, id, before, cell }) =>
    `${player} a le code FIDE ${id}, et ${before} l’a aussi en ${cell}. Attendu : à chaque joueur son propre code.`,
  ratingsDiffer: (values) =>
    `${values.player} : classement ${came(values.came)} ici, ${values.before} plus haut. Attendu : le classement du début du tournoi à chaque ligne.`,
  mirrorMissing: ({ player, opponent }) =>
    `${player} contre ${opponent} : la liste donne les parties des deux joueurs, mais la ligne de ${opponent} manque ou dit autre chose. Attendu : les deux lignes, ou chaque partie une fois.`,
  gameTwice: ({ player, opponent, round }) =>
    `Ronde ${round} : ${player} contre ${opponent} figure ici une seconde fois. Attendu : chaque partie une fois, ou une autre ronde s’ils se sont rencontrés deux fois.`,
  playerTwiceInRound: ({ player, round }) =>
    `Ronde ${round} : ${player} joue ici une seconde partie. Attendu : une partie par ronde, ou le numéro d’une autre ronde.`,
  bothSidesOneself: ({ player }) => `${player} joue contre ${player}. Attendu : deux joueurs.`,
  namesOfIdDiffer: ({ player, id, before }) =>
    `${player} a le code FIDE ${id}, comme ${before} plus haut : ils sont pris pour un seul joueur. Attendu : un seul nom, ou deux codes.`,
  joinedNames: ({ player, before, cell }) =>
    `${player} ici, ${before} en ${cell} : ils sont pris pour un seul joueur.`,
  idsOfNameDiffer: ({ player, id, before }) =>
    `${player} a le code FIDE ${id} ici et ${before} plus haut : ils sont pris pour deux joueurs. Attendu : un seul code, si c’est le même joueur.`,
  pooledRatingsDiffer: ({ player, came, before }) =>
    `${player} : classement ${came} dans ce tableau, ${before} dans un autre du même tournoi. Attendu : un seul classement pour tout le tournoi.`,
  pooledSameName: ({ player }) =>
    `${player} : le nom de deux joueurs d’un même tableau. Attendu : des noms différents, pour reconnaître chacun dans toutes les parties du tournoi.`,
  pooledNamesJoined: ({ player, before }) =>
    `dans ce tableau ${player}, dans un autre du même tournoi ${before} : ils sont pris pour un seul joueur.`,
  pooledNamesDiffer: ({ player, id, before }) =>
    `${player} a le code FIDE ${id}, comme ${before} dans un autre tableau du même tournoi : ils sont pris pour un seul joueur. Attendu : un seul nom, ou deux codes.`,
  pooledIdsDiffer: ({ player, id, before }) =>
    `${player} a le code FIDE ${id} ici et ${before} dans un autre tableau du même tournoi : ils sont pris pour deux joueurs. Attendu : un seul code, si c’est le même joueur.`,
  partUnreadable: ({ table }) =>
    `${table}, une partie de ce tournoi, ne se lit pas comme des parties jouées. Attendu : un tableau avec résultats ; corrigez-le, ou retirez-le du tournoi.`,
  notADay: (values) =>
    `${values.event} : ${came(values.came)} n’est pas un jour. Attendu : une date, comme 2026-11-18.`,
  notAList: (values) =>
    `${values.event} : ${came(values.came)} n’est pas une liste qui compte ce tournoi. Attendu : sa date, comme 2026-12-01, ou une case vide.`,
  notALastDay: (values) =>
    `${values.event} : ${came(values.came)} n’est pas un dernier jour de ce tournoi. Attendu : une date dès son premier jour, comme 2026-12-01, ou une case vide.`,
  notAnAverage: (values) =>
    `${values.event} : ${came(values.came)} n’est pas un classement moyen. Attendu : un nombre de 1 à 4000.`,
  raForRc: ({ rating }) =>
    `Les moyennes sont sous Ra. Depuis 2024 cela contient deux nulles contre ${rating}, ajoutées ici une fois pour tous les tournois. Attendu : Rc, la moyenne des seuls adversaires classés, sous l’en-tête Rc.`,
  notGames: (values) =>
    `${values.event} : ${came(values.came)} n’est pas un nombre de parties pour ces points. Attendu : un entier, pas moins que les points.`,
  notGamesThatCount: (values) =>
    `${values.player} : ${came(values.came)} n’est pas un nombre de parties. Attendu : un entier de 0 à 999.`,
  nobodyAbove: () =>
    "La ligne n’a pas de nom, et il n’y a personne au-dessus. Attendu : le nom d’un joueur, ou un ID.",
  eventTwice: ({ player, event }) =>
    `${player} : ${event} se trouve ici une seconde fois avec les mêmes chiffres. Attendu : chaque tournoi d’un joueur une fois.`,
  deltaWithoutRating: (values) =>
    `${values.player} : ${came(values.came)} n’a pas de classement à côté. Attendu : le classement du début du tournoi, ou pas de W − We pour un non-classé.`,
  notADelta: (values) =>
    `${values.player} : ${came(values.came)} n’est pas W − We de ${count(values.games, "game")}. Attendu : deux décimales, de -${number(values.games)} à ${number(values.games)}.`,
  notEarlierGames: (values) =>
    `${values.player} : ${came(values.came)} n’est pas un nombre de parties d’avant la période. Attendu : un entier de 0 à 999, ou rien.`,
  tooLong: ({ player, came: text, most }) =>
    `${player} : « ${text} » est trop long pour un fichier de tournoi. Attendu : au plus ${count(most, "sign")}.`,
  notAStart: ({ player, came: start }) =>
    `${player} : « ${start} » n’est pas un numéro de départ. Attendu : un nombre entier à partir de 1.`,
  notATrfRound: (values) =>
    `${values.player} : ${came(values.came)} n’est pas une ronde d’un fichier de tournoi. Attendu : adversaire, w ou b, résultat, comme 12w1, 12b+ ou 12w½f ; ou H, F, U, Z.`,
  notARound: (values) =>
    `${values.player} : ${came(values.came)} n’est pas une ronde. Attendu : adversaire, couleur et résultat, comme 12w1, ou +12, =12, -12, ou un bye.`,
  notPlayedYet: ({ games }) =>
    `${count(games, "game")} sans résultat : considéré comme pas encore joué, rien n’est compté.`,
  nobodyHasNumber: (values) =>
    `${values.player} : personne n’a le numéro ${values.number}. Attendu : un numéro du tableau.`,
  roundContradiction: ({ player, opponent, round }) =>
    `Ronde ${round} : ce que disent ${player} et ${opponent} de leur partie ne concorde pas. Attendu : 1 et 0, ½ et ½, ou + et -.`,
  againstOneself: ({ player, round }) =>
    `Ronde ${round} : ${player} joue contre ${player}. Attendu : le numéro d’un autre joueur.`,
  freeAndGame: ({ tag, player, round }) =>
    `${player}, ronde ${round} : la ligne ${tag} dit qu’il n’y a pas eu de partie, mais en voici une. Attendu : l’un des deux.`,
  selectionTooSmall: ({ area }) => `Le tableau continue à côté de la sélection. Attendu : ${area}.`,
};

/** What Excel makes of a result, and how it was typed. */
const TYPED: Readonly<Record<string, readonly [string, string]>> = {
  "½": ["date", "1/2"],
  "1-0": ["date", "1-0"],
  "1-1": ["date", "1-1 ou 1/1"],
  "1:0": ["heure", "1:0"],
  "0:1": ["heure", "0:1"],
  "1:1": ["heure", "1:1"],
};

const WHOSE_RATINGS: Readonly<Record<RatingDoubt, (heading: string) => string>> = {
  heading: (heading) =>
    `${heading === "" ? "Une colonne sans en-tête" : `La colonne ${heading}`} peut contenir des classements, mais rien ne dit lesquels. Attendu : un en-tête comme Elo ou Elo FIDE ; ou dites quelle colonne est lue.`,
  lists: (heading) =>
    `${heading} et une autre colonne contiennent des classements de listes différentes. Celle en vigueur le premier jour compte. Donnez ce jour, ou dites quelle colonne est lue.`,
  mixed: (heading) =>
    `${heading} contient des classements FIDE et d’autres dans une seule colonne. Marquez d’un u ce qui n’est pas de la FIDE, puis dites que la colonne est lue, ou que personne n’est classé.`,
  national: (heading) =>
    `${heading} contient des classements nationaux. Le règlement compte ceux de la FIDE. Dites quelle colonne est lue, ou que personne n’est classé.`,
  after: (heading) =>
    `${heading} contient les classements d’après le tournoi. Ceux de son début comptent. Dites quelle colonne est lue.`,
  notInForce: (heading) =>
    `${heading} nomme une liste qui n’était plus en vigueur le premier jour. Attendu : les classements de la liste alors en vigueur, 9.11 (2005), 7.11 (2011). Dites quelle colonne est lue malgré tout, ou que personne n’est classé.`,
  pace: (heading) =>
    `${heading} contient des classements d’une autre cadence. Dites quelle colonne est lue, ou choisissez cette cadence sous Tournoi.`,
};

const LISTS = {
  players: "C’est une liste de joueurs.",
  standing: "C’est un classement, avec les points seuls.",
  pairings: "Ce sont des appariements sans résultats.",
  boards: "C’est une liste des points par échiquier.",
  changes: "Ce sont des variations de classement calculées ailleurs.",
} as const;
