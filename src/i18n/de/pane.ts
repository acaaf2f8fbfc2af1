import type { PaneTexts } from "../pane";
import { DE_SAYINGS } from "./sayings";

export const DE_PANE: PaneTexts = {
  title: "FIDE-Elo",
  learn: "Lernen",
  contents: "Auf dieser Seite",
  sheetLanguage: "Blätter auf",
  asPane: "wie Office",
  start:
    "Geben Sie eine Funktion in eine Zelle ein, oder wählen Sie eine leere und klicken Sie auf „Einfügen“: Dort steht dann ein Beispiel zum Ändern.",
  tryIt: "Für den Anfang",
  example: "Gewinnerwartung bei 100 Punkten Unterschied",
  filter: "Funktion suchen",
  functions: "Funktionen",
  noMatch: (words) =>
    `Keine Funktion zu „${words}“. Versuchen Sie es mit einem einzigen Wort wie Jugend, elolos, Kurve, Rundenturnier, Liste oder Uhr.`,
  found: (count) => (count === 1 ? "1 Funktion" : `${count} Funktionen`),
  sayings: DE_SAYINGS,
  insert: "Einfügen",
  insertOf: (name) => `FIDE.${name} in die gewählte Zelle einfügen`,
  askReplace: (cell, shown) => `${cell} ist nicht leer: ${shown}. Ersetzen?`,
  replace: "Ersetzen",
  keep: "So lassen",
  inserted: (formula, cell) =>
    `In ${cell} steht ${formula}, ein Beispiel: Setzen Sie Ihre eigenen Werte oder Zellen ein.`,
  takeBack: "Zurücknehmen",
  takenBack: (cell) => `${cell} ist, wie es war.`,
  cellChanged: (cell) =>
    `${cell} hat sich geändert, seit die Zelle gelesen wurde; nichts wurde geschrieben.`,
  notInserted: (what) =>
    `Excel konnte es nicht ausführen (${what}). Sehen Sie sich die Zelle an: Ist sie, wie sie war, wählen Sie eine, die sich ändern lässt, und versuchen Sie es noch einmal.`,
  notLoaded: (what) =>
    `Die Liste der Funktionen konnte nicht geladen werden (${what}). Schließen Sie den Aufgabenbereich und öffnen Sie ihn wieder.`,
  notices: {
    byHand:
      "Diese Arbeitsmappe wird manuell berechnet (Formeln, Berechnungsoptionen): Gelesene Zahlen können veraltet sein. Drücken Sie zuerst F9. Hier erstellte Blätter werden einmal berechnet.",
    from1904:
      "Diese Arbeitsmappe zählt die Tage ab 1904. Beim Lesen von Tabellen und beim Erstellen von Blättern werden sie umgerechnet. Geben Sie den FIDE-Funktionen in Ihren eigenen Formeln das Jahr und nicht eine Zelle mit einem Datum: Sie hielten es für eines vier Jahre früher.",
    noFunctions:
      "Dieses Excel kennt keine Funktionen von Add-ins (etwa auf dem iPad): FIDE-Funktionen zeigen #NAME?. Blätter werden mit einfachen Formeln erstellt.",
  },
  calculateNow: "Jetzt berechnen",
  notInExcel:
    "Diese Seite arbeitet neben einer Arbeitsmappe in Excel, das sie öffnet, wenn das Add-in installiert ist; hier ist kein Excel.",
};
