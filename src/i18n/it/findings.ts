import type { RatingDoubt } from "../../tournament/ratingHeading";
import type { FindingTexts } from "../table";
import { writing } from "../writing";
import { IT_WORDS } from "./words";

const { came, count, countedPoints, points, number } = writing(IT_WORDS);

export const IT_FINDINGS: FindingTexts = {
  noTable: () =>
    "Qui non è stata trovata alcuna tabella. Atteso: un quadrato di risultati con la diagonale vuota o contrassegnata, una tabella per turni come 12w1 o +12, un elenco di partite sotto le intestazioni, le due righe di un match, oppure nomi, rating e punti sotto le intestazioni. Se una colonna vuota divide la tabella, selezionarla tutta.",
  noGames: ({ list }) =>
    `${LISTS[list]} Manca chi ha incontrato chi, con quale risultato. Selezionare un tabellone, una tabella per turni come 12w1, o gli abbinamenti di tutti i turni con i risultati.`,
  tooManyPlayers: ({ players, most }) => `${count(players, "player")}. Atteso: al massimo ${most}.`,
  notAResult: (values) =>
    `${came(values.came)} non è un risultato. Atteso: 1, ½, 0, oppure + e - per una partita non giocata.`,
  dateForResult: ({ typed }) =>
    `È stato digitato ${TYPED[typed]?.[1] ?? typed}, ed Excel ne ha fatto ${TYPED[typed]?.[0] ?? "una data"}. Atteso: ${typed}.`,
  markedResult: ({ player, opponent, came: text }) =>
    `${player} contro ${opponent}: ${text} ha un contrassegno di cui non si conosce il significato. Atteso: 1, ½ o 0 per una partita giocata, - per una non giocata.`,
  sumOfGames: (values) =>
    `${values.player} contro ${values.opponent}: ${points(values.came)} è la somma di due partite. Attesi: entrambi i risultati. Nessun numero dipende dal loro ordine, perciò vanno bene due risultati qualsiasi che diano la somma.`,
  signForResult: ({ player, opponent, came: sign }) =>
    `${player} contro ${opponent}: ${sign}, che indica una partita non giocata (11.23, 2005). Poiché la tabella non ha né 1 né 0, può essere un risultato. Atteso: 1, ½ o 0.`,
  halfOnly: () =>
    "Solo un lato della diagonale ha risultati. L’altro è letto come ciò che essi lasciano di ogni punto.",
  columnsReordered: () =>
    "Le colonne non sono nell’ordine delle righe. Sono state rimesse nell’unico ordine in cui tutti i risultati si corrispondono.",
  noResults: ({ player }) =>
    `${player} non ha alcun risultato, ed è letto come chi non ha giocato contro nessuno.`,
  orderUnclear: () =>
    "Righe e colonne sono in ordini diversi, e i risultati si corrisponderebbero in più di un modo. Atteso: lo stesso ordine, oppure i numeri dei giocatori sopra le colonne e accanto alle righe.",
  playerLeftOut: ({ player }) =>
    `${player} sta fra i giocatori, ma non ha risultati propri né una colonna: è escluso. Se ha giocato, correggere la tabella.`,
  otherTables: ({ areas }) =>
    `Il foglio ha altre tabelle (${areas}). Viene letta solo quella selezionata.`,
  blankResult: ({ player, opponent }) =>
    `${player} contro ${opponent}: nessun risultato. Atteso: un risultato, oppure - per una partita non giocata.`,
  contradiction: (values) =>
    `${values.player} contro ${values.opponent}: ${values.came} qui, ${values.other} dall’altra parte della diagonale. Atteso: 1 e 0, oppure ½ e ½.`,
  gamesMissing: ({ player, opponent, games }) =>
    `${player} contro ${opponent}: meno di ${count(games, "game")}. Atteso: ${games}; - per una non giocata.`,
  drawOrUnplayed: ({ player, opponent }) =>
    `${player} contro ${opponent}: = accanto a + e - può essere mezzo punto per una partita non giocata (11.23, 2005). È letto come patta.`,
  pointsDiffer: (values) =>
    `${values.player}: ${countedPoints(values.came)} nella tabella, ma la somma dei risultati è ${points(values.expected)}.`,
  notPoints: (values) =>
    `${values.player}: ${came(values.came)} non è un numero di punti. Atteso: un multiplo di ½.`,
  tooManyGames: (values) =>
    `${values.player} contro ${values.opponent}: ${came(values.came)} sono più partite di quante ne hanno gli altri accoppiamenti. Atteso: ${values.games}.`,
  totalTooHigh: (values) =>
    `${values.player}: ${countedPoints(values.came)}. Atteso: al massimo ${points(values.most)}, un punto per avversario; per un doppio girone servono i risultati.`,
  resultsNotRead: () =>
    "Accanto ai totali ci sono risultati, ma non si corrispondono da una parte e dall’altra di una diagonale. Atteso: ogni risultato due volte, e nulla, * o x dove un giocatore incontra sé stesso.",
  totalsDiffer: (values) =>
    `La somma dei punti è ${points(values.came)}. Atteso: ${points(values.expected)}, un punto per partita.`,
  notARating: (values) =>
    `${values.player}: ${came(values.came)} non è un rating. Atteso: un Elo FIDE come 1850, oppure u per chi è senza Elo.`,
  ratingsWritten: (values) =>
    `Alcuni rating sono scritti come ${values.came}. Questo è letto come ${values.rating}, gli altri simili allo stesso modo.`,
  notFideRating: (values) =>
    `${values.player}: ${values.came}, per la lettera ${values.letter}, è di una lista nazionale o stimato. Atteso: un Elo FIDE, oppure u per chi è senza Elo.`,
  impossibleRating: ({ player, rating, doubt, limit }) =>
    doubt === "below floor"
      ? `${player}: ${rating} non è un Elo FIDE: la lista in vigore il primo giorno non ha nessuno sotto ${limit}. Un errore di battitura, o senza Elo?`
      : `${player}: ${rating} non è un Elo FIDE: nessuno ha mai avuto più di ${limit}. Un errore di battitura?`,
  oddRating: ({ player, rating, doubt }) =>
    doubt === "birth"
      ? `${player}: il rating ${rating} è anche l’anno di nascita. È davvero il rating?`
      : `${player}: il rating ${rating} dista più di 600 punti da tutti gli altri. È giusto?`,
  oddBirth: ({ player, year, played }) =>
    `${player}: nato nel ${year}, e in gioco nel ${played}? Dove K dipende dall’età, sarebbe quello di uno junior. Una svista?`,
  blankRating: ({ player }) =>
    `${player} non ha rating, mentre altri sono indicati come senza Elo: senza Elo, o dimenticato? Letto come senza Elo.`,
  fideRatingsEmpty: ({ chosen, empty }) =>
    `Nessuno ha un rating sotto ${empty}, perciò si legge ${chosen}. Se non sono Elo FIDE, scegliere un’altra colonna sotto Compreso.`,
  whoseRatings: ({ heading, doubt }) => WHOSE_RATINGS[doubt](heading),
  severalRatings: ({ chosen, others }) =>
    `Più colonne contengono rating: si legge ${chosen}, non ${others}. Se è sbagliato, sceglierne un’altra sotto Compreso.`,
  noRatings: () =>
    "Nessuna colonna è letta come rating, e quindi tutti come senza Elo. Atteso: un’intestazione come Rating o Elo.",
  factNotRead: ({ player, column, ...values }) =>
    `${player}: ${came(values.came)} sotto ${column} non si comprende, e K non ne tiene conto. Atteso: un giorno o un anno (nascita), un numero intero (partite, Elo massimo).`,
  notAK: (values) =>
    `${values.player}: ${came(values.came)} non è un K. Atteso: un numero intero da 5 a 40.`,
  noName: ({ player }) => `Il giocatore ${player} non ha nome: al suo posto sta il numero.`,
  nameIsError: (values) =>
    `Il nome è un errore: ${values.came} è stato digitato con = davanti. È letto come nome.`,
  sameName: ({ name, other }) => `${name} è anche il nome del giocatore ${other}.`,
  idTwice: ({ player, id, before, cell }) =>
    `${player} ha l’ID FIDE ${id}, e in ${cell} l’ha anche ${before}. Atteso: per ogni giocatore un numero suo.`,
  ratingsDiffer: (values) =>
    `${values.player}: rating ${came(values.came)} qui, ${values.before} più sopra. Atteso: il rating dell’inizio del torneo in ogni riga.`,
  mirrorMissing: ({ player, opponent }) =>
    `${player} contro ${opponent}: l’elenco dà le partite di entrambi i giocatori, ma la riga di ${opponent} manca o dice altro. Attese: entrambe le righe, oppure ogni partita una volta.`,
  gameTwice: ({ player, opponent, round }) =>
    `Turno ${round}: ${player} contro ${opponent} sta qui una seconda volta. Atteso: ogni partita una volta, oppure un altro turno se si sono incontrati due volte.`,
  playerTwiceInRound: ({ player, round }) =>
    `Turno ${round}: ${player} gioca qui una seconda partita. Atteso: una partita per turno, oppure il numero di un altro turno.`,
  bothSidesOneself: ({ player }) => `${player} gioca contro ${player}. Attesi: due giocatori.`,
  namesOfIdDiffer: ({ player, id, before }) =>
    `${player} ha l’ID FIDE ${id}, come ${before} più sopra: sono presi per un solo giocatore. Atteso: un solo nome, oppure due numeri.`,
  joinedNames: ({ player, before, cell }) =>
    `${player} qui, ${before} in ${cell}: sono presi per un solo giocatore.`,
  idsOfNameDiffer: ({ player, id, before }) =>
    `${player} ha l’ID FIDE ${id} qui e ${before} più sopra: sono presi per due giocatori. Atteso: un solo numero, se è lo stesso giocatore.`,
  pooledRatingsDiffer: ({ player, came, before }) =>
    `${player}: rating ${came} in questa tabella, ${before} in un’altra dello stesso torneo. Atteso: un solo rating per tutto il torneo.`,
  pooledSameName: ({ player }) =>
    `${player}: il nome di due giocatori di una stessa tabella. Attesi: nomi diversi, perché ognuno sia riconosciuto in ogni parte del torneo.`,
  pooledNamesJoined: ({ player, before }) =>
    `${player} in questa tabella, ${before} in un’altra dello stesso torneo: sono presi per un solo giocatore.`,
  pooledNamesDiffer: ({ player, id, before }) =>
    `${player} ha l’ID FIDE ${id}, come ${before} in un’altra tabella dello stesso torneo: sono presi per un solo giocatore. Atteso: un solo nome, oppure due numeri.`,
  pooledIdsDiffer: ({ player, id, before }) =>
    `${player} ha l’ID FIDE ${id} qui e ${before} in un’altra tabella dello stesso torneo: sono presi per due giocatori. Atteso: un solo numero, se è lo stesso giocatore.`,
  partUnreadable: ({ table }) =>
    `${table}, una parte di questo torneo, non si legge come partite giocate. Atteso: una tabella con i risultati; correggerla, o toglierla dal torneo.`,
  notADay: (values) =>
    `${values.event}: ${came(values.came)} non è un giorno. Atteso: una data, come 2026-11-18.`,
  notAList: (values) =>
    `${values.event}: ${came(values.came)} non è una lista per cui conti questo torneo. Atteso: la sua data, come 2026-12-01, oppure una cella vuota.`,
  notALastDay: (values) =>
    `${values.event}: ${came(values.came)} non è un ultimo giorno di questo torneo. Atteso: una data dal suo primo giorno in poi, come 2026-12-01, oppure una cella vuota.`,
  notAnAverage: (values) =>
    `${values.event}: ${came(values.came)} non è un rating medio. Atteso: un numero da 1 a 4000.`,
  raForRc: ({ rating }) =>
    `Le medie stanno sotto Ra. Dal 2024 questo contiene due patte contro ${rating}, che qui si aggiungono una sola volta per tutti i tornei. Atteso: Rc, la media dei soli avversari con Elo, sotto l’intestazione Rc.`,
  notGames: (values) =>
    `${values.event}: ${came(values.came)} non è un numero di partite per questi punti. Atteso: un numero intero, non inferiore ai punti.`,
  notGamesThatCount: (values) =>
    `${values.player}: ${came(values.came)} non è un numero di partite. Atteso: un numero intero da 0 a 999.`,
  nobodyAbove: () =>
    "La riga non ha nome, e sopra non c’è nessuno. Atteso: il nome di un giocatore, o un ID.",
  eventTwice: ({ player, event }) =>
    `${player}: ${event} sta qui una seconda volta con le stesse cifre. Atteso: ogni torneo di un giocatore una volta.`,
  deltaWithoutRating: (values) =>
    `${values.player}: ${came(values.came)} non ha un rating accanto. Atteso: il rating dell’inizio del torneo, oppure nessun W − We per chi è senza Elo.`,
  notADelta: (values) =>
    `${values.player}: ${came(values.came)} non è un W − We di ${count(values.games, "game")}. Attesi: due decimali, da -${number(values.games)} a ${number(values.games)}.`,
  notEarlierGames: (values) =>
    `${values.player}: ${came(values.came)} non è un numero di partite prima del periodo. Atteso: un numero intero da 0 a 999, oppure nulla.`,
  tooLong: ({ player, came: text, most }) =>
    `${player}: «${text}» è troppo lungo per un file di rapporto di torneo. Atteso: al massimo ${count(most, "sign")}.`,
  notAStart: ({ player, came: start }) =>
    `${player}: «${start}» non è un numero di partenza. Atteso: un numero intero a partire da 1.`,
  notATrfRound: (values) =>
    `${values.player}: ${came(values.came)} non è un turno di un file di rapporto di torneo. Atteso: avversario, w o b, risultato, come 12w1, 12b+ o 12w½f; oppure H, F, U, Z.`,
  notARound: (values) =>
    `${values.player}: ${came(values.came)} non è un turno. Atteso: avversario, colore e risultato, come 12w1, oppure +12, =12, -12, o un bye.`,
  notPlayedYet: ({ games }) =>
    `${count(games, "game")} senza risultato: si intende non ancora giocato, e non conta nulla.`,
  nobodyHasNumber: (values) =>
    `${values.player}: nessuno ha il numero ${values.number}. Atteso: un numero della tabella.`,
  roundContradiction: ({ player, opponent, round }) =>
    `Turno ${round}: quanto dicono ${player} e ${opponent} della loro partita non concorda. Atteso: 1 e 0, ½ e ½, oppure + e -.`,
  againstOneself: ({ player, round }) =>
    `Turno ${round}: ${player} gioca contro ${player}. Atteso: il numero di un altro giocatore.`,
  freeAndGame: ({ tag, player, round }) =>
    `${player}, turno ${round}: secondo la riga ${tag} non c’è stata partita, ma qui ce n’è una. Atteso: una delle due.`,
  selectionTooSmall: ({ area }) => `La tabella continua accanto alla selezione. Atteso: ${area}.`,
};

