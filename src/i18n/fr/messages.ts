import type { Messages } from "../../functions/messages";
import { EDITION_LIST, writing } from "../writing";
import { FR_WORDS } from "./words";

const { came, count, countedPoints, date, hundredths, number, place, player, points, size } =
  writing(FR_WORDS);

const EDITION = `${EDITION_LIST}, la date de début du tournoi, ou « rapid » ou « blitz »`;

const expected: Messages["expected"] = {
  difference: "un écart de classement, par exemple 120 ou -85",
  fraction: "un nombre de 0 à 1 (67 % s’écrit 0,67)",
  rating: "un nombre de 1 à 4000, ou u pour un joueur non classé",
  ratedAverage: "la moyenne des adversaires classés",
  fieldRating: "un classement, ou le Ru du premier passage d’un joueur non classé",
  result: "1, 0,5, 0, ½, =, w, d ou l, ou - pour une partie non jouée",
  resultNotBlank: "un résultat ; tapez - pour une partie non jouée",
  resultNotDate: "un résultat. 1/2 tapé dans une cellule devient une date : tapez ½ ou 0,5",
  results:
    "les résultats d’une rencontre, par exemple 1, ½, 0 ou ½1, ou - pour une partie non jouée",
  total: "des points ou demi-points, par exemple 6,5 ou 6½",
  games: "un nombre entier de parties",
  gamesPlayed: "un nombre entier de parties, 1 au moins",
  periodGames: "un nombre entier de parties, de 0 à 700",
  k: "un nombre entier de 1 à 100",
  change: "une variation de classement, par exemple 6,2 ou -2,5",
  age: "un âge en années entières",
  minutes: "un nombre de minutes, 0 au moins",
  seconds: "un nombre de secondes, 0 au moins",
  date: "une date (une date tapée comme texte ne compte pas)",
  birth: "une date de naissance ou son année, par exemple 1990",
  birthBefore: "une naissance avant le jour du tournoi",
  logical: "VRAI ou FAUX",
  system: "« swiss », « team » ou « robin »",
  edition: EDITION,
  editionOrFse: `${EDITION}, ou « FSE »`,
  oneCell: "une seule cellule",
  editionCell: "une édition pour toute la formule, dans une seule cellule",
  name: "un nom",
};

const problems: Messages["problems"] = {
  wrong: (values) =>
    `${values.argument}${place(values.place)} : ${came(values.came)}. Attendu : ${expected[values.expected]}.`,
  sizesDiffer: (values) =>
    `${values.argument} est ${size(values.size)}, ${values.other} ${size(values.otherSize)}. Attendu : des plages de même taille.`,
  scoreAboveGames: (values) =>
    `${values.argument}${place(values.place)} : ${countedPoints(values.score)} en ${count(values.games, "game")}. Attendu : un point par partie au plus.`,
  totalBesideUnrated: ({ argument, other }) =>
    `${argument} : un total à côté d’un adversaire non classé dans ${other}. Attendu : un résultat par adversaire, pour que seules comptent les parties contre des joueurs classés.`,
  neededGames: ({ came: given, regular, exception, edition }) =>
    `needed : ${number(given)}. Attendu : ${regular === exception ? regular : `${regular}, ou ${exception} pour ses exceptions,`} dans l’édition ${edition}.`,
  tooManyCells: (values) =>
    `Le résultat serait ${size(values.size)}. Attendu : ${values.most} cellules au plus ; donnez la plage remplie, pas des colonnes entières.`,
  tooManyPlayers: ({ players, most }) =>
    `ratings : ${count(players, "player")}. Attendu : un toutes rondes à ${most} au plus ; donnez la plage remplie.`,
  scoresNotAField: (values) =>
    `scores : ${size(values.size)} pour ${count(values.players, "player")}. Attendu : un total par joueur, ou le carré des résultats.`,
  contradiction: (values) =>
    `scores : le résultat de ${player(values.player)} contre ${player(values.opponent)} ne répond pas à celui de l’autre côté de la diagonale. Attendu : 1 et 0, ou ½ et ½.`,
  totalAboveGames: (values) =>
    `scores : ${countedPoints(values.total)} pour ${player(values.player)}. Attendu : ${values.highest} au plus, un point par adversaire ; pour un aller-retour, donnez le carré des résultats.`,
  totalsSum: (values) =>
    `scores : la somme des totaux est ${points(values.sum)}. Attendu : ${points(values.expected)}, un point par partie d’un tour simple.`,
  onlyPrintedIn: ({ edition, came: given }) =>
    `asPrinted : VRAI avec l’édition ${given}. Attendu : l’édition ${edition}, celle dont l’exemple imprimé s’écarte de sa règle.`,
  notAnEdition: (values) =>
    `edition : ${values.year} n’est pas une édition ; en vigueur en ${values.year} : ${values.inForce}. Attendu : ${expected[values.expected]}.`,
  commaInNumber: ({ digits }) =>
    `edition : ${digits} n’est pas une édition. La virgule sépare ici les arguments : 0,${digits} en fait deux. Tapez 0.${digits}.`,
  noPartner: () => "Cette cellule n’a pas de vis-à-vis : les plages n’ont pas la même taille.",
  inputShows: ({ code }) => `L’entrée affiche ${code}. Attendu : une cellule sans erreur.`,
  unexpected: ({ what }) => `Inattendu : ${what}. Merci de le signaler avec la formule.`,
};

