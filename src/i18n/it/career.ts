import type { Edition } from "../../rules/editions/edition";
import { hasHypothetical } from "../../rules/hypothetical";
import type { CareerTexts } from "../career";
import { cited } from "../citing";

const isAveraged = ({ firstRating }: Edition) =>
  firstRating.severalEvents === "weighted mean of Ru";

export const IT_CAREER: CareerTexts = {
  name: "Primo rating",
  title: (player) => (player === "" ? "Primo rating" : `Primo rating: ${player}`),
  note: ({ hasRobin }) =>
    hasRobin
      ? "Una riga per torneo, nel loro ordine; in un torneo all’italiana Rc è Ra, oppure Rc (nuovo)."
      : "Una riga per torneo, nel loro ordine; Rc è la media dei soli avversari con Elo.",
  answer: {
    first: "Primo rating: {first}",
    list: ", nella lista del {day}",
    noList: ", la sua lista non è ancora indicata",
    lacks: "Ancora nessun primo rating, manca: {lacks}",
    until: "; con questi contano ancora i tornei fino al giorno {day}",
    counts: "tornei che contano: {events} su {all}; punti: {points}, partite: {games}",
    day: "{day}/{month}/{year}",
  },
  toSettle: "Righe incomplete o non in ordine di data: {lines}.",
  otherEdition:
    "L’ultimo torneo ricade sotto un altro regolamento: creare di nuovo il foglio per quello.",
  earlierEvents:
    "Tornei che nessun rapporto contiene: scriverli nelle righe azzurre. Creato di nuovo, il foglio li mantiene, in ordine di data.",
  allRead: "Ogni riga compilata viene letta.",
  player: "Giocatore",
  id: "ID FIDE",
  gamesNeeded: "Partite necessarie",
  published: "Primo rating pubblicato, lista del",
  notPublished: "vuoto: non ancora",
  notADate: "non è una data, perciò non viene letto",
  lastEvent: "Ultimo torneo",
  outOfForce: "sotto un regolamento diverso da questo: creare di nuovo il foglio per quello",
  opens: (edition) => `I tornei contano dal, ${cited("window")(edition)}`,
  closes: "La finestra si chiude il",
  floor: "Rating minimo",
  kinds: { swiss: "svizzero", robin: "all’italiana" },
  headings: {
    number: () => "N°",
    event: () => "Torneo",
    date: () => "Data",
    list: () => "Lista",
    kind: () => "Sistema",
    rc: () => "Rc",
    w: () => "W",
    n: () => "n",
    opponents: () => "avversari con Elo",
    ra: () => "Ra",
    unrated: () => "Senza Elo il",
    p: () => "p",
    dp: () => "dp",
    ru: () => "Ru",
    guide: () => "secondo la guida",
    counts: () => "conta",
    product: (edition) => (isAveraged(edition) ? "n × Ru" : "n × Rc"),
    why: () => "Perché no",
  },
  hints: {
    rc: (edition) =>
      hasHypothetical(edition)
        ? `La media degli avversari con Elo, come nel rapporto: senza le due patte di ${cited("average")(edition)}, che si aggiungono una sola volta per tutti i tornei.`
        : `La media del torneo: in uno svizzero quella degli avversari con Elo, ${cited("average")(edition)}.`,
    opponents: (edition) =>
      `Avversari con Elo diversi fra loro, se non sono tanti quante le partite: ${cited("ratedOpponents")(edition)}. Vuoto: altrettanti.`,
    ra: (edition) =>
      `Come nel rapporto del torneo: Rc con due patte contro ${edition.firstRating.hypothetical.rating}, ${cited("average")(edition)}.`,
    guide: (edition) =>
      `Per zero punti la guida al primo rating toglie 735. ${cited("tables")(edition)} lascia dp indeterminato: mostrato, non conteggiato.`,
    list: (edition) =>
      `La data della lista per cui conta il torneo; vuoto: con gli altri. Dopo la lista del primo rating conta come quello di un giocatore con Elo, ${cited("ratedSince")(edition)}.`,
    unrated: (edition) =>
      `La data, se il torneo è quello di un giocatore senza Elo, ${cited("ratedSince")(edition)}: l’ultimo di questi chiude la finestra.`,
  },
  ignored: {
    ratedAlready: (edition) =>
      `aveva già l’Elo: rapporto Elo, come per ogni giocatore con Elo, ${cited("change")(edition)}`,
    ratedSince: (edition) =>
      `ha l’Elo da allora: rapporto Elo, con «Elo ottenuto dopo il torneo?», ${cited("ratedSince")(edition)}`,
    outsideWindow: (edition) => `prima della finestra, ${cited("window")(edition)}`,
    tooFewOpponents: (edition) =>
      `troppo pochi avversari con Elo, ${cited("ratedOpponents")(edition)}`,
    tooFewPoints: (edition) => `troppo pochi punti, ${cited("firstEvent")(edition)}`,
    tooFewPointsLater: (edition) => `troppo pochi punti, ${cited("laterScore")(edition)}`,
    dpUndefined: (edition) => `dp non è definito, ${cited("dpTable")(edition)}`,
    belowFloor: (edition) => `sotto il minimo, ${cited("belowFloor")(edition)}`,
  },
  incomplete: "incompleta: data, Rc, W, n in numeri; lista: vuota o una data successiva",
  outOfOrder: "non in ordine di data",
  together: (edition) => `Tutto ciò che conta, ${cited("severalEvents")(edition)}`,
  rating: (edition) =>
    isAveraged(edition) ? "Rn, media dei Ru secondo le partite" : "Ru di tutto insieme",
  firstRating: "Primo rating",
  notYet: "non ancora",
  stillLacks: "Manca ancora",
  games: "partite: ",
  belowFloor: "sotto il minimo",
};
