import { cited } from "../citing";
import { stepWriting } from "../stepWriting";
import type { WhySheetTexts } from "../whySheet";
import { IT_WORDS } from "./words";

const { number } = stepWriting(IT_WORDS);

export const IT_WHY_SHEET: WhySheetTexts = {
  of: (what, who) => `${what} di ${who}`,
  against: (what, who, opponent) => `${what} di ${who} contro ${opponent}`,
  byRule: (title) => `Secondo la regola: ${title}`,
  squares: {
    result: "Risultato",
    counted: "Conta come: il rating dell’avversario per Ru",
    pd: "PD",
    rating: "Rating o Ru",
  },
  typed: "Scritto, non calcolato: tutto ciò che segue parte da qui.",
  heading: "L’intestazione di una colonna. Ciò che sta sotto si spiega cella per cella.",
  madeFor:
    "Il foglio è stato creato per questo valore. Per un altro serve un foglio nuovo: colonne, articoli e formule non lo seguirebbero.",
  shows: (sheet) => `Questa cella mostra ciò che sta nel foglio ${sheet}.`,
  formula: "Composto dalle celle nominate più sotto.",
  mirrored: "L’altra metà del tabellone: ciò che il risultato dell’avversario lascia.",
  noRatingYet: (edition, games, needed) =>
    `Il giocatore è senza Elo: un primo rating richiede ${needed} partite che contano, ${cited("window")(edition)}; questo periodo ne ha ${games}. Il foglio del primo rating aggiunge i tornei precedenti e dice che cosa manca ancora.`,
  gamesIn: (player, event) => `Partite di ${player}: ${event}`,
  onlyRated: "Il giocatore è senza Elo: solo chi ha l’Elo ha questo valore.",
  onlyUnrated: "Il giocatore ha l’Elo: solo chi è senza Elo ha questo valore.",
  noGames: "Nessuna partita del giocatore conta.",
  noDp: (edition) =>
    `Dal 50% in su, al posto di dp c’è un bonus per ogni mezzo punto: ${cited("aboveHalf")(edition)}.`,
  withRating: (rating) => `L’avversario figura con il suo rating: ${rating}.`,
  unrated: "L’avversario è senza Elo e non ha un Ru che conti.",
  hypothetical: (edition) =>
    `Un avversario ipotetico, patta: ${cited("average")(edition)}. Conta solo in Ra e p di un giocatore senza Elo.`,
  notCounted: {
    opponentUnrated: () => "L’avversario è senza Elo: la partita non conta.",
    unratedMatch: (edition) =>
      `Un match con un giocatore senza Elo non viene valutato: ${cited("unratedMatch")(edition)}.`,
    matchDecided: (edition) =>
      `Il match era già deciso: la partita non conta, ${cited("decidedMatch")(edition)}.`,
    unratedScheveningen: (edition) =>
      `Uno Scheveningen con più di un giocatore senza Elo non viene valutato: ${cited("scheveningen")(edition)}.`,
    tooFarApart: (edition) =>
      `I rating sono troppo lontani perché la partita sia valutata: ${cited("notRated")(edition)}.`,
    noScore: () => "Il punteggio non è tale (0, ½ o 1): la partita non conta.",
  },
  withinLimit: (limit) =>
    `Nulla da contare diversamente: l’avversario è entro ${limit} punti dal primo Ru del giocatore, o il giocatore non ne ha.`,
  counts:
    "1: il giocatore conta. 0: un giocatore senza Elo che in un primo torneo non ha abbastanza punti.",
  eventCounts: "Il torneo conta per il primo rating.",
  notFilled: "La riga non è compilata: non si calcola nulla.",
  lastRating: "Il rating con cui il giocatore figura nell’ultimo dei suoi tornei.",
  events: "I tornei del periodo in cui una partita del giocatore conta.",
  kOfEvents: "K dei tornei, come lo mostra il foglio dei risultati.",
  beyondLimit: (edition, difference, limit) =>
    `Una differenza di ${number(difference)} vale ${limit}: ${cited("limit")(edition)}.`,
  kTimesGames: (edition, k, games) =>
    `K × n = ${k} × ${games} = ${k * games}: in un periodo al massimo ${edition.highestKTimesGames}, ${cited("k")(edition)}.`,
  corrected: (before, after) =>
    `Ciò che risulta dopo, meno ciò che risultava prima: ${number(after)} − ${number(before)}.`,
  tries: {
    rating: "Rating",
    opponent: "Rating dell’avversario",
    k: "K",
    points: "Punti",
    score: "Punteggio",
    edition: "Edizione",
  },
};