/** What Excel makes of a result, and how it was typed. */
const TYPED: Readonly<Record<string, readonly [string, string]>> = {
  "½": ["una data", "1/2"],
  "1-0": ["una data", "1-0"],
  "1-1": ["una data", "1-1 o 1/1"],
  "1:0": ["un’ora", "1:0"],
  "0:1": ["un’ora", "0:1"],
  "1:1": ["un’ora", "1:1"],
};

const WHOSE_RATINGS: Readonly<Record<RatingDoubt, (heading: string) => string>> = {
  heading: (heading) =>
    `${heading === "" ? "Una colonna senza intestazione" : `La colonna ${heading}`} può contenere rating, ma nulla dice quali. Atteso: un’intestazione come Elo o Elo FIDE; oppure indicare quale colonna si legge.`,
  lists: (heading) =>
    `${heading} e un’altra colonna contengono rating di liste diverse. Conta quella in vigore il primo giorno. Indicare quel giorno, o quale colonna si legge.`,
  mixed: (heading) =>
    `${heading} contiene Elo FIDE e altri rating in una sola colonna. Segnare con u ciò che non è della FIDE, poi indicare che la colonna si legge, o che nessuno ha l’Elo.`,
  national: (heading) =>
    `${heading} contiene rating nazionali. Il regolamento tiene conto di quelli della FIDE. Indicare quale colonna si legge, o che nessuno ha l’Elo.`,
  after: (heading) =>
    `${heading} contiene i rating dopo il torneo. Contano quelli del suo inizio. Indicare quale colonna si legge.`,
  notInForce: (heading) =>
    `${heading} indica una lista che il primo giorno non era più in vigore. Atteso: i rating della lista allora in vigore, 9.11 (2005), 7.11 (2011). Indicare quale colonna si legge comunque, o che nessuno ha l’Elo.`,
  pace: (heading) =>
    `${heading} contiene rating di un’altra cadenza. Indicare quale colonna si legge, o scegliere quella cadenza sotto Torneo.`,
};

const LISTS = {
  players: "È un elenco di giocatori.",
  standing: "È una classifica, con i soli punti.",
  pairings: "Sono abbinamenti senza risultati.",
  boards: "È un elenco dei punti per scacchiera.",
  changes: "Sono variazioni di rating calcolate altrove.",
} as const;
