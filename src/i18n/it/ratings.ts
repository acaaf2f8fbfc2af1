import type { RatingsTexts } from "../ratings";

export const IT_RATINGS: RatingsTexts = {
  tab: "Rating",
  firstRating: "Primo rating",
  what: "I tornei di un giocatore senza Elo in un elenco, uno per riga, sotto le intestazioni Torneo, Data, Sistema, Rc, W, n (e Lista, se alcuni tornei sono valutati in ritardo): selezionarne una cella. Senza elenco scegliere il regolamento: il foglio è vuoto, da compilare.",
  edition: "Regolamento",
  byEvents: "secondo i giorni dei tornei",
  dayNeeded:
    "Nessun torneo ha qui un giorno, dal quale dipende il regolamento. Indicare i giorni nell’elenco, o scegliere il regolamento qui sopra.",
  exception: (games) =>
    `Bastano ${games} partite: Olimpiade, campionato a squadre, IBCA, ICSC, IPCA`,
  create: "Crea il foglio del primo rating",
  made: (sheet, events) => `Creato: ${sheet}, ${events === 1 ? "1 torneo" : `${events} tornei`}.`,
  madeEmpty: (sheet) =>
    `Creato: ${sheet}. Non era selezionato alcun elenco di tornei, perciò è vuoto: compilare le celle azzurre. Per tornei di altri anni scegliere qui sopra il loro regolamento e crearlo di nuovo.`,
  toSettle: "L’elenco ha prima qualcosa da sistemare:",
  failed: (what, left) =>
    left === ""
      ? `Excel non ci è riuscito (${what}). Non è rimasto alcun foglio; riprovare.`
      : `Excel non ci è riuscito (${what}). Questi fogli possono esserci ancora: ${left}. Guardarli, eliminare quelli che non servono e riprovare.`,
  notCalculated: (error) =>
    `Un rapporto mostra ${error}: il foglio delle sue partite non c’è più, o non è ancora calcolato. Creare di nuovo il rapporto, o riprovare quando mostra dei numeri.`,
  whoIsWho: {
    heading: (questions) =>
      questions === 1 ? "È una sola persona?" : `${questions} volte: è una sola persona?`,
    what: "Questi giocatori possono essere uno o due. Prima della risposta non si crea nulla, e nessuna risposta è chiesta due volte.",
    one: "Una persona",
    two: "Due persone",
    born: (birth) => `nascita ${birth}`,
    unrated: "senza rating",
    rating: (ratings) => `rating ${ratings}`,
    id: (number) => `ID FIDE ${number}`,
    noId: "senza ID FIDE",
    remember: "Ricordare le risposte e continuare",
    kept: (sheet) => `Le risposte stanno nel foglio «${sheet}»: lì si possono cambiare e ritirare.`,
  },
  unrated: {
    legend: (players) =>
      players === 1
        ? "Del giocatore senza Elo nei rapporti di questa cartella di lavoro"
        : `Di uno dei ${players} giocatori senza Elo nei rapporti di questa cartella di lavoro`,
    event: ({ title, games, points, ru }) =>
      `${title}: ${String(points).replace(".", ",")} su ${games}, ${ru === null ? "nessun Ru" : `Ru ${ru}`}`,
    ofList: "Dell’elenco selezionato, o vuoto",
    nobody:
      "Nessun rapporto di questa cartella di lavoro ha un giocatore senza Elo che ne abbia incontrato uno con Elo. Creare il rapporto del suo torneo nella pagina Tabella, e comparirà qui; oppure creare il foglio da un elenco.",
    made: (sheet, events, keptFrom) =>
      [
        `Creato: ${sheet}, ${events === 1 ? "1 torneo, collegato" : `${events} tornei, collegati`} ai rapporti.`,
        keptFrom === null
          ? "Scrivere i tornei precedenti nelle righe azzurre sopra. Creato di nuovo, il foglio li mantiene."
          : `Quanto era stato scritto in ${keptFrom} è ripreso.`,
      ].join(" "),
    toSettle: (sheet) => `Nel foglio ${sheet}, i cui tornei sono ripresi, sistemare prima:`,
    noDays: (sheets) =>
      `Manca il primo giorno, perciò l’ordine dei tornei non è noto: ${sheets}. Creare di nuovo il rapporto con il suo giorno.`,
    gone: "Nessun rapporto ha più questo giocatore come senza Elo. Sceglierne un altro.",
  },
  period: {
    heading: "Periodo di valutazione",
    what: "Tutti i tornei che contano per una lista, giocatore per giocatore: ΣΔR, K con il suo limite, un solo arrotondamento, il nuovo rating.",
    source: "Tornei presi da",
    sources: {
      reports: "i rapporti di questa cartella",
      list: "l’elenco selezionato",
    },
    listColumns:
      "Una riga per giocatore e torneo sotto le intestazioni Giocatore, Torneo, Data, Elo, n, W − We (oppure W e We), K, Partite prima: selezionarne una cella. Torneo, Data, K e Partite prima possono mancare. Nascita, Partite finora ed Elo massimo danno K dove non è indicato.",
    ticked:
      "Scegliere prima la lista. È spuntato ciò che essa conteggia, secondo gli ultimi giorni dei tornei; ciò che conteggia un’altra lista lo dice. Il rapporto di un torneo corretto prende la spunta di quello che sostituisce.",
    noReports:
      "Non è selezionato alcun rapporto Elo. Crearne uno per ogni torneo nella pagina Tabella, poi selezionarlo qui.",
    report: (sheet, event, day, edition) => `${sheet}: ${event}, ${day}, edizione ${edition}`,
    noDay: "senza data",
    look: "Cerca di nuovo i rapporti",
    list: "Lista per cui contano",
    create: "Crea il foglio del periodo",
    made: (sheet, players) =>
      `Creato: ${sheet}, ${players === 1 ? "1 giocatore" : `${players} giocatori`}.`,
    noList:
      "Non è selezionato alcun elenco di risultati. Attese: le intestazioni Giocatore, Elo, n e W − We (oppure W e We); selezionarne una cella.",
    unmet: (events) =>
      `Ciò che chiede il regolamento non è soddisfatto: ${events}. Spuntare sotto per prenderli comunque.`,
    takeUnmet: "Prendere i tornei le cui condizioni non sono soddisfatte",
    ofOtherList: (sheets) =>
      `Un’altra lista conteggia ${sheets}. Spuntare sotto perché questo periodo li prenda comunque.`,
    takeForeign: "Prendere i rapporti che un’altra lista conteggia",
    severalPaces:
      "I tornei standard, rapid e lampo danno rating distinti. Selezionare i rapporti di una sola cadenza.",
    gone: (sheets) =>
      `Non è più un rapporto Elo: ${sheets}. Premere «Cerca di nuovo i rapporti» e selezionare quelli che contano.`,
    lookOver: "Controllare quanto segue.",
    twice: (one, other) =>
      `Da controllare: ${one} e ${other} sembrano dello stesso torneo, che così conta due volte. Deselezionarne uno e creare di nuovo il foglio.`,
    ofList: (list) => `conteggiato dalla lista del ${list}`,
    foreign: (sheets) => `Da controllare: un’altra lista conteggia ${sheets}; il foglio lo dice.`,
    missing: (sheets) => `Questa lista conteggia anche, senza spunta: ${sheets}.`,
    byList: "ogni torneo secondo il suo giorno, il periodo secondo la lista",
    severalLists: (lists) =>
      `Da controllare: secondo le date questi tornei appartengono a liste diverse (${lists}).`,
  },
  correction: {
    heading: "Confronto",
    what: "Che cosa è cambiato, per chi, di quanto e perché: fra due rapporti di un torneo, uno dei quali è stato corretto, o fra due periodi.",
    tooFewReports:
      "Conservare il rapporto precedente. Aprire il file corretto, o selezionare la tabella corretta, creare anche il suo rapporto, accanto a quello precedente o al suo posto, e tornare qui. Qui si confrontano anche due periodi.",
    report: (sheet, event) => `${sheet}: ${event}`,
    before: "Rapporto o periodo precedente",
    after: "Rapporto del torneo corretto, o altro periodo",
    compare: "Confronta",
    sameReport:
      "È due volte lo stesso foglio. Scegliere ciò che è stato creato prima e ciò con cui confrontarlo.",
    noReport:
      "Uno dei due non è più un rapporto, o il foglio delle sue partite non c’è più. Crearlo di nuovo.",
    noPeriod:
      "Uno dei due non è più un periodo, o il foglio dei suoi risultati non c’è più. Crearlo di nuovo.",
    doubts: {
      "other event":
        "Da controllare: pochi giocatori sono in entrambi i rapporti, che difficilmente sono di uno stesso torneo.",
      "other period": "Da controllare: pochi giocatori sono in entrambi i periodi.",
    },
    made: (sheet) => `Creato: ${sheet}.`,
  },
};
