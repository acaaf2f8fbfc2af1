import { stepWriting } from "../stepWriting";
import type { WhyTexts } from "../why";
import { writing } from "../writing";
import { DE_WORDS } from "./words";

const { number } = stepWriting(DE_WORDS);
const { date } = writing(DE_WORDS);

export const DE_WHY: WhyTexts = {
  title: "Warum diese Zahl",
  nothing: "Klicken Sie auf eine hier entstandene Zahl oder auf eine FIDE-Funktion.",
  copy: {
    label: "Diese Antwort kopieren",
    text: "Die Antwort als Text",
    done: "Kopiert.",
    byHand:
      "Konnte nicht von selbst kopiert werden. Der Text ist markiert: Drücken Sie Strg+C oder ⌘C.",
  },
  noNumber: (address) =>
    `${address}: nichts zu erklären. Klicken Sie auf eine hier entstandene Zahl oder auf eine FIDE-Funktion.`,
  reading: "Die Zelle wird gelesen …",
  failed: (what) =>
    `Die Zelle konnte nicht gelesen werden: ${what}. Klicken Sie noch einmal darauf.`,
  shows: "Die Zelle zeigt",
  blank: "nichts",
  result: "Ergebnis:",
  somethingElse: (shown, result) => `Die Zelle zeigt etwas anderes: ${shown} statt ${result}.`,
  changed: "Von Hand geändert:",
  changedNothing:
    "Wird die Arbeitsmappe nicht von selbst berechnet, drücken Sie F9; sonst wurde eine Zelle unterwegs geändert.",
  sources: "Kommt aus",
  goTo: (address) => `Zu ${address}`,
  different: "Was müsste anders sein?",
  reset: "Zurück zu den Werten des Blattes",
  wouldBe: "Es wäre",
  notGiven: "nicht angegeben",
  notExplained: (part) =>
    `Was ${part} ergibt, weiß nur Excel: Was davon abhängt, wird hier nicht erklärt.`,
  notParsed: "Diese Formel wird hier nicht verstanden; wie sie zustande kommt, weiß nur Excel.",
  from1904:
    "Diese Arbeitsmappe zählt die Tage ab 1904, die FIDE-Funktionen ab 1900. Ein Tag aus einer Zelle oder aus DATUM liegt für sie vier Jahre früher: Zählen Sie 1462 dazu, oder geben Sie das Jahr an. Ein Tag, den sie geben, erscheint vier Jahre zu spät: Ziehen Sie 1462 ab.",
  tooLarge: (range) =>
    `${range} ist mehr, als hier gelesen wird. Geben Sie den gefüllten Bereich an, nicht ganze Spalten.`,
  within: "Funktionen in dieser Formel",
  byRule: "Nach der Regel",
  empty:
    "Die Zelle bleibt leer: Ein Spieler hat keine Elo-Zahl, die Partie wurde nicht gespielt oder zählt nicht, oder es gibt noch nichts zu berechnen.",
  spills: (rows, columns) =>
    `Die Formel füllt ${rows} × ${columns} Zellen; dies ist eine davon. Klicken Sie auf eine andere, um deren Schritte zu sehen.`,
  heading: "Das ist eine Überschrift der Tabelle, keine Zahl.",
  argument: (name, meaning, value) => `${name}: ${value} – ${meaning}`,
  cells: (rows, columns, first) => `${rows} × ${columns} Zellen (${first} …)`,
  element: (row, column, message) =>
    column === 1 ? `Zeile ${row}: ${message}` : `Zeile ${row}, Spalte ${column}: ${message}`,
  moreElements: (count) => `… und ${count} weitere.`,
  wholeArray:
    "Excel zeigt einen einzigen Fehler für den ganzen Bereich, wenn einzelne Zellen daraus sich nicht berechnen lassen:",
  errorFrom: (code, place) => `Die Eingabe ${place} zeigt ${code}; beheben Sie es zuerst dort.`,
  errors: {
    "#NAME?":
      "#NAME? – Excel kennt die Funktion nicht. Das Add-in ist in diesem Excel nicht geladen, oder der Name ist falsch geschrieben: Öffnen Sie den Aufgabenbereich noch einmal und drücken Sie dann Strg+Alt+F9.",
    "#BUSY!": "#BESCHÄFTIGT! – die Funktionen des Add-ins rechnen noch. Warten Sie einen Moment.",
    "#GETTING_DATA":
      "#DATEN_ABRUFEN – die Funktionen des Add-ins rechnen noch. Warten Sie einen Moment.",
    "#SPILL!":
      "#ÜBERLAUF! – das Ergebnis braucht mehrere Zellen, und einige davon sind nicht leer oder verbunden. Leeren Sie die Zellen darunter und daneben, oder verschieben Sie die Formel.",
    "#CALC!":
      "#KALK! – Excel kann einen so großen oder so leeren Bereich nicht übergeben. Geben Sie den gefüllten Bereich an, nicht ganze Spalten.",
    "#REF!":
      "#BEZUG! – eine Zelle oder ein Blatt, worauf sich die Formel bezieht, wurde gelöscht. Machen Sie das rückgängig, oder geben Sie den Bezug neu ein.",
    "#VALUE!": "#WERT! – ein Argument ist nicht das, was die Funktion erwartet.",
    "#N/A": "#NV – die Regeln geben hier keine Zahl.",
    "#DIV/0!": "#DIV/0! – es wird durch null oder durch eine leere Zelle geteilt.",
    "#NUM!": "#ZAHL! – eine Zahl ist zu groß oder existiert nicht.",
    "#NULL!":
      "#NULL! – zwischen zwei Bereichen, die sich nicht schneiden, steht ein Leerzeichen. Setzen Sie ein Semikolon oder einen Doppelpunkt dazwischen.",
    "#CONNECT!":
      "#VERBINDEN! – Excel erreicht die Funktionen des Add-ins nicht. Prüfen Sie das Netzwerk und drücken Sie dann Strg+Alt+F9.",
    "#BLOCKED!":
      "#BLOCKIERT! – dieses Excel lässt Add-ins nicht rechnen. Lassen Sie das Add-in zu, oder fragen Sie, wer es verwaltet.",
    "#FIELD!": "#FELD! – die Zelle bezieht sich auf einen Teil eines Datentyps, den es nicht gibt.",
    "#UNKNOWN!":
      "#UNBEKANNT! – diese Version von Excel kennt die Art des Wertes in der Zelle nicht.",
  },
  fields: {
    rating: "Elo-Zahl",
    opponent: "Elo-Zahl des Gegners",
    score: "Ergebnis",
    k: "K",
    edition: "Fassung",
    diff: "Differenz",
    p: "p",
    games: "Partien",
    age: "Alter",
    peak: "Höchste Elo-Zahl",
    periodGames: "Partien der Periode",
    change: "Änderung",
    rc: "Rc",
    ra: "Ra",
    ru: "Ru",
    system: "System",
    opponents: "Gegner",
    first: "Erstes Turnier",
    needed: "Nötige Partien",
    highestRating: "Höchste Elo-Zahl",
    minutes: "Minuten",
    increment: "Sekunden je Zug",
    scores: "Punkte",
  },
  yesNo: ["ja", "nein"],
  results: ["1", "½", "0"],
  systems: ["Schweizer System, Mannschaft", "Rundenturnier"],
  value: (value) => {
    if (value === null || value === "") return "nichts";
    if (typeof value === "boolean") return value ? "WAHR" : "FALSCH";
    return typeof value === "number" ? number(value) : value;
  },
  quoted: DE_WORDS.quoted,
  day: date,
};
