import type { EventFileTexts } from "../eventFile";
import { writing } from "../writing";
import { IT_PAPER } from "./paper";
import { IT_WORDS } from "./words";

const { count, countedPoints, points } = writing(IT_WORDS);

export const IT_EVENT_FILE: EventFileTexts = {
  paper: IT_PAPER,
  tab: "File",
  what: "Aprire file di rapporto di torneo (TRF16, TRF26). Ognuno diventa un foglio da controllare e correggere; i rapporti vengono da quello.",
  open: "Apri file…",
  drop: "Oppure trascinarli qui.",
  opened: (files) => (files === 1 ? "1 file aperto." : `${files} file aperti.`),
  failed: (what, left) =>
    left === ""
      ? `Excel non ci è riuscito (${what}). Non è rimasto alcun foglio; riprovare.`
      : `Excel non ci è riuscito (${what}). Questi fogli possono esserci ancora: ${left}. Guardarli, eliminare quelli che non servono e riprovare.`,
  noSheet: "Non è stato creato alcun foglio.",
  becameSheet: (sheet) => `Ora è il foglio «${sheet}».`,
  noFindings: "Ogni riga è stata compresa, e tutte concordano.",
  moreFindings: (more) => (more === 1 ? "E un’altra." : `E altre ${more}.`),
  use: "Usa questo foglio",
  daysMissing:
    "Il file non dice quando si è giocato, e dal giorno dipende il regolamento. Il foglio conserva quanto si scrive qui.",
  useWithDays: "Completa e usa questo foglio",
  write: "Scrivere un file",
  writeWhat:
    "Dal foglio visualizzato: quello di un file, oppure un tabellone, una tabella di svizzero o a squadre di cui è selezionata una cella.",
  version: "Formato",
  exportTrf: "Scrivi il file di torneo",
  nothingToWrite:
    "Il foglio visualizzato non è quello di un file di torneo, né contiene un tabellone, una tabella di svizzero o a squadre con i risultati. Visualizzare il foglio, selezionare una cella della tabella e riprovare.",
  noRounds:
    "Un tabellone non dice turni e colori, e un file deve averli. Erano quelli delle tabelle di Berger, nell’ordine dei giocatori? Allora viene creato un foglio in cui correggerli; una partita non giocata vi figura come - per entrambi.",
  berger: "Sì, secondo le tabelle di Berger",
  needs:
    "Un file da valutare richiede anche questi dati. Vengono scritti nel foglio e chiesti una sola volta.",
  roundDate: (round) => `Data del turno ${round}`,
  fillIn: "Completa e scrivi il file",
  toSettle: (findings, sheet) =>
    `Il foglio «${sheet}» ha prima qualcosa da sistemare: ${findings}. Selezionare una cella della tabella e premere «Usa la selezione» sotto Tabella per vederlo.`,
  written: (file) => `Scritto: ${file}.`,
  copy: "Copia il testo",
  copied: {
    copied: (file) => `Copiato. Incollarlo in un editor di testo e salvarlo lì come ${file}.`,
    selected: (file) =>
      `Il testo è selezionato: copiarlo con Ctrl+C (su Mac ⌘C), incollarlo in un editor di testo e salvarlo lì come ${file}.`,
  },
  download: (file) => `Salva ${file}`,
  text: "Il suo testo, da copiare",
  withoutNumber: (names) =>
    `Senza numero FIDE: ${names}. La FIDE ne richiede uno per ogni giocatore.`,
  withoutRank: (names) => `Senza posto in classifica: ${names}.`,
  withoutPoints: (names) =>
    `Senza punti: ${names}. Completarli sul foglio del torneo; un bye di cui la tabella non diceva il valore vi figura come Z.`,
  withoutColour: (rounds) =>
    `Mancano i colori in questi turni: ${rounds}. Nelle celle dei turni del foglio del torneo mettere w o b al posto di «?», e scrivere di nuovo il file.`,
  withoutResult: (rounds) =>
    `Abbinamenti senza risultato in questi turni: ${rounds}. Il file li ha come Z, nulla per entrambi. Sul foglio del torneo mettere il risultato al posto di z, e scrivere di nuovo il file.`,
  cutNames: (names) =>
    `Un file ha posto per 33 caratteri di un nome; la parte finale è tagliata: ${names}.`,
  sheetName: "Torneo",
  title: (event) => `File di torneo: ${event}`,
  note: "Da un file di rapporto di torneo. Si controlla e si corregge qui; ogni rapporto viene da questo foglio. Turni: avversario, w o b, risultato; + - a forfait; f: decisa senza una mossa per parte; H F U Z bye.",
  labels: {
    "012": "Nome del torneo",
    "013": "Squadra",
    "022": "Città",
    "032": "Federazione",
    "042": "Data di inizio",
    "052": "Data di fine",
    "062": "Numero di giocatori",
    "072": "Numero di giocatori con Elo",
    "082": "Numero di squadre",
    "092": "Tipo di torneo",
    "102": "Arbitro principale",
    "112": "Arbitri aggiunti",
    "122": "Cadenza",
    "132": "Date dei turni",
    "142": "Numero di turni",
    "152": "Primo colore",
    "162": "Punti per i risultati",
    "172": "Ordine iniziale",
    "182": "Programma di abbinamento",
    "192": "Tipo di torneo, codificato",
    "202": "Spareggi tecnici",
    "212": "Spareggi tecnici, definiti",
    "222": "Cadenza, codificata",
    "240": "Bye",
    "310": "Squadra",
    "320": "Squadre a riposo",
    "330": "Incontro a forfait",
    "352": "Colori delle scacchiere",
    "362": "Punti squadra",
    XXR: "Numero di turni",
  },
  kept: "mantenuto così com’è",
  columns: ["N°", "Nome", "Titolo", "M/F", "Fed", "ID FIDE", "Nascita", "Elo", "Pti", "Pos"],
  finding: {
    notTrf: ({ lines }) =>
      `Questo non è un file di rapporto di torneo: su ${count(lines, "line")} nessuna comincia con 001. Atteso: TRF16 o TRF26.`,
    tooLarge: ({ megabytes, most }) =>
      `Il file è di ${megabytes} MB. Atteso: un file di rapporto di torneo, al massimo ${most} MB.`,
    tooManyLines: ({ lines, most }) =>
      `Il file ha ${count(lines, "line")}. Atteso: un file di rapporto di torneo, al massimo ${count(most, "line")}.`,
    longLine: ({ signs, most }) =>
      `La riga ha ${count(signs, "sign")}. Atteso: al massimo ${most}, quanti ne contiene una cella; il resto è tralasciato.`,
    tooManyRounds: ({ most }) =>
      `C’è qualcosa dopo il turno ${most}. Atteso: al massimo ${count(most, "round")}; quelli oltre sono tralasciati, in ogni riga.`,
    badStart: ({ came }) =>
      `«${came}» non è un numero di partenza. Atteso: un numero nelle colonne da 5 a 8; la riga è tralasciata.`,
    badId: ({ player, came }) =>
      `${player}: «${came}» non è un ID FIDE e non è usato come tale. Atteso: cifre nelle colonne da 58 a 68.`,
    sameId: ({ player, id, before, line }) =>
      `${player} ha l’ID FIDE ${id}, e alla riga ${line} l’ha anche ${before}. Atteso: per ogni giocatore un numero suo; correggerlo nel foglio.`,
    sameStart: ({ start }) =>
      `Il numero di partenza ${start} c’era già. Atteso: ogni numero una volta sola; la riga è tralasciata.`,
    noName: ({ start }) =>
      `Il giocatore ${start} non ha un nome nelle colonne da 15 a 47: al suo posto sta il numero.`,
    badRating: ({ player, came }) =>
      `${player}: «${came}» non è un rating. Atteso: da 1 a 4000 nelle colonne da 49 a 52, oppure 0; letto come senza Elo.`,
    badPoints: ({ player, came }) =>
      `${player}: «${came}» non è un numero di punti. Atteso: un multiplo di ½ nelle colonne da 81 a 84.`,
    badRound: ({ player, round, came }) =>
      `${player}, turno ${round}: «${came}» non è un turno. Atteso: avversario, colore e risultato, come 12 w 1; letto come non giocato.`,
    nobody: ({ player, round, opponent }) =>
      `${player}, turno ${round}: nessuno ha il numero di partenza ${opponent}. Atteso: un numero del file.`,
    oneself: ({ player, round }) =>
      `${player}, turno ${round}: gioca contro sé stesso. Atteso: un altro numero.`,
    contradiction: ({ player, opponent, round }) =>
      `Turno ${round}: quanto dicono ${player} e ${opponent} della loro partita non concorda. Atteso: 1 e 0, = e =, + e -.`,
    sameColour: ({ player, opponent, round }) =>
      `Turno ${round}: ${player} e ${opponent} hanno lo stesso colore. Atteso: w e b.`,
    pointsDiffer: ({ player, came, expected }) =>
      `${player}: ${countedPoints(came)} nel file, ma la somma dei turni è ${points(expected)}.`,
    badFree: ({ tag, came }) =>
      `${tag}: «${came}» non è comprensibile e non conta. Atteso: ${tag === "240" ? "F o H, il turno e chi ha il bye" : "+- o --, il turno e le due squadre"}.`,
    nobodyFree: ({ tag, number }) =>
      `${tag}: nessuno ha il numero ${number}. Atteso: una squadra del file, oppure un giocatore se non ha squadre.`,
    freeAndGame: ({ tag, player, round }) =>
      `${player}, turno ${round}: secondo la riga ${tag} non c’è stata partita, ma qui ce n’è una. Atteso: una delle due.`,
    tooFast: ({ player, opponent, round }) =>
      `${player} – ${opponent}, turno ${round}: troppo poco tempo per 60 mosse, perciò la partita è scritta come non omologata (W, D, L).`,
    openDate: ({ tag, came }) =>
      `${tag}: «${came}» può indicare giorni diversi. Atteso: anno, mese, giorno: 2026/09/24; quale sia, lo chiede la tabella.`,
    badDate: ({ tag, came }) =>
      `${tag}: «${came}» non è una data. Atteso: anno, mese, giorno: 2026/09/24.`,
    playersDiffer: ({ came, players }) =>
      `Il numero di giocatori è ${came} nella riga 062. Il file ne ha ${players}.`,
  },
  inLine: (line, sentence) => `Riga ${line}. ${sentence}`,
};
