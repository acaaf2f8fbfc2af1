import type { Messages } from "../../functions/messages";
import { EDITION_LIST, writing } from "../writing";
import { fromDay, theDay } from "./elided";
import { IT_WORDS } from "./words";

const { came, count, countedPoints, date, hundredths, number, place, player, points, size } =
  writing(IT_WORDS);

const EDITION = `${EDITION_LIST}, la data di inizio del torneo, oppure «rapid» o «blitz»`;

const expected: Messages["expected"] = {
  difference: "una differenza di rating, per esempio 120 o -85",
  fraction: "un numero da 0 a 1 (il 67% è 0,67)",
  rating: "un numero da 1 a 4000, oppure u per un giocatore senza Elo",
  ratedAverage: "la media degli avversari con Elo",
  fieldRating: "un rating, oppure il Ru della prima passata di un giocatore senza Elo",
  result: "1, 0,5, 0, ½, =, w, d o l, oppure - per una partita non giocata",
  resultNotBlank: "un risultato; digitare - per una partita non giocata",
  resultNotDate: "un risultato. 1/2 digitato in una cella diventa una data: digitare ½ o 0,5",
  results:
    "i risultati di un accoppiamento, per esempio 1, ½, 0 o ½1, oppure - per una partita non giocata",
  total: "punti o mezzi punti, per esempio 6,5 o 6½",
  games: "un numero intero di partite",
  gamesPlayed: "un numero intero di partite, almeno 1",
  periodGames: "un numero intero di partite, da 0 a 700",
  k: "un numero intero da 1 a 100",
  change: "una variazione di rating, per esempio 6,2 o -2,5",
  age: "un’età in anni interi",
  minutes: "un numero di minuti, almeno 0",
  seconds: "un numero di secondi, almeno 0",
  date: "una data (una data digitata come testo non vale)",
  birth: "una data di nascita o il suo anno, per esempio 1990",
  birthBefore: "una nascita anteriore al giorno del torneo",
  logical: "VERO o FALSO",
  system: "«swiss», «team» o «robin»",
  edition: EDITION,
  editionOrFse: `${EDITION}, oppure «FSE»`,
  oneCell: "una sola cella",
  editionCell: "una sola edizione per tutta la formula, in una sola cella",
  name: "un nome",
};

const problems: Messages["problems"] = {
  wrong: (values) =>
    `${values.argument}${place(values.place)}: ${came(values.came)}. Atteso: ${expected[values.expected]}.`,
  sizesDiffer: (values) =>
    `${values.argument} è ${size(values.size)}, ${values.other} ${size(values.otherSize)}. Attesi: intervalli della stessa dimensione.`,
  scoreAboveGames: (values) =>
    `${values.argument}${place(values.place)}: ${countedPoints(values.score)} in ${count(values.games, "game")}. Atteso: al massimo un punto per partita.`,
  totalBesideUnrated: ({ argument, other }) =>
    `${argument}: un totale accanto a un avversario senza Elo in ${other}. Atteso: un risultato per ogni avversario, perché contino solo le partite contro chi ha l’Elo.`,
  neededGames: ({ came: given, regular, exception, edition }) =>
    `needed: ${number(given)}. Atteso: ${regular === exception ? regular : `${regular}, oppure ${exception} per le sue eccezioni,`} nell’edizione ${edition}.`,
  tooManyCells: (values) =>
    `Il risultato sarebbe ${size(values.size)}. Atteso: al massimo ${values.most} celle; indicare l’intervallo compilato, non colonne intere.`,
  tooManyPlayers: ({ players, most }) =>
    `ratings: ${count(players, "player")}. Atteso: un torneo all’italiana con al massimo ${most}; indicare l’intervallo compilato.`,
  scoresNotAField: (values) =>
    `scores: ${size(values.size)} per ${count(values.players, "player")}. Atteso: un totale per giocatore, oppure il quadrato dei risultati.`,
  contradiction: (values) =>
    `scores: il risultato fra ${player(values.player)} e ${player(values.opponent)} non corrisponde a quello dall’altra parte della diagonale. Atteso: 1 e 0, oppure ½ e ½.`,
  totalAboveGames: (values) =>
    `scores: ${countedPoints(values.total)} per ${player(values.player)}. Atteso: al massimo ${values.highest}, un punto per avversario; per un doppio girone indicare il quadrato dei risultati.`,
  totalsSum: (values) =>
    `scores: la somma dei totali è ${points(values.sum)}. Atteso: ${points(values.expected)}, un punto per ogni partita di un girone semplice.`,
  onlyPrintedIn: ({ edition, came: given }) =>
    `asPrinted: VERO con l’edizione ${given}. Atteso: l’edizione ${edition}, quella il cui esempio stampato si scosta dalla propria regola.`,
  notAnEdition: (values) =>
    `edition: ${values.year} non è un’edizione; in vigore nel ${values.year}: ${values.inForce}. Atteso: ${expected[values.expected]}.`,
  commaInNumber: ({ digits }) =>
    `edition: ${digits} non è un’edizione. Qui la virgola separa gli argomenti: 0,${digits} sono due. Digitare 0.${digits}.`,
  noPartner: () =>
    "A questa cella non ne corrisponde un’altra: gli intervalli hanno dimensioni diverse.",
  inputShows: ({ code }) => `Il dato in ingresso mostra ${code}. Atteso: una cella senza errori.`,
  unexpected: ({ what }) => `Imprevisto: ${what}. Si prega di segnalarlo insieme alla formula.`,
};

