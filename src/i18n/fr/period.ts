import { monthsOfPeriod } from "../../rules/ratingPeriod";
import { cited } from "../citing";
import type { PeriodTexts } from "../period";
import { FR_K_REASON } from "./kReason";

export const FR_PERIOD: PeriodTexts = {
  name: "Période de classement",
  resultsName: "Résultats de la période",
  title: "Période de classement",
  note: "Tous les tournois d’une période ensemble : arrondi une fois, à la fin.",
  sums: "Joueurs : classés {rated}, non classés {unrated} · Parties : {games} · Somme des variations : {changes} · Délistés : {delisted} · Avec peu de parties : {inactive}",
  errors:
    "Joueurs qui montrent une erreur : {players}. Un rapport n’est pas calculé, ou la feuille de ses parties n’est plus là.",
  noList: "Sans la date de la liste, sous le tableau, personne n’est dit délisté.",
  otherList:
    "La date de la liste, sous le tableau, n’est pas celle pour laquelle la feuille est faite.",
  look: "Joueurs avec des remarques : {players}.",
  nothingToLookAt: "Rien à regarder.",
  list: "Liste du",
  start: "Début de la période",
  kAtStart: (edition) =>
    `Les tournois comptent avec K de ce jour, ${cited("k")(edition)} ; un tournoi commencé avant garde le sien.`,
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
    remarks: "Remarques",
  },
  hints: {
    kReason: FR_K_REASON.hints.kReason,
    rating: () =>
      "Du dernier tournoi. Tapez par-dessus celui de la liste d’avant si c’est un autre.",
    n: () => "Parties qui comptent, de tous les tournois.",
    delta: (edition) => `La somme des W − We, ${cited("change")(edition)}.`,
    k: (edition) =>
      `K du début de la période, ${cited("k")(edition)} : une 30e partie, 2400 ou un 18e anniversaire atteints depuis changent K dès la suivante.`,
    kCounted: (edition) =>
      `Le plus grand entier avec K × n au plus ${edition.highestKTimesGames}, ${cited("k")(edition)}.`,
    change: () => "K × ΔR de chaque tournoi, additionnés.",
    rounded: (edition) => `Une fois, le demi en s’éloignant de zéro, ${cited("rounded")(edition)}.`,
    earlierGames: (edition) =>
      `Parties prises en compte des ${12 - monthsOfPeriod(edition)} mois avant cette période : ${cited("inactive")(edition)}.`,
  },
  events: "Tournois pris",
  resultsTitle: "Résultats de la période de classement",
  resultSums: "Joueurs : {players} · Résultats : {results} · Parties : {games}",
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
    report: "Rapport",
  },
  unrated: "non classé : voir la feuille de premier classement",
  firstRating: (sheet) => ({
    isPublished: `premier classement, de la feuille « ${sheet} »`,
    notYet: `pas encore de premier classement : voir la feuille « ${sheet} »`,
  }),
  delisted: (edition) => `délisté : sous le plancher, ${cited("delisted")(edition)}`,
  inactive: (edition) => `inactif, ${cited("inactive")(edition)} : parties qui manquent :`,
  perhapsInactive: (edition) =>
    `inactif, ${cited("inactive")(edition)}, sauf si les parties d’avant sont au moins :`,
  ratings: "classements des tournois :",
  kDiffers: [
    "K des tournois :",
    (edition) => `celui du début de la période compte, ${cited("k")(edition)}`,
  ],
  onePlayer: "est-ce un seul joueur ?",
  namesake: "plusieurs joueurs ont ce nom",
};
