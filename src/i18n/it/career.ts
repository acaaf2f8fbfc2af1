import { hasHypothetical } from "../../rules/hypothetical";
import type { CareerTexts } from "../career";
import { cited } from "../citing";

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
  toSettle: "Righe incomplete: {lines}.",
  openLists:
    "Nessun testo fissa la chiusura della lista, e un’altra dà un’altra lista: scrivere la lista di {lines} tornei, oppure lasciare quella presa.",
  ofRated: "Tornei di un giocatore con Elo, i cui rapporti prendono il suo rating: {events}.",
  ownEditions: "Ogni torneo secondo il regolamento in vigore nel proprio primo giorno (0.1)",
  oneEdition: (own, one) => `Edizioni (${own}: ognuno la sua; ${one}: una per tutti)`,
  exception: "Meno partite per eccezione (1: sì)",
  otherEdition:
    "L’ultimo torneo ricade sotto un altro regolamento: creare di nuovo il foglio per quello.",
  earlierEvents:
    "Tornei che nessun rapporto contiene: scriverli nelle righe azzurre. Creato di nuovo, il foglio li mantiene, in ordine di data.",
  allRead: "Ogni riga compilata viene letta.",
  player: "Giocatore",
  id: "ID FIDE",
  gamesNeeded: "Partite necessarie",
  gamesAsked: "vuoto: come chiede l’edizione dell’ultimo torneo che conta",
  published: "Pubblicato in un’altra lista",
  publishes: "Primo rating, lista del",
  notPublished: "vuoto: la prima lista i cui tornei bastano",
  notADate: "non è una data, perciò non viene letto",
  lastEvent: "Ultimo torneo che conta",
  outOfForce: "sotto un regolamento diverso da questo: creare di nuovo il foglio per quello",
  opens: (edition) => `I tornei contano dal, ${cited("window")(edition)}`,
  closes: "La finestra si chiude il",
  floor: "Rating minimo",
  lastPlace: "Il suo posto in ordine di data",
  firstPlace: "Posto del primo che conta",
  lists: "Che cosa fa dei tornei ogni lista",
  listHeadings: {
    number: () => "N°",
    list: () => "Lista",
    last: () => "ultimo torneo",
    lastDay: () => "la sua data",
    first: () => "primo torneo",
    n: () => "n",
    w: () => "W",
    products: () => "n × R",
    average: () => "media",
    p: () => "p",
    dp: () => "dp",
    rating: () => "Rn",
    enough: () => "basta",
  },
  editions: "Che cosa chiedono le edizioni",
  editionFigures: {
    from: "dal",
    edition: "edizione",
    opponentsSwiss: "avversari con Elo, svizzero",
    opponentsRobin: "avversari con Elo, all’italiana",
    pointsFirst: "punti, primo torneo",
    pointsSwiss: "punti, svizzero successivo",
    pointsRobin: "punti, all’italiana successivo",
    usesRu: "Ru di ogni torneo",
    floorFirst: "minimo, primo torneo",
    floorLater: "minimo, svizzero successivo",
    floor: "rating minimo",
    isAveraged: "media dei Ru",
    hasRobin: "metodo all’italiana",
    bonus: "bonus, −1: nessuno",
    draws: "patte aggiunte",
    drawnRating: "il loro rating",
    highest: "massimo",
    dpAtExtremes: "dp senza punti",
    games: "partite",
    gamesByException: "partite per eccezione",
    windowMonths: "mesi della finestra",
    periodMonths: "mesi di un periodo",
    closingMonths: "chiusura, mesi",
    closingDays: "chiusura, giorni",
    otherMonths: "altra chiusura, mesi",
    otherDays: "altra chiusura, giorni",
  },
  kinds: { swiss: "svizzero", robin: "all’italiana", doubleRobin: "doppio girone" },
  headings: {
    number: () => "N°",
    event: () => "Torneo",
    date: () => "Data",
    end: () => "Ultimo giorno",
    list: () => "Lista",
    kind: () => "Sistema",
    rc: () => "Rc",
    w: () => "W",
    n: () => "n",
    opponents: () => "avversari con Elo",
    listed: () => "Conta per",
    otherList: () => "con un’altra chiusura",
    ra: () => "Ra",
    p: () => "p",
    dp: () => "dp",
    ru: () => "Ru",
    guide: () => "secondo la guida",
    counts: () => "conta",
    product: () => "n × R",
    why: () => "Perché no",
    unrated: () => "Senza Elo il",
    next: () => "lista seguente",
    place: () => "posto",
    opens: () => "la finestra si apre",
    stands: () => "conta da solo",
    ends: () => "può essere ultimo",
    share: () => "parte di dp",
  },
  hints: {
    kind: () =>
      "svizzero (anche a squadre), all’italiana, o doppio girone se ognuno ha incontrato tutti due volte.",
    end: () =>
      "Se è vuoto, il primo giorno: una lista conta ciò che è finito prima della sua chiusura.",
    listed: () =>
      "Secondo la chiusura della lista; dove nessun testo la fissa, secondo una lettura, e accanto sta un’altra lista possibile.",
    product: () =>
      "n × Rc; n × Ru dove l’edizione dell’ultimo torneo che conta prende la media dei Ru.",
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
  incomplete:
    "incompleta: data, Rc, W, n in numeri; ultimo giorno, lista: vuoto o una data successiva",
  together: (edition) => `Tutto ciò che conta, ${cited("severalEvents")(edition)}`,
  average: "Media",
  rating: "Rn di tutto insieme",
  firstRating: "Primo rating",
  notYet: "non ancora",
  stillLacks: "Manca ancora",
  nothingLacks: "nulla",
  games: "partite: ",
  belowFloor: "sotto il minimo",
};
