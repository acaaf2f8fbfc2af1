import type { ReferenceText } from "../../functions/functionTexts";

/** What frames the functions in the reference. */
export const DE_REFERENCE: ReferenceText = {
  title: "Die FIDE-Funktionen",
  introduction:
    "Alle Funktionen des Add-ins, mit Beispielen, die von den Tests ausgeführt werden. Die Zahlen sind die des FIDE-Regelwerks für Elo-Zahlen, Fassung um Fassung; wo die Regeln keine Zahl geben, wird der Artikel genannt.",
  conventionsTitle: "Vereinbarungen",
  conventions: [
    "**Fassungen.** Das Argument `edition` ist ein Jahr (2005, 2009, 2011, 2012, 2014, 2017, 2022, 2024, 2025) oder das Datum des Turnierbeginns, das die an diesem Tag geltende Fassung bestimmt. Fehlt es, gilt die neueste; in den Funktionen eines Datums die an diesem Tag geltende, in denen des Rundenturniers 2017, die letzte mit dem Verfahren. Ein Blatt, das sich mit der Zeit nicht ändern soll, gibt sie an.",
    '**Schnellschach und Blitz.** `"rapid"` oder `"blitz"`, allein oder mit einem Jahr oder mit dem Datum einer Zelle (`"rapid 2024"`, `"rapid "&A1`), ab dem 1. März 2024.',
    "**Bereiche.** Eine Funktion mit dem Vermerk „über Bereiche“ nimmt in jedem Argument außer der Fassung eine einzelne Zelle oder einen Bereich und verbindet sie wie die Operatoren von Excel: eine Formel, ein überlaufendes Ergebnis von höchstens einer Million Zellen. Geben Sie den gefüllten Bereich an, nicht ganze Spalten.",
    "**Elo-Zahlen** sind Zahlen von 1 bis 4000. Ein Spieler ohne Elo-Zahl ist eine leere Zelle, 0, `u`, `unr`, `unrated`, `nc`, `n.c.`, `-` oder `–`. Andere Zahlen müssen Zahlen sein: Eine leere Zelle ist 0, und der leere Text einer anderen Formel gibt ein leeres Ergebnis.",
    "**Ergebnisse** sind 1, 0,5 und 0 als Zahl oder Text, `½`, `1/2`, `=` oder `w`, `d`, `l`. Eine nicht gespielte Partie ist `+`, `-` oder der leere Text. Excel auf dem Desktop übergibt eine leere Zelle als 0, was niemand von einer Niederlage unterscheiden kann: Geben Sie für eine nicht gespielte Partie `-` ein.",
    "**Fehler** erklären sich selbst: #WERT! nennt das Argument, was kam und was erwartet wird; #NV bedeutet, dass die Regeln keine Zahl geben, und nennt den Artikel.",
  ],
  groups: {
    lookups: "Tabellen",
    rated: "Spieler mit Elo-Zahl",
    unrated: "Spieler ohne Elo-Zahl",
    calendar: "Kalender und Bedingungen",
  },
  argument: "Argument",
  optional: "optional",
  example: "Beispiel",
  result: "Ergebnis",
  overRanges: "über Bereiche",
  colon: ":",
  formulas: {
    decimalMark: ",",
    argumentSeparator: ";",
    columnSeparator: ".",
    yes: "WAHR",
    no: "FALSCH",
    date: "DATUM",
    notAvailable: "#NV",
  },
};
