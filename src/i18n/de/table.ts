import type { TableTexts } from "../table";
import { DE_K } from "./kWords";
import { writing } from "../writing";
import { DE_CHECKS } from "./checks";
import { DE_FINDINGS } from "./findings";
import { DE_WORDS } from "./words";

const { came, count, number } = writing(DE_WORDS);

export const DE_TABLE: TableTexts = {
  ...DE_CHECKS,
  tab: "Tabelle",
  what: "Markieren Sie im Blatt eine Kreuztabelle oder eine Tabelle im Schweizer System: Namen, Elo-Zahlen und Ergebnisse, samt Überschriften. Eine Zelle der Tabelle genügt. Klicken Sie dann auf die Schaltfläche.",
  useSelection: "Markierung lesen",
  follow: "Der Markierung folgen",
  nothingSelected:
    "Die markierten Zellen sind leer. Markieren Sie die Kreuztabelle oder eine Zelle darin.",
  severalAreas:
    "Die Markierung ist kein zusammenhängender Bereich: mehrere Bereiche oder ein Diagramm. Markieren Sie die Kreuztabelle oder eine Zelle darin.",
  cellEdited:
    "Eine Zelle wird gerade bearbeitet. Schließen Sie sie mit der Eingabetaste ab (oder verlassen Sie sie mit Esc), und klicken Sie noch einmal auf die Schaltfläche.",
  stillCalculating:
    "Excel rechnet noch, und was die Zellen zeigen, kann veraltet sein. Warten Sie, bis es fertig ist (bei manueller Berechnung drücken Sie F9), und klicken Sie dann noch einmal auf die Schaltfläche.",
  isProtected: (sheet, left) => {
    if (left !== "") {
      const [what, where] =
        sheet === null
          ? ["die Struktur dieser Arbeitsmappe", "Überprüfen, Arbeitsmappe schützen"]
          : [`das Blatt „${sheet}“`, "Überprüfen, Blattschutz aufheben"];
      return `Das ließ sich nicht rückgängig machen, weil ${what} geschützt ist. Noch so, wie es war: ${left}. Heben Sie den Schutz auf (${where}), und klicken Sie noch einmal auf die Schaltfläche.`;
    }
    return sheet === null
      ? "Die Struktur dieser Arbeitsmappe ist geschützt: Kein Blatt kann hinzugefügt, umbenannt oder gelöscht werden, und keines wurde es. Heben Sie den Schutz auf (Überprüfen, Arbeitsmappe schützen), oder nehmen Sie eine Kopie der Datei, und klicken Sie noch einmal auf die Schaltfläche."
      : `Das Blatt „${sheet}“ ist geschützt, und nichts wurde hineingeschrieben. Heben Sie den Schutz auf (Überprüfen, Blattschutz aufheben), oder wählen Sie ein anderes Blatt, und klicken Sie noch einmal auf die Schaltfläche.`;
  },
  failed: (what, left) =>
    left === ""
      ? `Excel konnte es nicht ausführen (${what}). Ihr Blatt ist, wie es war; versuchen Sie es noch einmal, oder speichern Sie die Arbeitsmappe und öffnen Sie sie neu.`
      : `Excel konnte es nicht ausführen (${what}). Ihr Blatt ist, wie es war, aber diese sind vielleicht noch da: ${left}. Sehen Sie sie an, löschen Sie, was Sie nicht brauchen, und versuchen Sie es noch einmal.`,
  reading: "Lesen …",
  planning: "Planen …",
  cancelling: "Abbrechen …",
  working: "In Arbeit …",
  writing: (done, total) => `Schreiben: Zeile ${done} von ${total}`,
  cancel: "Abbrechen",
  cancelled: "Abgebrochen: Die begonnenen Blätter wurden entfernt.",
  understood: "Verstanden",
  kinds: {
    single: "Rundenturnier, einrundig",
    double: "Rundenturnier, doppelrundig",
    totals: "Rundenturnier, Punktsummen ohne Einzelergebnisse",
  },
  byRounds: (kind) => `${kind}, Partie für Partie`,
  kind: "Turnierform",
  matchGames: "Partien, auf die der Zweikampf angesetzt ist",
  pace: "Spieltempo",
  paces: { standard: "Standard", rapid: "Schnellschach", blitz: "Blitz" },
  paceAsked: (came) => `„${came}“: Mit welchem Spieltempo wurde gespielt?`,
  paceNeeded: "Das Spieltempo ist nicht eindeutig: Standard, Schnellschach oder Blitz wählen.",
  toPace: "Zum Spieltempo",
  toPersons: "Zu den Spielern",
  paceFrom: (pace) => `Spieltempo: ${pace}, angegeben in Zelle`,
  standardColumn: (article) => `Standard-Elo, für Spieler ohne die des Tempos ${article}`.trim(),
  noStandardColumn: "keine",
  ratedSince: (players, article) =>
    players === 0
      ? `Seit dem Turnier mit Elo-Zahl? ${article}`
      : `Seit dem Turnier mit Elo-Zahl: ${players}, ${article}`,
  ratedSinceMeans:
    "Die Elo-Zahl, die bis zur Auswertung des Turniers veröffentlicht wurde. Der Spieler wird mit ihr gewertet; für die Gegner bleibt er ohne Elo-Zahl.",
  playerPages: "Eine Seite je Spieler, zum Drucken oder Verschicken",
  pool: "Markierung hinzufügen: ein weiterer Teil dieses Turniers",
  poolNotFollowing:
    "Um einen weiteren Teil des Turniers hinzuzufügen, folgen Sie nicht länger der Markierung.",
  unpool: (table) => `${table} herausnehmen`,
  notPooled:
    "Die markierten Zellen wurden nicht hinzugefügt: Sie lassen sich nicht als Partien lesen. Erwartet: eine Tabelle mit Ergebnissen; berichtigen Sie sie im Blatt, und fügen Sie sie dann hinzu.",
  alreadyThere:
    "Die markierten Zellen gehören schon zum Turnier. Markieren Sie eine andere Tabelle, und fügen Sie sie dann hinzu.",
  times: "Bedenkzeit",
  endDate: "Letzter Tag",
  minutes: "Minuten für die Partie",
  increment: "Sekunden Zugabe je Zug",
  notRated: (article) =>
    `${article}: Dieses Turnier wird nicht gewertet, es gibt also nichts auszuwerten.`,
  players: (players, rated, unrated) =>
    `${count(players, "player")}: ${rated} mit, ${unrated} ohne Elo-Zahl`,
  games: (games) => count(games, "game"),
  k: DE_K,
  showPlayers: "Spieler, wie gelesen",
  previewMeans:
    "Wählen Sie, was eine Spalte ist, oder einen Namen, um seine Werte zu berichtigen: für das, was hier entsteht. Ihr Blatt wird nicht geändert.",
  previewColumns: { player: "Spieler", points: "Pkt." },
  meanings: { rating: "Elo", k: "K", birth: "Geburt", id: "FIDE-ID" },
  notUsed: "nicht benutzt",
  columnIs: (letters, heading) => `${letters}: ${heading}`,
  noHeadings: "Die Tabelle hat keine Überschriften, an denen die Spalten zu erkennen wären.",
  correct: (player) => `Berichtigen, was von ${player} gelesen wird`,
  nothingToCorrect:
    "Von diesem Spieler enthält die Tabelle nichts, was sich hier berichtigen ließe.",
  allPlayers: (players) => `Alle Spieler (${number(players)})`,
  asInSheet: "Alles lesen, wie es im Blatt steht",
  toLine: (player) => `Zeile von ${player}`,
  ratingColumn: "Elo-Zahlen aus",
  column: (letters, heading) =>
    heading === "" ? `Spalte ${letters}` : `${heading} (Spalte ${letters})`,
  findings: "Zu prüfen",
  noFindings: "Nichts: Jede Zelle wurde verstanden.",
  finding: DE_FINDINGS,
  goTo: (address) => `Zu ${address}`,
  readRatings: (letters, heading) =>
    `Elo-Zahlen: Spalte ${letters}${heading === "" ? "" : ` (${heading})`}`,
  nobodyRated: "Niemand hat eine Elo-Zahl",
  ratingsFrom: (letters, heading) =>
    `Elo-Zahlen werden aus Spalte ${letters}${heading === "" ? "" : `, ${heading},`} gelesen.`,
  readAs: (value) => `Als ${value} lesen`,
  selectArea: (address) => `${address} markieren`,
  applyAll: (count) => `Alle ${count} so lesen`,
  readAllAs: (count, value) => `Alle ${count} als ${value} lesen`,
  moreOfKind: (count) => `Und ${count} weitere dieser Art.`,
  oneByOne: (count) => `Alle ${count}, einzeln`,
  event: "Turnier",
  startDate: "Erster Tag",
  when: "Wann, und nach welchen Regeln",
  dayFrom: "Gefunden in Zelle",
  severalDays: "kann mehrere Tage bedeuten. Welcher ist es?",
  inParts: (article) => `Periode für Periode werten, jede mit einer Auswertung: ${article}`,
  roundsUndated: "An welchen Tagen wurden diese Runden gespielt?",
  dayOfRound: (round) => `Runde ${round}`,
  ratingsOfParts: "Elo-Zahlen der Teile",
  ratingsOfThen: "zur Zeit der Partie",
  ratingsOfStart: "vom ersten Tag des Turniers",
  partLine: (part, rounds, days) => `Teil ${part}: Runden ${rounds}; ${days}.`,
  partCounted: (list) => `Gewertet von der Liste vom ${list}.`,
  ratingsOfPart: (heading) => `Elo-Zahlen: ${heading}.`,
  noRatingsOfPart:
    "Die Tabelle hat keine Spalte mit Elo-Zahlen dieser Periode. Erwartet: eine, deren Überschrift den Monat nennt.",
  partsUnsettled:
    "Ein Teil kann nicht gewertet werden: In seiner Spalte mit Elo-Zahlen ist etwas zu klären. Wählen Sie sie bei den Elo-Zahlen, dann sehen Sie, was.",
  dayNeeded:
    "Wann hat das Turnier begonnen? Der erste Tag bestimmt das Regelwerk; oder wählen Sie dieses von Hand.",
  toDay: "Zum ersten Tag",
  toFindings: "Zu den Befunden",
  toChecks: "Zu den Prüfungen",
  dayUnknown: "Von Hand gewählt; der Tag ist nicht bekannt.",
  edition: "Regelwerk",
  byDate: "nach dem Tag",
  editionName: (id, from) => `${id}, ab ${from}`,
  editionInForce: (name, source) =>
    source === "text"
      ? `Fassung ${name}, am Text geprüft.`
      : `Fassung ${name}: aus zweiter Hand bekannt oder aus der Fassung davor übernommen.`,
  style: "Formeln",
  styles: { fide: "FIDE-Formeln", plain: "einfache Formeln, kein Add-in nötig" },
  asPrinted: "Wie in 8.58 gedruckt, samt Druckfehlern",
  kOnFirstDay:
    "K nach dem ersten Turniertag statt nach der geltenden Liste: Das Reglement lässt es offen",
  championship: "Landesmeisterschaft",
  championships: { none: "nein", open: "ja", women: "ja, Frauen" },
  leftOut: "Weggelassen",
  article: (article, edition) => `${article} (${edition})`,
  methodGone:
    "Ab dem 1. Januar 2022 gibt es das Verfahren für Rundenturniere nicht mehr (8.2): Erstwertungen entstehen allein aus Partien gegen Gegner mit Elo-Zahl, wie im Schweizer System. Wählen Sie einen früheren Tag oder eine frühere Fassung oder das Verfahren für den Unterricht.",
  teach: (edition) =>
    `Das Verfahren von ${edition} trotzdem zeigen, mit dem Vermerk „für den Unterricht“`,
  unplayed: "Eine Partie wurde nicht gespielt: Das Turnier wird als Schweizer System gemeldet.",
  everybodyRated:
    "Alle haben eine Elo-Zahl: Es gibt nichts zu iterieren, ein solches Turnier braucht die Elo-Auswertung. Das Blatt kann trotzdem erstellt werden.",
  noRoundRobin:
    "Bereit: Die Elo-Auswertung kann erstellt werden. Partien gegen Gegner ohne Elo-Zahl zählen nicht.",
  oneUnratedCounts: (article) =>
    `Bereit: Die Elo-Auswertung kann erstellt werden. Die Partien gegen den einen Spieler ohne Elo-Zahl zählen, mit dem Ru dieses Turniers, ${article}.`,
  makeReport: "Die Elo-Auswertung kann erstellt werden.",
  noSheetBecause: "Kein Iterationsblatt:",
  correctFindings: (count) =>
    count === 1
      ? "Zuerst ist ein Befund zu klären."
      : `Zuerst sind ${number(count)} Befunde zu klären.`,
  compositionFails:
    "Die Zusammensetzung erfüllt das Regelwerk nicht; das Blatt kann trotzdem erstellt werden.",
  ready: "Bereit: Das Blatt kann erstellt werden.",
  createReport: "Elo-Auswertung erstellen",
  create: "Iterationsblatt erstellen",
  changedSince:
    "Die Tabelle hat sich geändert, seit sie gelesen wurde; sie wurde noch einmal gelesen. Sehen Sie sie durch, und erstellen Sie dann das Blatt.",
  created: (names) => `Erstellt: ${names}.`,
  selfCheck: {
    agrees: "An den Regeln geprüft: Alle Zahlen stimmen.",
    asPrinted: "Geprüft: Alle Zahlen sind wie gedruckt, samt Druckfehlern.",
    differs: (cells) =>
      cells === 1
        ? "An den Regeln geprüft: Eine Zahl weicht ab."
        : `An den Regeln geprüft: ${number(cells)} Zahlen weichen ab.`,
    difference: (shown, expected) =>
      `zeigt ${came(shown)}; nach den Regeln ${expected === null ? "gibt es keine" : `ist es ${number(expected)}`}.`,
    more: (cells) =>
      cells === 1 ? "Und eine weitere Zelle." : `Und ${number(cells)} weitere Zellen.`,
  },
  undo: "Wieder löschen",
  alreadyGone: (names) => `Nicht mehr da: ${names}.`,
  removed: (names) => `Gelöscht: ${names}.`,
};
