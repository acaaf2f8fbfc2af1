import type { RatingsTexts } from "../ratings";

/** 6,5. */
const decimal = (value: number | string): string => String(value).replace(".", ",");

const events = (count: number): string => (count === 1 ? "1 Turnier" : `${count} Turniere`);

export const DE_RATINGS: RatingsTexts = {
  tab: "Elo",
  firstRating: "Erstwertung",
  what: "Die Turniere eines Spielers ohne Elo-Zahl als Liste, eines je Zeile, unter den Überschriften Turnier, Datum, Art, Rc, W, n (und Liste, wo Turniere spät gewertet werden): Markieren Sie eine Zelle darin. Ohne Liste wählen Sie das Regelwerk: Das Blatt kommt leer, zum Ausfüllen.",
  edition: "Regelwerk",
  byEvents: "nach den Tagen der Turniere",
  dayNeeded:
    "Kein Turnier hat hier einen Tag, der das Regelwerk bestimmt. Geben Sie die Tage in der Liste an, oder wählen Sie oben das Regelwerk.",
  exception: (games) =>
    `${games} Partien genügen: Olympiade, Mannschaftsmeisterschaft, IBCA, ICSC, IPCA`,
  create: "Blatt der Erstwertung erstellen",
  made: (sheet, count) => `Erstellt: ${sheet}, ${events(count)}.`,
  madeEmpty: (sheet) =>
    `Erstellt: ${sheet}. Es war keine Liste von Turnieren markiert, deshalb ist es leer: Füllen Sie die blauen Zellen aus. Für Turniere anderer Jahre wählen Sie oben ihr Regelwerk und erstellen es neu.`,
  toSettle: "In der Liste ist zuerst etwas zu klären:",
  failed: (what, left) =>
    left === ""
      ? `Excel konnte es nicht ausführen (${what}). Kein Blatt blieb zurück; versuchen Sie es noch einmal.`
      : `Excel konnte es nicht ausführen (${what}). Diese Blätter sind vielleicht noch da: ${left}. Sehen Sie sie an, löschen Sie, was Sie nicht brauchen, und versuchen Sie es noch einmal.`,
  notCalculated: (error) =>
    `Eine Auswertung zeigt ${error}: Das Blatt ihrer Partien fehlt, oder sie ist noch nicht berechnet. Erstellen Sie sie neu, oder versuchen Sie es noch einmal, wenn sie Zahlen zeigt.`,
  whoIsWho: {
    heading: (questions) =>
      questions === 1 ? "Ist das eine Person?" : `${questions} Mal: Ist das eine Person?`,
    what: "Diese Spieler können einer sein oder zwei. Bevor das beantwortet ist, wird nichts erstellt, und keine Antwort wird zweimal verlangt.",
    one: "Eine Person",
    two: "Zwei Personen",
    born: (birth) => `geboren ${birth}`,
    unrated: "ohne Elo-Zahl",
    rating: (ratings) => `Elo-Zahl ${ratings}`,
    id: (number) => `FIDE-ID ${number}`,
    noId: "ohne FIDE-ID",
    remember: "Antworten merken und weiter",
    kept: (sheet) =>
      `Die Antworten stehen auf dem Blatt „${sheet}“: Dort lassen sie sich ändern und zurücknehmen.`,
  },
  unrated: {
    legend: (players) =>
      players === 1
        ? "Des Spielers ohne Elo-Zahl in den Auswertungen dieser Arbeitsmappe"
        : `Eines der ${players} Spieler ohne Elo-Zahl in den Auswertungen dieser Arbeitsmappe`,
    event: ({ title, games, points, ru }) =>
      `${title}: ${decimal(points)} aus ${games}, ${ru === null ? "kein Ru" : `Ru ${ru}`}`,
    ofList: "Aus der markierten Liste, oder leer",
    nobody:
      "In keiner Auswertung dieser Arbeitsmappe steht ein Spieler ohne Elo-Zahl, der auf einen mit Elo-Zahl traf. Erstellen Sie auf der Seite „Tabelle“ die Auswertung seines Turniers, und er erscheint hier; oder erstellen Sie das Blatt einer Liste.",
    made: (sheet, count, keptFrom) =>
      [
        `Erstellt: ${sheet}, ${events(count)}, mit den Auswertungen verknüpft.`,
        keptFrom === null
          ? "Schreiben Sie frühere Turniere in die blauen Zeilen darüber. Neu erstellt behält das Blatt sie."
          : `Was in ${keptFrom} eingegeben war, ist übernommen.`,
      ].join(" "),
    toSettle: (sheet) =>
      `Auf dem Blatt ${sheet}, dessen Turniere übernommen werden, ist zuerst zu klären:`,
    noDays: (sheets) =>
      `Ohne ersten Tag ist die Reihenfolge der Turniere nicht bekannt: ${sheets}. Erstellen Sie die Auswertung mit ihrem Tag noch einmal.`,
    gone: "Keine Auswertung führt diesen Spieler noch ohne Elo-Zahl. Wählen Sie einen anderen.",
  },
  period: {
    heading: "Wertungsperiode",
    what: "Alle Turniere, die auf einer Liste zählen, Spieler für Spieler: ΣΔR, K mit seiner Grenze, einmal gerundet, die neue Elo-Zahl.",
    source: "Turniere aus",
    sources: { reports: "den Auswertungen der Mappe", list: "der markierten Liste" },
    listColumns:
      "Eine Zeile je Spieler und Turnier unter den Überschriften Spieler, Turnier, Datum, Elo, n, W − We (oder W und We), K, Partien davor: Markieren Sie eine Zelle darin. Turnier, Datum, K und Partien davor können fehlen. Geburt, Partien bisher und höchste Elo-Zahl ergeben K, wo es nicht angegeben ist.",
    ticked:
      "Wählen Sie zuerst die Liste. Angehakt ist, was sie nach den letzten Turniertagen wertet; was eine andere Liste wertet, sagt es. Die Auswertung eines berichtigten Turniers übernimmt den Haken der ersetzten.",
    noReports:
      "Keine Auswertung ist gewählt. Erstellen Sie auf der Seite „Tabelle“ eine für jedes Turnier, und haken Sie sie dann hier an.",
    report: (sheet, event, day, edition) => `${sheet}: ${event}, ${day}, Fassung ${edition}`,
    noDay: "ohne Tag",
    look: "Auswertungen neu suchen",
    list: "Liste, auf der sie zählen",
    create: "Blatt der Periode erstellen",
    made: (sheet, players) => `Erstellt: ${sheet}, ${players} Spieler.`,
    noList:
      "Keine Liste von Ergebnissen ist markiert. Erwartet: die Überschriften Spieler, Elo, n und W − We (oder W und We); markieren Sie eine Zelle darin.",
    unmet: (events) =>
      `Was das Reglement verlangt, ist nicht erfüllt: ${events}. Kreuzen Sie unten an, dass sie trotzdem genommen werden.`,
    takeUnmet: "Turniere nehmen, deren Bedingungen nicht erfüllt sind",
    ofOtherList: (sheets) =>
      `Eine andere Liste wertet ${sheets}. Kreuzen Sie unten an, dass diese Periode sie trotzdem nimmt.`,
    takeForeign: "Auswertungen nehmen, die eine andere Liste wertet",
    severalPaces:
      "Auswertungen von Standard-, Schnellschach- und Blitzturnieren ergeben je eigene Elo-Zahlen. Haken Sie nur die eines Spieltempos an.",
    gone: (sheets) =>
      `Keine Auswertung mehr: ${sheets}. Klicken Sie auf „Auswertungen neu suchen“, und haken Sie an, was zählt.`,
    lookOver: "Sehen Sie durch, was unten steht.",
    twice: (one, other) =>
      `Sehen Sie es durch: ${one} und ${other} scheinen von einem Turnier zu sein, das dann doppelt zählt. Entfernen Sie bei einem den Haken, und erstellen Sie das Blatt neu.`,
    ofList: (list) => `gewertet von der Liste vom ${list}`,
    foreign: (sheets) => `Bitte ansehen: ${sheets} wertet eine andere Liste; das Blatt sagt es.`,
    missing: (sheets) => `Diese Liste wertet auch, ohne Haken: ${sheets}.`,
    byList: "jedes Turnier nach seinem Tag, die Periode nach der Liste",
    severalLists: (lists) =>
      `Sehen Sie es durch: Nach ihren Tagen gehören diese Turniere zu verschiedenen Listen (${lists}).`,
  },
  correction: {
    heading: "Vergleich",
    what: "Was hat sich geändert, für wen, um wie viel und warum: zwischen zwei Auswertungen eines Turniers, von denen eine berichtigt wurde, oder zwischen zwei Perioden.",
    tooFewReports:
      "Behalten Sie die frühere Auswertung. Öffnen Sie die berichtigte Datei, oder markieren Sie die berichtigte Tabelle, werten Sie auch sie aus, neben der früheren oder an deren Stelle, und kommen Sie zurück. Auch zwei Perioden werden hier verglichen.",
    report: (sheet, event) => `${sheet}: ${event}`,
    before: "Frühere Auswertung oder Periode",
    after: "Auswertung des berichtigten Turniers oder andere Periode",
    compare: "Vergleichen",
    sameReport:
      "Zweimal dasselbe Blatt. Wählen Sie, was früher erstellt wurde, und womit es verglichen werden soll.",
    noReport:
      "Eine der beiden ist keine Auswertung mehr, oder das Blatt ihrer Partien fehlt. Erstellen Sie sie neu.",
    noPeriod:
      "Eine der beiden ist keine Periode mehr, oder das Blatt ihrer Ergebnisse fehlt. Erstellen Sie sie neu.",
    doubts: {
      "other event":
        "Sehen Sie es durch: Nur wenige Spieler stehen in beiden Auswertungen, sie sind also kaum von einem Turnier.",
      "other period": "Sehen Sie es durch: Nur wenige Spieler stehen in beiden Perioden.",
    },
    made: (sheet) => `Erstellt: ${sheet}.`,
  },
};
