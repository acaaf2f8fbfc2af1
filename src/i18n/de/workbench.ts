import type { WorkbenchTexts } from "../workbench";

const number = (value: number): string => value.toLocaleString("de");

export const DE_WORKBENCH: WorkbenchTexts = {
  title: "FIDE-Elo-Werkbank",
  notExcel:
    "Eine Tabellenkalkulation mit den Funktionen und dem Aufgabenbereich des Add-ins. Das ist nicht Excel.",
  starting: "Start …",
  failed: (what) =>
    `Die Werkbank konnte nicht starten: ${what}. Bauen Sie das Add-in, und laden Sie die Seite neu.`,
  sheet: "Start",
  guide: [
    "FIDE-Elo",
    "Geben Sie =FIDE. in eine Zelle ein: Funktionen und Argumente werden genannt, der Pfeil daneben erklärt sie. Zeigen Sie auf einen Fehler, um den Grund zu lesen.",
    "Klicken Sie auf eine Zelle der Tabelle unten und dann im Aufgabenbereich auf Markierung lesen und Iterationsblatt erstellen.",
  ],
  startDate: "Erster Tag",
  crosstable: "Die zehn Spieler aus dem Beispiel des Regelwerks, als Kreuztabelle",
  player: "Spieler",
  rating: "Elo",
  points: "Punkte",
  formulas: "Einige Formeln zum Ändern",
  open: ".xlsx öffnen",
  save: ".xlsx speichern",
  pane: "Aufgabenbereich",
  fileName: "elo",
  limits: (megabytes, cells, lastCell) =>
    `Bis zu ${megabytes} MB entpackt und ${number(cells)} Zellen, keine jenseits von ${lastCell}`,
  opening: (file) => `${file} wird geöffnet …`,
  stop: "Anhalten",
  replaceUnsaved: (file) =>
    `Die offene Arbeitsmappe hat Änderungen, die nicht gespeichert sind. Stattdessen ${file} öffnen?`,
  openAnyway: "Ohne Speichern öffnen",
  notOpened: (file, why) => `${file} wurde nicht geöffnet. ${why} Was offen war, ist noch da.`,
  whyNotOpened: {
    password:
      "Sie ist durch ein Kennwort geschützt: Entfernen Sie das Kennwort in Excel, speichern Sie die Arbeitsmappe, und öffnen Sie sie noch einmal.",
    oldFormat:
      "Sie hat das alte Format .xls: Speichern Sie sie in Excel oder LibreOffice als .xlsx, und öffnen Sie diese.",
    noWorkbook: "Das ist keine .xlsx-Arbeitsmappe.",
    damaged: (part) =>
      `Sie ist beschädigt oder auf eine Art geschrieben, die hier nicht verstanden wird: ${part} ist nicht lesbar.`,
    tooLarge: (megabytes, limit) =>
      `Entpackt hat sie ${number(megabytes)} MB; hier werden bis zu ${limit} MB geöffnet.`,
    tooManyCells: (cells, limit) =>
      `Sie hat ${number(cells)} Zellen; hier werden bis zu ${number(limit)} geöffnet.`,
    tooSpread: (places, limit) =>
      `Ihre Blätter erstrecken sich über ${number(places)} Plätze, volle und leere; hier werden bis zu ${number(limit)} geöffnet.`,
    tooFar: (sheet, cell, lastCell) =>
      `In ${cell} von „${sheet}“ steht etwas; Blätter werden bis ${lastCell} geöffnet. Verschieben oder löschen Sie es in Excel, und öffnen Sie die Arbeitsmappe noch einmal.`,
  },
  renamedSheet: (from, to) => `Das Blatt „${from}“ heißt hier „${to}“, auch in Formeln.`,
  notKept: (what) =>
    `Die Datei enthält auch ${what.join(", ")}: hier nicht gezeigt und nicht gespeichert.`,
  kinds: {
    comments: "Kommentare",
    pictures: "Bilder",
    names: "Namen für Makros, Tabellenspalten oder andere Dateien",
    pivots: "Pivot-Tabellen (ihre Werte bleiben erhalten)",
    macros: "Makros",
    otherSheets: "Diagrammblätter",
    charts: "Diagramme anderer Art",
    looks: "Formatierungen weitab von jedem Inhalt",
  },
  close: "Schließen",
  notSaved: (what) =>
    `Die Arbeitsmappe konnte nicht gespeichert werden (${what}). Sie ist noch offen.`,
  notOpenedAgain: (why) =>
    `Die Arbeitsmappe wurde nicht gespeichert, weil sie sich hier nicht wieder öffnen ließe. ${why} Sie ist noch offen.`,
  sheetNames:
    "Der Name eines Blatts hat 1 bis 31 Zeichen, ohne Doppelpunkt, Schrägstrich, Stern, Fragezeichen, eckige Klammer, Apostroph oder Steuerzeichen.",
  separators:
    "Argumente werden durch Kommas getrennt, und Dezimalen haben einen Punkt: =FIDE.RU(2348.5,7,9). Semikolons gelten, wo eine Formel kein Komma hat.",
  ok: "OK",
  cancel: "Abbrechen",
};