const reasons: Messages["reasons"] = {
  dpUndefined: ({ p, player: whose }) =>
    `dp n’est pas défini pour un score de p = ${hundredths(p)}${whose === undefined ? "" : ` (${player(whose)})`} dans cette édition ; attendu : un score entre zéro et tous les points.`,
  beforeFirstEdition: ({ day }) =>
    `Le ${date(day)} précède le 01/07/2005, où commence la première édition connue ici. Attendu : une date ultérieure, comme DATE(2014;7;1).`,
  yearBeforeFirst: ({ year }) =>
    `${year} est une année et non un jour, et précède 2005, où commence la première édition connue ici. Attendu : une date ultérieure, comme DATE(2014;7;1).`,
  yearForDay: ({ year, inForce }) =>
    `${year} est une année, pas un jour ; en vigueur en ${year} : ${inForce}. Attendu : une date, comme DATE(${year};7;1).`,
  paceNotModelled: ({ earliest }) =>
    `Le rapide et le blitz sont connus ici à partir du ${date(earliest)} ; attendu : une date à partir de là, 2024 ou 2025.`,
  noRatedOpponents: () =>
    "Aucun adversaire classé, donc pas de moyenne. Attendu : un classement au moins.",
  tooFewPoints: ({ score, needed, first }) =>
    `Un score de ${points(score)} dans un ${first ? "premier" : "autre"} tournoi ne compte pas. Attendu : ${points(needed)} au moins.`,
  tooFewRatedOpponents: ({ games, needed }) =>
    `Parties contre des adversaires classés : ${games}. Attendu : ${needed} au moins.`,
  robinRemoved: ({ last }) =>
    `La méthode du toutes rondes a disparu de cette édition. Attendu : ${last} ou avant ; ${last} est la dernière qui l’a.`,
  averagedNotPooled: () =>
    "Cette édition ne réunit pas les parties, elle fait la moyenne des Ru : utilisez FIDE.WEIGHTED.",
  nothingToAverage: () =>
    "Il n’y a aucun Ru dont faire la moyenne. Attendu : un Ru au moins, avec ses parties.",
  unratedHasNoK: () => "Un joueur non classé n’a pas de K. Attendu : un classement.",
  unratedHasNoChange: () =>
    "Un joueur non classé n’a pas de variation. Attendu : un classement ; pour un premier classement, utilisez FIDE.SWISS.RU.",
  noFixedClosing: ({ normally }) =>
    normally === undefined
      ? "Le texte de cette édition ne fixe pas de date de clôture."
      : `Le texte de cette édition ne fixe pas de date de clôture. Normalement elle est un mois avant la liste : le tournoi compte sur celle du ${date(normally.list)} si son rapport est arrivé au plus tard le ${date(normally.reportedBy)}.`,
  paceHasBounds: () =>
    "Le rapide et le blitz ont des bornes et non un minimum : utilisez FIDE.TIMECONTROL.",
  nobodyRated: () => "Personne n’est classé dans ce tournoi. Attendu : un classement au moins.",
  tooFewPlayers: ({ players }) =>
    `Un tournoi à ${players} n’est pas un toutes rondes. Attendu : 3 joueurs au moins.`,
  unplayedGame: (values) =>
    `${player(values.player)} et ${player(values.opponent)} ont une partie non jouée : le tournoi est déclaré comme un suisse. Utilisez FIDE.CHANGE et FIDE.SWISS.RU.`,
  resultsNeeded: (values) =>
    `${player(values.player)} a ${countedPoints(values.score)}, attendu : ${points(values.needed)} au moins ; ses parties ne comptent pas. Les totaux ne suffisent pas : donnez le carré des résultats.`,
};

export const FR_MESSAGES: Messages = {
  expected,
  problems,
  reasons,
  cite: (article, edition) =>
    edition === "FSE" ? "Liste suisse FSE." : `Article ${article} (${edition}).`,
};
