import { monthsOfPeriod } from "../../rules/ratingPeriod";
import { cited } from "../citing";
import type { PeriodTexts } from "../period";
import { IT_K_REASON } from "./kReason";

export const IT_PERIOD: PeriodTexts = {
  name: "Periodo di valutazione",
  resultsName: "Risultati del periodo",
  title: "Periodo di valutazione",
  note: "Tutti i tornei di un periodo di valutazione insieme: si arrotonda una sola volta, alla fine.",
  sums: "Giocatori: {rated} con Elo, {unrated} senza Elo · Partite che contano, giocatore per giocatore: {games} · Somma delle variazioni: {changes} · Tolti dalla lista: {delisted} · Con poche partite: {inactive}",
  errors:
    "Giocatori che mostrano un errore: {players}. Un rapporto non è calcolato, o il foglio delle sue partite non c’è più.",
  noList:
    "Senza la data della lista, sotto la tabella, di nessuno si dice che è tolto dalla lista.",
  otherList: "La data della lista, sotto la tabella, non è quella per cui è stato fatto il foglio.",
  foreign: "Tornei conteggiati da un’altra lista: {events}; quale, si legge sotto i giocatori.",
  missing: (sheets) => `Rapporti che questa lista conteggia anche, e che non vi sono: ${sheets}.`,
  adjusted:
    "Questa lista adegua dopo il calcolo ogni rating sotto 2000, più il 40% di quanto manca a 2000.",
  look: "Giocatori con osservazioni: {players}.",
  nothingToLookAt: "Nulla da controllare.",
  list: "Lista del",
  start: "Inizio del periodo",
  kAsOf: {
    list: "Ogni torneo conta con il K della lista in vigore al suo inizio, perché K è pubblicato con la lista: è una lettura, nessun articolo dice quale giorno conta. Ciò che è cominciato prima del periodo mantiene il K della propria lista.",
    "first day":
      "Ogni torneo conta con il K del suo primo giorno: è una lettura, nessun articolo dice quale giorno conta. Quella usuale è il K della lista in vigore.",
  },
  editions: {
    byDay:
      "Ogni torneo segue il regolamento del suo primo giorno, 0.1. Arrotondamento e K × n sono quelli in vigore all’inizio del periodo, minimo e attività quelli in vigore il giorno della lista.",
    byHand: "Tutti i tornei seguono il regolamento scelto.",
  },
  floor: (edition) => `Rating minimo, ${cited("delisted")(edition)}`,
  mostKn: (edition) => `K × n al massimo, ${cited("k")(edition)}`,
  activeGames: (edition) => `Partite per essere attivo, ${cited("inactive")(edition)}`,
  headings: {
    kReason: IT_K_REASON.headings.kReason,
    number: "N°",
    player: "Giocatore",
    id: "ID FIDE",
    rating: "Elo",
    events: "tornei",
    n: "n",
    delta: "ΣΔR",
    k: "K",
    kCounted: "K usato",
    change: "variaz.",
    rounded: "arrot.",
    rn: "Rn",
    earlierGames: "partite prima",
    spellings: "Scritto anche",
    remarks: "Osservazioni",
  },
  hints: {
    kReason: IT_K_REASON.hints.kReason,
    rating: () =>
      "Quello dell’ultimo torneo. Se nella lista precedente è un altro, scriverlo al suo posto.",
    n: () => "Partite che contano, di tutti i tornei.",
    delta: (edition) => `La somma dei W − We, ${cited("change")(edition)}.`,
    k: () =>
      "K della lista in vigore all’inizio dei tornei. Si può scrivere un altro K al suo posto: conta per tutti i tornei del giocatore.",
    kCounted: (edition) =>
      `Il più grande numero intero con K × n al massimo ${edition.highestKTimesGames}, ${cited("k")(edition)}.`,
    change: () => "K × ΔR di ogni torneo, sommati.",
    rounded: (edition) =>
      `Una sola volta, il mezzo allontanandosi da zero, ${cited("rounded")(edition)}.`,
    earlierGames: (edition) =>
      `Partite valutate nei ${12 - monthsOfPeriod(edition)} mesi prima di questo periodo: ${cited("inactive")(edition)}.`,
  },
  conditions: "Condizioni",
  unmet: (articles) => `Non superato: ${articles}.`,
  unchecked: (articles) => `Non controllato: ${articles}.`,
  events: "Tornei considerati",
  resultsTitle: "Risultati del periodo di valutazione",
  resultSums:
    "Giocatori: {players} · Risultati: {results} · Partite che contano, giocatore per giocatore: {games}",
  resultErrors:
    "Risultati che mostrano un errore: {results}. Un rapporto non è calcolato, o il foglio delle sue partite non c’è più.",
  resultsNote: {
    reports:
      "Rating, n, ΔR e K vengono dai rapporti Elo e li seguono. Per altri giocatori, nomi o giorni creare di nuovo il foglio.",
    list: "Come li dà l’elenco. La riga senza torneo dopo ogni giocatore ne accoglie un altro; per altri ancora inserirne sopra una copia.",
  },
  resultHeadings: {
    ...IT_K_REASON.headings,
    number: "N°",
    player: "Giocatore",
    event: "Torneo",
    date: "Data",
    rating: "Elo",
    n: "n",
    delta: "ΔR",
    k: "K",
    kCounted: "K usato",
    product: "K × ΔR",
    ownK: "K proprio",
    kDay: "K al",
    report: "Foglio",
    line: "Riga",
  },
  unrated: (edition) =>
    `senza Elo, con le partite di un primo rating, ${cited("window")(edition)}: creare il foglio del primo rating`,
  unratedLacks: (edition) => [
    `senza Elo; partite mancanti per un primo rating, ${cited("window")(edition)}:`,
    "; tornei precedenti possono averle: vedere il foglio del primo rating",
  ],
  firstRating: (sheet) => ({
    isPublished: ["primo rating ", `, dal foglio «${sheet}»`],
    earlier: `ha l’Elo da una lista precedente: creare di nuovo il rapporto con il suo rating, dal foglio «${sheet}»`,
    later: `primo rating in una lista successiva: vedere il foglio «${sheet}»`,
    notYet: `ancora nessun primo rating: vedere il foglio «${sheet}»`,
  }),
  delisted: (edition) => `tolto dalla lista: sotto il minimo, ${cited("delisted")(edition)}`,
  inactive: (edition) => `inattivo, ${cited("inactive")(edition)}: partite che mancano:`,
  perhapsInactive: (edition) =>
    `inattivo, ${cited("inactive")(edition)}, salvo che le partite precedenti siano almeno:`,
  ratings: "rating nei tornei:",
  leftOut: (edition) =>
    `tralasciato come in un primo torneo, benché uno precedente conti: scrivere «no» sotto «Primo torneo» nel suo foglio dell’iterazione e rifare questo foglio, ${cited("firstEvent")(edition)}`,
  earlierList: (edition) =>
    `rating di una lista meno recente; se la lista precedente ne ha un altro, scriverlo al suo posto: ${cited("list")(edition)}`,
  kDiffers: ["K nei tornei:", "il foglio dei risultati dice quale conta e dove"],
  onePlayer: "è un solo giocatore?",
  namesake: "più giocatori hanno questo nome",
};
