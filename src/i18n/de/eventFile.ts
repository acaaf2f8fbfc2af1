import type { EventFileTexts } from "../eventFile";
import { writing } from "../writing";
import { DE_PAPER } from "./paper";
import { DE_WORDS } from "./words";

const { count, countedPoints, points } = writing(DE_WORDS);

export const DE_EVENT_FILE: EventFileTexts = {
  paper: DE_PAPER,
  tab: "Datei",
  what: "Öffnen Sie Turnierdateien der FIDE (TRF16, TRF26). Jede wird zu einem Blatt, das Sie prüfen und berichtigen können; Auswertungen entstehen daraus.",
  open: "Dateien öffnen …",
  drop: "Oder legen Sie sie hier ab.",
  opened: (files) => (files === 1 ? "1 Datei geöffnet." : `${files} Dateien geöffnet.`),
  failed: (what, left) =>
    left === ""
      ? `Excel konnte es nicht ausführen (${what}). Kein Blatt blieb zurück; versuchen Sie es noch einmal.`
      : `Excel konnte es nicht ausführen (${what}). Diese Blätter sind vielleicht noch da: ${left}. Sehen Sie sie an, löschen Sie, was Sie nicht brauchen, und versuchen Sie es noch einmal.`,
  noSheet: "Kein Blatt wurde erstellt.",
  becameSheet: (sheet) => `Jetzt das Blatt „${sheet}“.`,
  noFindings: "Jede Zeile wurde verstanden, und sie stimmen miteinander überein.",
  moreFindings: (more) => `Und ${more} weitere.`,
  use: "Dieses Blatt verwenden",
  daysMissing:
    "Die Datei sagt nicht, wann gespielt wurde; der Tag bestimmt aber das Regelwerk. Was Sie eingeben, bleibt im Blatt stehen.",
  useWithDays: "Eintragen und dieses Blatt verwenden",
  write: "Eine Datei schreiben",
  writeWhat:
    "Aus dem gezeigten Blatt: einem, das aus einer Datei entstand, oder einer Kreuztabelle, einer Tabelle im Schweizer System oder einer Mannschaftstabelle, von der eine Zelle markiert ist.",
  version: "Format",
  exportTrf: "Turnierdatei schreiben",
  nothingToWrite:
    "Das gezeigte Blatt ist weder das einer Turnierdatei noch eine Kreuztabelle, eine Tabelle im Schweizer System oder eine Mannschaftstabelle mit Ergebnissen. Zeigen Sie das Blatt, markieren Sie eine Zelle seiner Tabelle, und versuchen Sie es noch einmal.",
  noRounds:
    "Eine Kreuztabelle nennt weder Runden noch Farben, und eine Datei braucht sie. Waren es die der Berger-Tabellen, nach der Reihenfolge der Spieler? Dann entsteht ein Blatt, auf dem Sie sie berichtigen können; eine nicht gespielte Partie steht dort als - für beide.",
  berger: "Ja, nach den Berger-Tabellen",
  needs:
    "Eine Datei zur Wertung braucht auch dies. Es wird in das Blatt geschrieben und nur einmal gefragt.",
  roundDate: (round) => `Datum der Runde ${round}`,
  fillIn: "Eintragen und Datei schreiben",
  toSettle: (findings, sheet) =>
    `Auf dem Blatt „${sheet}“ sind zuerst Befunde zu klären: ${findings}. Markieren Sie eine Zelle seiner Tabelle und klicken Sie unter „Tabelle“ auf „Markierung lesen“, um sie zu sehen.`,
  written: (file) => `Geschrieben: ${file}.`,
  copy: "Text kopieren",
  copied: {
    copied: (file) =>
      `Kopiert. Fügen Sie ihn in einen Texteditor ein, und speichern Sie ihn dort als ${file}.`,
    selected: (file) =>
      `Der Text ist markiert: Kopieren Sie ihn mit Strg+C (auf dem Mac ⌘C), fügen Sie ihn in einen Texteditor ein, und speichern Sie ihn dort als ${file}.`,
  },
  download: (file) => `${file} speichern`,
  text: "Ihr Text, zum Kopieren",
  withoutNumber: (names) => `Ohne FIDE-Nummer: ${names}. Die FIDE braucht eine für jeden Spieler.`,
  withoutRank: (names) => `Ohne Rang: ${names}.`,
  withoutPoints: (names) =>
    `Ohne Punkte: ${names}. Tragen Sie sie auf dem Blatt des Turniers ein; dort steht „spielfrei“ als Z, wo die Tabelle nicht sagte, wie viel es wert war.`,
  withoutColour: (rounds) =>
    `In diesen Runden fehlen Farben: ${rounds}. Setzen Sie in den Rundenzellen des Turnierblatts w oder b an die Stelle von „?“, und schreiben Sie die Datei noch einmal.`,
  withoutResult: (rounds) =>
    `Paarungen ohne Ergebnis in diesen Runden: ${rounds}. In der Datei stehen sie als Z, nichts für beide. Setzen Sie auf dem Turnierblatt das Ergebnis an die Stelle von z, und schreiben Sie die Datei noch einmal.`,
  cutNames: (names) =>
    `Eine Datei hat Platz für 33 Zeichen eines Namens; abgeschnitten sind die Enden von: ${names}.`,
  sheetName: "Turnier",
  title: (event) => `Turnierdatei: ${event}`,
  note: "Aus einer Turnierdatei. Prüfen und berichtigen Sie sie hier; jede Auswertung entsteht aus diesem Blatt. Runden: Gegner, w oder b, Ergebnis; + - kampflos; f: ohne je einen Zug entschieden; H F U Z spielfrei.",
  labels: {
    "012": "Name des Turniers",
    "013": "Mannschaft",
    "022": "Ort",
    "032": "Föderation",
    "042": "Beginn",
    "052": "Ende",
    "062": "Anzahl der Spieler",
    "072": "Anzahl mit Elo-Zahl",
    "082": "Anzahl der Mannschaften",
    "092": "Turnierform",
    "102": "Hauptschiedsrichter",
    "112": "Stellvertreter",
    "122": "Bedenkzeit",
    "132": "Daten der Runden",
    "142": "Anzahl der Runden",
    "152": "Erste Farbe",
    "162": "Punkte für Ergebnisse",
    "172": "Startrangliste",
    "182": "Auslosungsprogramm",
    "192": "Turnierform, kodiert",
    "202": "Feinwertungen",
    "212": "Feinwertungen, definiert",
    "222": "Bedenkzeit, kodiert",
    "240": "Spielfrei",
    "310": "Mannschaft",
    "320": "Spielfreie Mannschaften",
    "330": "Kampfloser Wettkampf",
    "352": "Farben der Bretter",
    "362": "Mannschaftspunkte",
    XXR: "Anzahl der Runden",
  },
  kept: "bleibt, wie es ist",
  columns: ["Nr.", "Name", "Titel", "m/w", "Land", "FIDE-ID", "Geburt", "Elo", "Pkt.", "Rg."],
  finding: {
    notTrf: ({ lines }) =>
      `Das ist keine Turnierdatei: Von ${count(lines, "line")} beginnt keine mit 001. Erwartet: TRF16 oder TRF26.`,
    tooLarge: ({ megabytes, most }) =>
      `Die Datei hat ${megabytes} MB. Erwartet: eine Turnierdatei von höchstens ${most} MB.`,
    tooManyLines: ({ lines, most }) =>
      `Die Datei hat ${count(lines, "line")}. Erwartet: eine Turnierdatei mit höchstens ${count(most, "line")}.`,
    longLine: ({ signs, most }) =>
      `Die Zeile hat ${count(signs, "sign")}. Erwartet: höchstens ${most}, die in eine Zelle passen; der Rest wird weggelassen.`,
    tooManyRounds: ({ most }) =>
      `Hinter Runde ${most} steht noch etwas. Erwartet: höchstens ${count(most, "round")}; weitere werden weggelassen, in jeder Zeile.`,
    badStart: ({ came }) =>
      `„${came}“ ist keine Startnummer. Erwartet: eine Zahl in den Spalten 5 bis 8; die Zeile wird weggelassen.`,
    badId: ({ player, came }) =>
      `${player}: „${came}“ ist keine FIDE-ID und wird nicht als solche verwendet. Erwartet: Ziffern in den Spalten 58 bis 68.`,
    sameId: ({ player, id, before, line }) =>
      `${player} hat die FIDE-ID ${id}, und ${before} in Zeile ${line} hat sie auch. Erwartet: für jeden Spieler eine eigene Nummer. Korrigieren Sie sie auf dem Blatt.`,
    sameStart: ({ start }) =>
      `Die Startnummer ${start} kam schon vor. Erwartet: jede einmal; die Zeile wird weggelassen.`,
    noName: ({ start }) =>
      `Spieler ${start} hat in den Spalten 15 bis 47 keinen Namen und wird so genannt.`,
    badRating: ({ player, came }) =>
      `${player}: „${came}“ ist keine Elo-Zahl. Erwartet: 1 bis 4000 in den Spalten 49 bis 52 oder 0; gelesen als ohne Elo-Zahl.`,
    badPoints: ({ player, came }) =>
      `${player}: „${came}“ sind keine Punkte. Erwartet: eine Zahl in halben Punkten in den Spalten 81 bis 84.`,
    badRound: ({ player, round, came }) =>
      `${player}, Runde ${round}: „${came}“ ist keine Runde. Erwartet: Gegner, Farbe und Ergebnis, etwa 12 w 1; gelesen als nicht gespielt.`,
    nobody: ({ player, round, opponent }) =>
      `${player}, Runde ${round}: Niemand hat die Startnummer ${opponent}. Erwartet: eine Nummer der Datei.`,
    oneself: ({ player, round }) =>
      `${player}, Runde ${round}: spielt gegen sich selbst. Erwartet: eine andere Nummer.`,
    contradiction: ({ player, opponent, round }) =>
      `Runde ${round}: Was ${player} und ${opponent} von ihrer Partie sagen, passt nicht zusammen. Erwartet: 1 und 0, = und =, + und -.`,
    sameColour: ({ player, opponent, round }) =>
      `Runde ${round}: ${player} und ${opponent} haben beide dieselbe Farbe. Erwartet: w und b.`,
    pointsDiffer: ({ player, came, expected }) =>
      `${player}: ${countedPoints(came)} in der Datei, aber die Runden machen zusammen ${points(expected)}.`,
    badFree: ({ tag, came }) =>
      `${tag}: „${came}“ wird nicht verstanden und zählt nichts. Erwartet: ${tag === "240" ? "F oder H, die Runde und wer spielfrei ist" : "+- oder --, die Runde und die beiden Mannschaften"}.`,
    nobodyFree: ({ tag, number }) =>
      `${tag}: Niemand hat die Nummer ${number}. Erwartet: eine Mannschaft der Datei oder, wo es keine gibt, ein Spieler.`,
    freeAndGame: ({ tag, player, round }) =>
      `${player}, Runde ${round}: Nach Zeile ${tag} gab es keine Partie, hier steht aber eine. Erwartet: eines von beiden.`,
    tooFast: ({ player, opponent, round }) =>
      `${player} – ${opponent}, Runde ${round}: zu wenig Zeit für 60 Züge, die Partie steht deshalb als nicht gewertet in der Datei (W, D, L).`,
    openDate: ({ tag, came }) =>
      `${tag}: „${came}“ kann mehrere Tage bedeuten. Erwartet: Jahr, Monat, Tag: 2026/09/24; welcher es ist, fragt die Tabelle.`,
    badDate: ({ tag, came }) =>
      `${tag}: „${came}“ ist kein Datum. Erwartet: Jahr, Monat, Tag: 2026/09/24.`,
    playersDiffer: ({ came, players }) =>
      `Die Anzahl der Spieler ist in Zeile 062 ${came}. Die Datei hat ${players}.`,
  },
  inLine: (line, sentence) => `Zeile ${line}. ${sentence}`,
};
