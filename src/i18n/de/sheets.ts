import { cited } from "../citing";
import type { SheetTexts } from "../sheets";
import { DE_CAREER } from "./career";
import { DE_CORRECTION } from "./correction";
import { DE_ERRATA } from "./errata";
import { DE_READINGS } from "./readings";
import { DE_HEAD } from "./head";
import { DE_PAPER } from "./paper";
import { DE_K_REASON } from "./kReason";
import { DE_PERIOD } from "./period";
import { DE_HAND_ON } from "./handOn";
import { DE_OVERVIEW } from "./overview";
import { DE_PERSONS } from "./persons";
import { DE_REPORT } from "./report";
import { DE_TABS } from "./tabs";

const robin = cited("robin");
const change = cited("change");
const average = cited("average");
const dpTable = cited("dpTable");
const k = cited("k");

/** 12,5. */
function decimal(value: number): string {
  return String(value).replace(".", ",");
}

export const DE_SHEETS: SheetTexts = {
  tabs: DE_TABS,
  paper: DE_PAPER,
  handOn: DE_HAND_ON,
  overview: DE_OVERVIEW,
  persons: DE_PERSONS,
  iterationName: (edition) => `Ra Ru ${edition}`,
  iterationTitle: (event) => `Rundenturnier, Ra und Ru: ${event}`,
  madeWith: {
    fide: "Mit FIDE-Funktionen berechnet: Sie brauchen das Add-in. Blaue Zellen sind Eingaben.",
    plain:
      "Mit einfachen Formeln und den Tabellen unten berechnet: kein Add-in nötig. Blaue Zellen sind Eingaben.",
  },
  teaching: "FÜR DEN UNTERRICHT: Das Verfahren gibt es seit dem 1. Januar 2022 nicht mehr (8.2).",
  edition: "Fassung",
  source: {
    text: "am Text des Regelwerks geprüft",
    secondary: "aus zweiter Hand oder aus der Fassung davor übernommen",
  },
  madeFor: {
    title: "Dafür erstellt",
    refused:
      "Das Blatt ist für diesen Wert erstellt, und nicht alles würde einem anderen folgen. Erstellen Sie es für eine andere Fassung oder einen anderen Tag neu.",
    changed:
      "Geändert: Dieser Kopf zeigt nicht mehr, wofür das Blatt erstellt ist und wonach es rechnet. Machen Sie das rückgängig, oder erstellen Sie das Blatt neu.",
    byHand: (edition) => `Fassung ${edition} von Hand gewählt`,
    byHandWithoutDay: (edition) => `Fassung ${edition} von Hand gewählt, Tag unbekannt`,
  },
  head: DE_HEAD,
  startDate: "Turnierbeginn",
  noDate: "nicht angegeben",
  limit: "Differenz höchstens",
  bonus: "Punkte je ½ über 50 %",
  firstBonus: "Im ersten Durchgang",
  opponents: "n, Gegner",
  games: "Partien jedes Spielers",
  inputs: "Kreuztabelle",
  carried: { federation: "Land" },
  columns: {
    player: "Spieler",
    rating: "Elo",
    points: "Pkt.",
    firstEvent: "Erstes Turnier",
    counts: "Zählt",
  },
  misfits: "Zeilen und Spalten passen: überall 0",
  incomplete: (article, edition) =>
    `Kein Ra: Ein Ergebnis fehlt, oder eine Zeile und ihre Spalte passen nicht zusammen (nicht 0 in der Zeile unter der Kreuztabelle). Mit einer nicht gespielten Partie wird das Turnier als Schweizer System gemeldet: ${article} (${edition}).`,
  yes: "ja",
  no: "nein",
  iterationHead: {
    bonus: (first, then) =>
      `${first === then ? "" : `${decimal(first)}, dann `}${decimal(then)} je ½ über 50 %`,
    sums: (article, edition) =>
      `{players} Spieler: {rated} mit, {unrated} ohne Elo · Rar {rar} · dpa {dpa} · n {n} · Ra {ra} · ${article} (${edition})`,
    met: "Alle Prüfungen sind erfüllt.",
    notMet: ["Nicht erfüllt:", ", siehe die Prüfungen unten."],
  },
  tableHeadings: {
    player: "Spieler",
    rating: "Elo",
    w: "W",
    p: "p",
    dp: "dp",
    rc: "Rc",
    dpUnrated: "dp",
    ru: "Ru",
    rcNew: "Rc (neu)",
    ruNew: "Ru (neu)",
    we: "We",
    k: "K",
    change: "Änd.",
    rn: "Rn",
  },
  tableHints: {
    player: () => "Wie in der Kreuztabelle unten.",
    rating: () => "Die Elo-Zahl zu Beginn des Turniers; u: ohne Elo-Zahl.",
    w: (edition) => `Die Punkte gegen alle, die zählen: ${average(edition)}.`,
    p: (edition) => `Punkte durch Partien, zwei Dezimalen, die halbe auf: ${dpTable(edition)}.`,
    dp: (edition) => `Aus p nach der Tabelle: ${dpTable(edition)}.`,
    rc: (edition) =>
      `Der Turnierschnitt ist für einen Spieler ohne Elo-Zahl Ra: ${average(edition)}.`,
    dpUnrated: (edition) => `Aus dem Punktanteil unter 50 % nach der Tabelle: ${dpTable(edition)}.`,
    ru: (edition) =>
      `Bei 50 % Rc; darüber Punkte für jeden halben; darunter Rc + dp × n/(n+1): ${robin(edition)}.`,
    rcNew: (edition) =>
      `Rc mit den Gegnern jenseits der Grenze so, wie sie gezählt werden: ${robin(edition)}.`,
    ruNew: (edition) => `Ru noch einmal, aus Rc (neu): ${robin(edition)}.`,
    we: (edition) =>
      `Die Summe der PD der Partien, Ru (neu) wie eine Elo-Zahl: ${change(edition)}.`,
    k: (edition) => `Der Entwicklungskoeffizient: ${k(edition)}.`,
    change: (edition) => `K × (W − We): ${change(edition)}.`,
    rn: (edition) => `Die Elo-Zahl mit der Änderung, einmal gerundet: ${change(edition)}.`,
  },
  hints: {
    limit: (article, edition) => `Eine größere Differenz zählt wie diese: ${article} (${edition}).`,
    ra: (article, edition) =>
      `Rar: Schnitt derer mit Elo-Zahl. dpa: Mittel ihrer dp. Ra wird vor der Verwendung gerundet: ${article} (${edition}).`,
    firstEvent: (article, edition) =>
      `Spieler ohne Elo-Zahl: „nein“, wo es nicht das erste Turnier ist, damit zu wenige Punkte den Spieler nicht ausschließen: ${article} (${edition}).`,
  },
  raFormula: "Ra = Rar − dpa × n/(n+1), gerundet",
  countedAs:
    "Gezählt als: Gegner jenseits der Grenze, vom ersten Ru des Spielers ohne Elo-Zahl aus",
  own: { ru: "Ru", rated: "mit Elo", unrated: "ohne Elo" },
  ratingOrRu: "Elo-Zahl oder erstes Ru",
  expected: (article) => `Gewinnerwartung (PD) der Spieler mit Elo-Zahl, ${article}`,
  ratingOrRuNew: "Elo-Zahl oder Ru (neu)",
  ratingOrRuPrinted: "Elo-Zahl oder erstes Ru (wie gedruckt)",
  weReadings: {
    other: "Dasselbe nach der anderen Lesart von 10.54 (2005)",
    figures: "We mit Ru (neu) gegen Ru des ersten Durchgangs, wo sie sich unterscheiden:",
    against: "gegen",
    hint: (edition) =>
      `Die Summe der PD der Partien, das erste Ru wie eine Elo-Zahl: ${change(edition)}.`,
  },
  checks: "Prüfungen",
  composition: {
    third: (rated) => `Mindestens ein Drittel der Spieler mit Elo-Zahl: ${rated}`,
    fourOfFew: (rated) => `Weniger als zehn Spieler: mindestens ${rated} mit Elo-Zahl`,
    doubleRound: (rated, players) =>
      `Doppelrundig mit Spielern ohne Elo-Zahl: mindestens ${players} Spieler, davon ${rated} mit Elo-Zahl`,
    ratedOpponents: (rated) =>
      `Spieler ohne Elo-Zahl brauchen ${rated} Gegner mit Elo-Zahl; mit weniger zählen sie für niemanden`,
    championship: (rated) => `Landesmeisterschaft: mindestens ${rated} mit Elo-Zahl`,
  },
  everybodyCounts: "Jeder Spieler ohne Elo-Zahl hat die Punkte, die ein erstes Turnier verlangt",
  aboveFloor: (floor) =>
    `Kein Ru (neu) unter der Untergrenze ${floor}: Ein solches erstes Ergebnis bleibt unberücksichtigt`,
  everyGamePlayed:
    "Jede Partie hat ein Ergebnis, und es passt zu dem jenseits der Diagonale; mit einer nicht gespielten Partie wird das Turnier als Schweizer System gemeldet",
  met: "erfüllt",
  notMet: "nicht erfüllt",
  notes: "Anmerkungen",
  inputsAreBlue:
    "Ändern Sie eine blaue Zelle, oder geben Sie u anstelle einer Elo-Zahl ein: Alles folgt.",
  inputsElsewhere:
    "Spieler, Elo-Zahlen, K und Ergebnisse kommen aus der Auswertung und ihren Partien: Ändern Sie sie dort, und alles folgt.",
  kByRating: (article, edition) =>
    `K richtet sich nach der Elo-Zahl allein, wo sonst nichts bekannt ist: ein Erwachsener mit 30 oder mehr Partien, nie höher gewertet, ${article} (${edition}). Schreiben Sie ein anderes K darüber.`,
  kKnown: (article, edition) =>
    `K berücksichtigt Geburt, bisherige Partien und höchste Elo-Zahl, soweit sie bekannt sind; was von einem Spieler nicht bekannt ist, zählt wie bei einem Erwachsenen mit 30 oder mehr Partien, nie höher gewertet, ${article} (${edition}).`,
  kAgeOpen: (names) =>
    `K kommt ohne die Geburt von ${names} aus: Sie verrät das Alter am Tag des K nicht. Geben Sie den ersten Turniertag oder das Geburtsdatum an und erstellen Sie das Blatt neu; oder schreiben Sie K darüber.`,
  kDay: {
    label: "K nach dem Stand vom",
    note: {
      list: "Alter und Partien nach dem Stand der Liste, die bei Turnierbeginn gilt, denn K wird mit der Liste veröffentlicht. Eine Lesart: Das Reglement sagt nicht, welcher Tag zählt; die andere ist der erste Turniertag.",
      "first day":
        "Alter und Partien am ersten Turniertag. Eine Lesart: Das Reglement sagt nicht, welcher Tag zählt; die übliche ist der Tag der geltenden Liste, denn K wird mit ihr veröffentlicht.",
    },
  },
  kReason: DE_K_REASON,
  asPrinted:
    "Wie in 8.58 (2011) gedruckt: 12,5 je ½ im ersten Durchgang, We und die Änderung aus dem ersten Ru.",
  errata: DE_ERRATA,
  readings: DE_READINGS,
  tables: (article) => `Tabellen ${article}(a) und (b)`,
  report: DE_REPORT,
  career: DE_CAREER,
  period: DE_PERIOD,
  correction: DE_CORRECTION,
};
