import type { TableTexts } from "../table";
import { IT_K } from "./kWords";
import { writing } from "../writing";
import { IT_CHECKS } from "./checks";
import { fromDay } from "./elided";
import { IT_FINDINGS } from "./findings";
import { IT_WORDS } from "./words";

const { came, count, number } = writing(IT_WORDS);

export const IT_TABLE: TableTexts = {
  ...IT_CHECKS,
  tab: "Tabella",
  what: "Selezionare nel foglio un tabellone o una tabella di svizzero: nomi, rating e risultati, con le intestazioni. Basta una cella della tabella. Poi premere il pulsante.",
  useSelection: "Usa la selezione",
  follow: "Segui la selezione",
  nothingSelected: "Le celle selezionate sono vuote. Selezionare il tabellone, o una sua cella.",
  severalAreas:
    "La selezione non è una sola area di celle: più aree, o un grafico. Selezionare il tabellone, o una sua cella.",
  cellEdited:
    "Una cella è in fase di modifica. Terminare con Invio (o uscirne con Esc) e premere di nuovo il pulsante.",
  stillCalculating:
    "Excel sta ancora calcolando, e ciò che le celle mostrano può essere vecchio. Attendere la fine (nel calcolo manuale premere F9), poi premere di nuovo il pulsante.",
  isProtected: (sheet, left) => {
    if (left !== "") {
      const [what, where] =
        sheet === null
          ? [
              "la struttura di questa cartella di lavoro è protetta",
              "Revisione, Proteggi cartella di lavoro",
            ]
          : [`il foglio «${sheet}» è protetto`, "Revisione, Rimuovi protezione foglio"];
      return `Non è stato possibile annullare, perché ${what}. Resta com’è: ${left}. Togliere la protezione (${where}) e premere di nuovo il pulsante.`;
    }
    return sheet === null
      ? "La struttura di questa cartella di lavoro è protetta: nessun foglio può essere aggiunto, rinominato o eliminato, e nessuno lo è stato. Togliere la protezione (Revisione, Proteggi cartella di lavoro), o usare una copia del file, e premere di nuovo il pulsante."
      : `Il foglio «${sheet}» è protetto, e non vi è stato scritto nulla. Togliere la protezione (Revisione, Rimuovi protezione foglio), o scegliere un altro foglio, e premere di nuovo il pulsante.`;
  },
  failed: (what, left) =>
    left === ""
      ? `Excel non ci è riuscito (${what}). Il foglio di partenza è com’era; riprovare, o salvare la cartella di lavoro e riaprirla.`
      : `Excel non ci è riuscito (${what}). Il foglio di partenza è com’era, ma questi possono esserci ancora: ${left}. Guardarli, eliminare quelli che non servono e riprovare.`,
  reading: "Lettura…",
  planning: "Preparazione…",
  cancelling: "Annullamento…",
  working: "In corso…",
  writing: (done, total) => `Scrittura: riga ${done} di ${total}`,
  cancel: "Annulla",
  cancelled: "Annullato: i fogli iniziati sono stati eliminati.",
  understood: "Compreso",
  kinds: {
    single: "All’italiana, girone semplice",
    double: "All’italiana, doppio girone",
    totals: "All’italiana, totali senza i singoli risultati",
  },
  byRounds: (kind) => `${kind}, partita per partita`,
  kind: "Tipo di torneo",
  matchGames: "Partite previste del match",
  pace: "Cadenza",
  paces: { standard: "standard", rapid: "rapid", blitz: "lampo (blitz)" },
  paceAsked: (came) => `«${came}»: con quale cadenza si è giocato?`,
  paceNeeded: "La cadenza non è chiara: scegliere standard, rapid o lampo.",
  toPace: "Alla cadenza",
  toPersons: "Ai giocatori",
  paceFrom: (pace) => `Cadenza: ${pace}, indicata nella cella`,
  standardColumn: (article) => `Rating standard, per chi non ne ha un altro ${article}`.trim(),
  noStandardColumn: "nessuna",
  ratedSince: (players, article) =>
    players === 0
      ? `Elo ottenuto dopo il torneo? ${article}`
      : `Elo ottenuto dopo il torneo: ${players}, ${article}`,
  ratedSinceMeans:
    "Il rating pubblicato quando il torneo viene valutato. Il giocatore conta con quello; per gli avversari resta senza Elo.",
  playerPages: "Una pagina per giocatore, da stampare o inviare",
  pool: "Aggiungi la selezione: un’altra parte del torneo",
  poolNotFollowing: "Per aggiungere un’altra parte del torneo, smettere di seguire la selezione.",
  unpool: (table) => `Togli ${table}`,
  notPooled:
    "Le celle selezionate non sono state aggiunte: non si leggono come partite giocate. Atteso: una tabella con i risultati; correggerla nel foglio, poi aggiungerla.",
  alreadyThere:
    "Le celle selezionate fanno già parte del torneo. Selezionare un’altra tabella, poi aggiungerla.",
  times: "Tempo di riflessione",
  endDate: "Ultimo giorno",
  minutes: "Minuti per la partita",
  increment: "Secondi in più per mossa",
  notRated: (article) =>
    `${article}: questo torneo non viene valutato, perciò non c’è un rapporto da creare.`,
  players: (players, rated, unrated) =>
    `${count(players, "player")}: ${rated} con Elo, ${unrated} senza Elo`,
  games: (games) => count(games, "game"),
  k: IT_K,
  showPlayers: "Giocatori come letti",
  previewMeans:
    "Scegliere che cos’è una colonna, o un nome per correggerne i valori: per ciò che si crea qui. Il foglio di partenza non cambia.",
  previewColumns: { player: "Giocatore", points: "Pti" },
  meanings: { rating: "Elo", k: "K", birth: "Nascita", id: "ID FIDE" },
  notUsed: "non usata",
  columnIs: (letters, heading) => `${letters}: ${heading}`,
  noHeadings: "La tabella non ha intestazioni dalle quali distinguere le colonne.",
  correct: (player) => `Correggi quanto è letto di ${player}`,
  nothingToCorrect: "La tabella non ha nulla di questo giocatore che si possa correggere qui.",
  allPlayers: (players) => `Tutti i giocatori (${number(players)})`,
  asInSheet: "Leggi tutto come nel foglio",
  toLine: (player) => `Riga di ${player}`,
  ratingColumn: "Rating da",
  column: (letters, heading) =>
    heading === "" ? `colonna ${letters}` : `${heading} (colonna ${letters})`,
  findings: "Da controllare",
  noFindings: "Nulla: ogni cella è stata compresa.",
  finding: IT_FINDINGS,
  goTo: (address) => `Vai a ${address}`,
  readRatings: (letters, heading) =>
    `Rating: colonna ${letters}${heading === "" ? "" : ` (${heading})`}`,
  nobodyRated: "Nessuno ha l’Elo",
  ratingsFrom: (letters, heading) =>
    `I rating sono letti dalla colonna ${letters}${heading === "" ? "" : `, ${heading}`}.`,
  readAs: (value) => `Leggi come ${value}`,
  selectArea: (address) => `Seleziona ${address}`,
  applyAll: (count) => `Leggi così tutti e ${count}`,
  readAllAs: (count, value) => `Leggi tutti e ${count} come ${value}`,
  moreOfKind: (count) =>
    count === 1 ? "E un’altra segnalazione così." : `E altre ${count} segnalazioni così.`,
  oneByOne: (count) => `Tutti e ${count}, uno per uno`,
  event: "Torneo",
  startDate: "Primo giorno",
  when: "Quando, e secondo quali regole",
  dayFrom: "Trovato nella cella",
  severalDays: "può indicare giorni diversi. Qual è?",
  inParts: (article) => `Contare periodo per periodo, ciascuno con un rapporto: ${article}`,
  roundsUndated: "In quali giorni si sono giocati questi turni?",
  dayOfRound: (round) => `Turno ${round}`,
  ratingsOfParts: "Rating di ciascuna parte",
  ratingsOfThen: "al momento della partita",
  ratingsOfStart: "del primo giorno del torneo",
  partLine: (part, rounds, days) => `Parte ${part}: turni ${rounds}; ${days}.`,
  partCounted: (list) => `Conteggiata dalla lista del ${list}.`,
  ratingsOfPart: (heading) => `Rating: ${heading}.`,
  noRatingsOfPart:
    "La tabella non ha una colonna di rating di questo periodo. Attesa: una la cui intestazione riporta il mese.",
  partsUnsettled:
    "Una parte non si può contare: nella sua colonna di rating c’è qualcosa da risolvere. Si scelga quella colonna per i rating e si vedrà che cosa.",
  dayNeeded:
    "Quando è cominciato il torneo? Il primo giorno stabilisce il regolamento; oppure sceglierlo a mano.",
  toDay: "Al primo giorno",
  toFindings: "Alle segnalazioni",
  toChecks: "Ai controlli",
  dayUnknown: "Scelta a mano; il giorno non è noto.",
  edition: "Regolamento",
  byDate: "secondo il giorno",
  editionName: (id, from) => `${id}, ${fromDay(from)}`,
  editionInForce: (name, source) =>
    source === "text"
      ? `Edizione ${name}, verificata sul suo testo.`
      : `Edizione ${name}: nota da fonti secondarie, o ripresa dalla precedente.`,
  style: "Formule",
  styles: {
    fide: "funzioni FIDE",
    plain: "formule semplici, senza componente aggiuntivo",
  },
  asPrinted: "Come stampato in 8.58, con i suoi errata",
  kOnFirstDay:
    "K al primo giorno del torneo, non alla data della lista in vigore: il regolamento lo lascia aperto",
  championship: "Campionato nazionale",
  championships: { none: "no", open: "sì", women: "sì, femminile" },
  leftOut: "Esclusi",
  article: (article, edition) => `${article} (${edition})`,
  methodGone:
    "Dal 1º gennaio 2022 il metodo dei tornei all’italiana non esiste più (8.2): un primo rating viene dalle sole partite contro avversari con Elo, come in uno svizzero. Scegliere un giorno o un’edizione precedente, o il metodo per la didattica.",
  teach: (edition) => `Mostra comunque il metodo del ${edition}, con la scritta «per la didattica»`,
  unplayed: "Una partita non è stata giocata: il torneo si dichiara come svizzero.",
  everybodyRated:
    "Tutti hanno l’Elo: non c’è nulla da iterare, a un torneo così serve il rapporto Elo. Il foglio si può creare comunque.",
  noRoundRobin:
    "Pronto: si può creare il rapporto Elo. Le partite contro avversari senza Elo non contano.",
  oneUnratedCounts: (article) =>
    `Pronto: si può creare il rapporto Elo. Le partite contro l’unico giocatore senza Elo contano, con il Ru di questo torneo, ${article}.`,
  makeReport: "Si può creare il rapporto Elo.",
  noSheetBecause: "Il foglio di iterazione no:",
  correctFindings: (count) =>
    count === 1
      ? "Una segnalazione va prima sistemata."
      : `${number(count)} segnalazioni vanno prima sistemate.`,
  compositionFails:
    "La composizione non soddisfa il regolamento; il foglio si può creare comunque.",
  ready: "Pronto: si può creare il foglio.",
  createReport: "Crea il rapporto Elo",
  create: "Crea il foglio di iterazione",
  changedSince:
    "La tabella è cambiata dopo la lettura; è stata letta di nuovo. Controllarla, poi creare il foglio.",
  created: (names) => `Creato: ${names}.`,
  selfCheck: {
    agrees: "Verificato con le regole: tutte le cifre concordano.",
    asPrinted: "Verificato: tutte le cifre sono come stampate, refusi compresi.",
    differs: (cells) =>
      cells === 1
        ? "Verificato con le regole: una cifra differisce."
        : `Verificato con le regole: ${number(cells)} cifre differiscono.`,
    difference: (shown, expected) =>
      `mostra ${came(shown)}; secondo le regole ${expected === null ? "non c’è alcun numero" : `è ${number(expected)}`}.`,
    more: (cells) => (cells === 1 ? "E un’altra cella." : `E altre ${number(cells)} celle.`),
  },
  undo: "Elimina",
  alreadyGone: (names) => `Non c’era più: ${names}.`,
  removed: (names) => `Eliminato: ${names}.`,
};
