import { monthsOfPeriod } from "../../rules/ratingPeriod";
import { cited } from "../citing";
import type { PeriodTexts } from "../period";
import { FR_K_REASON } from "./kReason";

export const FR_PERIOD: PeriodTexts = {
  name: "Période de classement",
  resultsName: "Résultats de la période",
  title: "Période de classement",
  note: "Tous les tournois d’une période ensemble : arrondi une fois, à la fin.",
  sums: "Joueurs : classés {rated}, non classés {unrated} · Parties qui comptent, joueur par joueur : {games} · Somme des variations : {changes} · Délistés : {delisted} · Avec peu de parties : {inactive}",
  errors:
    "Joueurs qui montrent une erreur : {players}. Un rapport n’est pas calculé, ou la feuille de ses parties n’est plus là.",
  noList: "Sans la date de la liste, sous le tableau, personne n’est dit délisté.",
  otherList:
    "La date de la liste, sous le tableau, n’est pas celle pour laquelle la feuille est faite.",
  foreign: "Tournois que compte une autre liste : {events} ; laquelle se lit sous les joueurs.",
  missing: (sheets) => `Rapports que cette liste compte aussi, et qui n’y sont pas : ${sheets}.`,
  adjusted:
    "Cette liste ajuste après le calcul tout classement sous 2000, plus 40 % de ce qui manque à 2000.",
  look: "Joueurs avec des remarques : {players}.",
  nothingToLookAt: "Rien à regarder.",
  list: "Liste du",
  start: "Début de la période",
  kAsOf: {
    list: "Chaque tournoi compte avec K de la liste en vigueur à son début, car K est publié avec la liste : c’est une lecture, aucun article ne dit quel jour compte. Ce qui a commencé avant la période garde K de sa propre liste.",
    "first day":
      "Chaque tournoi compte avec K de son premier jour : c’est une lecture, aucun article ne dit quel jour compte. L’usuelle est K de la liste en vigueur.",
  },
  editions: {
    byDay:
      "Chaque tournoi suit le règlement de son premier jour, 0.1. L’arrondi et K × n sont ceux du règlement en vigueur au début de la période ; plancher et activité, ceux du jour de la liste.",
    byHand: "Tous les tournois suivent le règlement choisi.",
  },
  floor: (edition) => `Plancher, ${cited("delisted")(edition)}`,
  mostKn: (edition) => `K × n au plus, ${cited("k")(edition)}`,
  activeGames: (edition) => `Actif dès (parties), ${cited("inactive")(edition)}`,
  headings: {
    kReason: FR_K_REASON.headings.kReason,
    number: "N°",
    player: "Joueur",
    id: "ID FIDE",
    rating: "Elo",
    events: "tournois",
    n: "n",
    delta: "ΣΔR",
    k: "K",
    kCounted: "K compté",
    change: "chang.",
    rounded: "arrondi",
    rn: "Rn",
    earlierGames: "parties avant",
    spellings: "Écrit aussi",
    remarks: "Remarques",
  },
  hints: {
    kReason: FR_K_REASON.hints.kReason,
    rating: () =>
      "Du dernier tournoi. Tapez par-dessus celui de la liste d’avant si c’est un autre.",
    n: () => "Parties qui comptent, de tous les tournois.",
    delta: (edition) => `La somme des W − We, ${cited("change")(edition)}.`,
    k: () =>
      "K de la liste en vigueur au début des tournois. Tapez un autre K par-dessus : il compte pour tous les tournois du joueur.",
    kCounted: (edition) =>
      `Le plus grand entier avec K × n au plus ${edition.highestKTimesGames}, ${cited("k")(edition)}.`,
    change: () => "K × ΔR de chaque tournoi, additionnés.",
    rounded: (edition) => `Une fois, le demi en s’éloignant de zéro, ${cited("rounded")(edition)}.`,
    earlierGames: (edition) =>
      `Parties prises en compte des ${12 - monthsOfPeriod(edition)} mois avant cette période : ${cited("inactive")(edition)}.`,
  },
  conditions: "Conditions",
  unmet: (articles) => `Non rempli : ${articles}.`,
  unchecked: (articles) => `Non contrôlé : ${articles}.`,
  events: "Tournois pris",
  resultsTitle: "Résultats de la période de classement",
  resultSums:
    "Joueurs : {players} · Résultats : {results} · Parties qui comptent, joueur par joueur : {games}",
  resultErrors:
    "Résultats qui affichent une erreur : {results}. Un rapport n’est pas calculé, ou la feuille de ses parties n’est plus là.",
  resultsNote: {
    reports:
      "Classements, n, ΔR et K viennent des rapports de classement et les suivent. Pour d’autres joueurs, noms ou jours, refaites la feuille.",
    list: "Comme la liste les donne. La ligne sans tournoi derrière chaque joueur en prend un de plus ; pour d’autres, insérez-en une copie au-dessus.",
  },
  resultHeadings: {
    ...FR_K_REASON.headings,
    number: "N°",
    player: "Joueur",
    event: "Tournoi",
    date: "Date",
    rating: "Elo",
    n: "n",
    delta: "ΔR",
    k: "K",
    kCounted: "K compté",
    product: "K × ΔR",
    ownK: "K propre",
    kDay: "K au",
    report: "Rapport",
    line: "Ligne",
  },
  unrated: (edition) =>
    `non classé, avec les parties d’un premier classement, ${cited("window")(edition)} : créez la feuille de premier classement`,
  unratedLacks: (edition) => [
    `non classé ; parties manquantes pour un premier classement, ${cited("window")(edition)} :`,
    " ; des tournois antérieurs peuvent les avoir : voir la feuille de premier classement",
  ],
  firstRating: (sheet) => ({
    isPublished: ["premier classement ", `, de la feuille « ${sheet} »`],
    earlier: `classé depuis une liste antérieure : refaire le rapport avec son classement, de la feuille « ${sheet} »`,
    later: `premier classement sur une liste ultérieure : voir la feuille « ${sheet} »`,
    notYet: `pas encore de premier classement : voir la feuille « ${sheet} »`,
  }),
  delisted: (edition) => `délisté : sous le plancher, ${cited("delisted")(edition)}`,
  inactive: (edition) => `inactif, ${cited("inactive")(edition)} : parties qui manquent :`,
  perhapsInactive: (edition) =>
    `inactif, ${cited("inactive")(edition)}, sauf si les parties d’avant sont au moins :`,
  ratings: "classements des tournois :",
  leftOut: (edition) =>
    `écarté comme dans un premier tournoi, alors qu’un précédent compte : tapez « non » sous « Premier tournoi » sur sa feuille d’itération et refaites cette feuille, ${cited("firstEvent")(edition)}`,
  earlierList: (edition) =>
    `classement d’une liste plus ancienne ; si la liste d’avant en a un autre, tapez-le par-dessus : ${cited("list")(edition)}`,
  kDiffers: ["K des tournois :", "la feuille des résultats dit lequel compte où"],
  onePlayer: "est-ce un seul joueur ?",
  namesake: "plusieurs joueurs ont ce nom",
};
