import { cited } from "../citing";
import type { SheetTexts } from "../sheets";
import { IT_CAREER } from "./career";
import { IT_CORRECTION } from "./correction";
import { IT_ERRATA } from "./errata";
import { IT_READINGS } from "./readings";
import { IT_HEAD } from "./head";
import { IT_PAPER } from "./paper";
import { IT_K_REASON } from "./kReason";
import { IT_PERIOD } from "./period";
import { IT_HAND_ON } from "./handOn";
import { IT_OVERVIEW } from "./overview";
import { IT_PERSONS } from "./persons";
import { IT_REPORT } from "./report";
import { IT_TABS } from "./tabs";

const robin = cited("robin");
const change = cited("change");
const average = cited("average");
const dpTable = cited("dpTable");
const k = cited("k");

/** 12,5. */
function decimal(value: number): string {
  return String(value).replace(".", ",");
}

export const IT_SHEETS: SheetTexts = {
  tabs: IT_TABS,
  paper: IT_PAPER,
  handOn: IT_HAND_ON,
  overview: IT_OVERVIEW,
  persons: IT_PERSONS,
  iterationName: (edition) => `Ra Ru ${edition}`,
  iterationTitle: (event) => `Torneo all’italiana, Ra e Ru: ${event}`,
  madeWith: {
    fide: "Calcolato con le funzioni FIDE: serve il componente aggiuntivo. Le celle azzurre si compilano.",
    plain:
      "Calcolato con formule semplici e con le tabelle in fondo: non serve il componente aggiuntivo. Le celle azzurre si compilano.",
  },
  teaching: "PER LA DIDATTICA: il metodo non esiste più dal 1º gennaio 2022 (8.2).",
  edition: "Edizione",
  source: {
    text: "verificata sul testo del regolamento",
    secondary: "da fonti secondarie, o ripresa dall’edizione precedente",
  },
  madeFor: {
    title: "Fissato alla creazione",
    refused:
      "Il foglio è stato creato per questo valore, e non tutto ne seguirebbe un altro. Per un’altra edizione o un altro giorno creare di nuovo il foglio.",
    changed:
      "Modificato: questa intestazione non mostra più ciò per cui il foglio è stato creato e secondo cui calcola. Annullare la modifica, o creare di nuovo il foglio.",
    byHand: (edition) => `edizione ${edition} scelta a mano`,
    byHandWithoutDay: (edition) => `edizione ${edition} scelta a mano, giorno non noto`,
  },
  head: IT_HEAD,
  startDate: "Inizio del torneo",
  noDate: "non indicato",
  limit: "Differenza al massimo",
  bonus: "Punti per ½ oltre il 50%",
  firstBonus: "Nella prima passata",
  opponents: "n, avversari",
  games: "Partite di ciascuno",
  inputs: "Tabellone",
  carried: { federation: "Fed." },
  columns: {
    player: "Giocatore",
    rating: "Elo",
    points: "Punti",
    firstEvent: "Primo torneo",
    counts: "Conta",
  },
  misfits: "Righe e colonne concordano: 0 ovunque",
  incomplete: (article, edition) =>
    `Nessun Ra: manca un risultato, o una riga e la sua colonna non concordano (non 0 nella riga sotto il tabellone). Con una partita non giocata il torneo si dichiara come svizzero: ${article} (${edition}).`,
  yes: "sì",
  no: "no",
  iterationHead: {
    bonus: (first, then) =>
      `${first === then ? "" : `${decimal(first)}, poi `}${decimal(then)} per ½ oltre il 50%`,
    sums: (article, edition) =>
      `Giocatori: {players}, {rated} con Elo, {unrated} senza Elo · Rar {rar} · dpa {dpa} · n {n} · Ra {ra} · ${article} (${edition})`,
    met: "Tutti i controlli sono superati.",
    notMet: ["Non superato:", ", vedere i controlli più sotto."],
  },
  tableHeadings: {
    player: "Giocatore",
    rating: "Elo",
    w: "W",
    p: "p",
    dp: "dp",
    rc: "Rc",
    dpUnrated: "dp",
    ru: "Ru",
    rcNew: "Rc nuovo",
    ruNew: "Ru nuovo",
    we: "We",
    k: "K",
    change: "variaz.",
    rn: "Rn",
  },
  tableHints: {
    player: () => "Come nel tabellone più sotto.",
    rating: () => "Il rating all’inizio del torneo; u: senza Elo.",
    w: (edition) => `I punti contro tutti quelli che contano: ${average(edition)}.`,
    p: (edition) =>
      `Punti diviso partite, due decimali, il mezzo per eccesso: ${dpTable(edition)}.`,
    dp: (edition) => `Da p con la tabella: ${dpTable(edition)}.`,
    rc: (edition) => `La media del torneo per un giocatore senza Elo è Ra: ${average(edition)}.`,
    dpUnrated: (edition) => `Dal punteggio sotto il 50% con la tabella: ${dpTable(edition)}.`,
    ru: (edition) =>
      `Al 50% Rc; al di sopra, punti per ogni mezzo; al di sotto, Rc + dp × n/(n+1): ${robin(edition)}.`,
    rcNew: (edition) =>
      `Rc con gli avversari oltre il limite così come contano: ${robin(edition)}.`,
    ruNew: (edition) => `Ru ancora una volta, a partire da Rc (nuovo): ${robin(edition)}.`,
    we: (edition) =>
      `La somma dei PD delle partite, con Ru (nuovo) come se fosse un rating: ${change(edition)}.`,
    k: (edition) => `Il coefficiente di sviluppo: ${k(edition)}.`,
    change: (edition) => `K × (W − We): ${change(edition)}.`,
    rn: (edition) => `Il rating con la variazione, arrotondato una sola volta: ${change(edition)}.`,
  },
  hints: {
    limit: (article, edition) =>
      `Una differenza maggiore conta come questa: ${article} (${edition}).`,
    ra: (article, edition) =>
      `Rar: rating medio di chi ha l’Elo. dpa: media dei loro dp. Ra si arrotonda prima di usarlo: ${article} (${edition}).`,
    firstEvent: (article, edition) =>
      `Giocatori senza Elo: «no» se non è il primo torneo, perché troppo pochi punti non escludano il giocatore: ${article} (${edition}).`,
  },
  raFormula: "Ra = Rar − dpa × n/(n+1), arrotondato",
  countedAs: "Contano come: avversari oltre il limite, dal primo Ru del giocatore senza Elo",
  own: { ru: "Ru", rated: "con Elo", unrated: "senza Elo" },
  ratingOrRu: "Rating, o primo Ru",
  expected: (article) => `Punteggi attesi (PD) dei giocatori con Elo, ${article}`,
  ratingOrRuNew: "Rating, o Ru (nuovo)",
  ratingOrRuPrinted: "Rating, o primo Ru (come stampato)",
  weReadings: {
    other: "Lo stesso secondo l’altra lettura di 10.54 (2005)",
    figures: "We con Ru (nuovo) contro il Ru della prima passata, dove differiscono:",
    against: "contro",
    hint: (edition) =>
      `La somma dei PD delle partite, con il primo Ru come se fosse un rating: ${change(edition)}.`,
  },
  checks: "Controlli",
  composition: {
    third: (rated) => `Almeno un terzo dei giocatori con Elo: ${rated}`,
    fourOfFew: (rated) => `Meno di dieci giocatori: almeno ${rated} con Elo`,
    doubleRound: (rated, players) =>
      `Doppio girone con giocatori senza Elo: almeno ${players} giocatori, di cui ${rated} con Elo`,
    ratedOpponents: (rated) =>
      `A chi è senza Elo servono ${rated} avversari con Elo; con meno non conta per nessuno`,
    championship: (rated) => `Campionato nazionale: almeno ${rated} con Elo`,
  },
  everybodyCounts: "Ogni giocatore senza Elo ha i punti che un primo torneo richiede",
  aboveFloor: (floor) =>
    `Nessun Ru (nuovo) sotto il minimo ${floor}: un simile primo risultato è ignorato`,
  everyGamePlayed:
    "Ogni partita ha un risultato, e concorda con quello dall’altra parte della diagonale; con una partita non giocata il torneo si dichiara come svizzero",
  met: "superato",
  notMet: "non superato",
  notes: "Note",
  inputsAreBlue:
    "Modificare una cella azzurra, o scrivere u al posto di un rating: tutto si aggiorna.",
  inputsElsewhere:
    "Giocatori, rating, K e risultati vengono dal rapporto Elo e dalle sue partite: modificarli lì, e tutto si aggiorna.",
  kByRating: (article, edition) =>
    `Dove non si sa altro, K dipende dal solo rating: un adulto con 30 partite o più, mai stato più in alto, ${article} (${edition}). Si può scrivere un altro K al suo posto.`,
  kKnown: (article, edition) =>
    `K tiene conto di nascita, partite finora ed Elo massimo, dove sono noti; per il resto il giocatore vale come un adulto con 30 partite o più, mai stato più in alto, ${article} (${edition}).`,
  kAgeOpen: (names) =>
    `K non tiene conto della nascita di ${names}: non se ne ricava l’età al giorno del K. Indicare il primo giorno del torneo, o il giorno di nascita, e creare di nuovo il foglio; oppure scrivere K al suo posto.`,
  kDay: {
    label: "K alla data del",
    note: {
      list: "Età e partite alla data della lista in vigore all’inizio del torneo, perché K è pubblicato con la lista. È una lettura: il regolamento non dice quale giorno conta; l’altra è il primo giorno del torneo.",
      "first day":
        "Età e partite al primo giorno del torneo. È una lettura: il regolamento non dice quale giorno conta; quella usuale è la data della lista in vigore, perché K è pubblicato con essa.",
    },
  },
  kReason: IT_K_REASON,
  asPrinted:
    "Come stampato in 8.58 (2011): 12,5 per ogni ½ nella prima passata, We e la variazione dal primo Ru.",
  errata: IT_ERRATA,
  readings: IT_READINGS,
  tables: (article) => `Tabelle ${article}(a) e (b)`,
  report: IT_REPORT,
  career: IT_CAREER,
  period: IT_PERIOD,
  correction: IT_CORRECTION,
};