const reasons: Messages["reasons"] = {
  dpUndefined: ({ p, player: whose }) =>
    `dp non è definito per p = ${hundredths(p)}${whose === undefined ? "" : ` (${player(whose)})`} in questa edizione; atteso: un punteggio compreso fra zero e tutti i punti, esclusi.`,
  beforeFirstEdition: ({ day }) =>
    `${date(day)}: prima del 01/07/2005, quando comincia la prima edizione nota qui. Atteso: una data successiva, come DATA(2014;7;1).`,
  yearBeforeFirst: ({ year }) =>
    `${year} è un anno e non un giorno, e precede il 2005, quando comincia la prima edizione nota qui. Atteso: una data successiva, come DATA(2014;7;1).`,
  yearForDay: ({ year, inForce }) =>
    `${year} è un anno, non un giorno; in vigore nel ${year}: ${inForce}. Atteso: una data, come DATA(${year};7;1).`,
  paceNotModelled: ({ earliest }) =>
    `Rapid e lampo sono noti qui ${fromDay(date(earliest))}; attesa: una data da allora in poi, 2024 o 2025.`,
  noRatedOpponents: () =>
    "Nessun avversario con Elo, quindi non c’è una media. Atteso: almeno un rating.",
  tooFewPoints: ({ score, needed, first }) =>
    `Un punteggio di ${points(score)} in un ${first ? "primo torneo" : "torneo successivo"} non conta. Atteso: almeno ${points(needed)}.`,
  tooFewRatedOpponents: ({ games, needed }) =>
    `Partite contro avversari con Elo: ${games}. Atteso: almeno ${needed}.`,
  robinRemoved: ({ last }) =>
    `Il metodo dei tornei all’italiana non c’è più in questa edizione. Atteso: ${last} o prima; ${last} è l’ultima che lo contiene.`,
  averagedNotPooled: () =>
    "Questa edizione non riunisce le partite, ma fa la media dei Ru dei tornei: usare FIDE.WEIGHTED.",
  nothingToAverage: () =>
    "Non c’è nulla di cui fare la media. Atteso: almeno un Ru con le sue partite.",
  unratedHasNoK: () => "Un giocatore senza Elo non ha K. Atteso: un rating.",
  unratedHasNoChange: () =>
    "Un giocatore senza Elo non ha variazione. Atteso: un rating; per un primo rating usare FIDE.SWISS.RU.",
  noFixedClosing: ({ normally }) =>
    normally === undefined
      ? "Il testo di questa edizione non fissa una data di chiusura."
      : `Il testo di questa edizione non fissa una data di chiusura. Di norma è un mese prima della lista: il torneo conta per quella del ${date(normally.list)} se il rapporto è arrivato entro ${theDay(date(normally.reportedBy))}.`,
  paceHasBounds: () => "Rapid e lampo hanno limiti invece di un minimo: usare FIDE.TIMECONTROL.",
  nobodyRated: () => "Nessuno in questo torneo ha l’Elo. Atteso: almeno un rating.",
  tooFewPlayers: ({ players }) =>
    `Con ${players} non si ha un torneo all’italiana. Attesi: almeno 3 giocatori.`,
  unplayedGame: (values) =>
    `Una partita fra ${player(values.player)} e ${player(values.opponent)} non è stata giocata: il torneo si dichiara come svizzero. Usare FIDE.CHANGE e FIDE.SWISS.RU.`,
  resultsNeeded: (values) =>
    `${countedPoints(values.score)} per ${player(values.player)}, attesi almeno ${points(values.needed)}: si esclude con tutte le sue partite. Dai totali non si può fare: indicare il quadrato dei risultati.`,
};

export const IT_MESSAGES: Messages = {
  expected,
  problems,
  reasons,
  cite: (article, edition) =>
    edition === "FSE" ? "Lista svizzera FSE." : `Articolo ${article} (${edition}).`,
};
