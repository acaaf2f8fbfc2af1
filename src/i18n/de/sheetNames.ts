import type { SheetNamesTexts } from "../sheetNames";

export const DE_SHEET_NAMES: SheetNamesTexts = {
  title: "Namen auf den Blättern",
  introduction: [
    "Jedes hier erstellte Blatt hat Namen für seine Teile: für die Angaben des Kopfs und für die Spalten seiner Tabellen. Ein Name bleibt bei seinen Zellen, auch wenn Zeilen oder Spalten eingefügt werden, eine Überschrift überschrieben oder das Blatt umbenannt, kopiert oder gespeichert wird.",
    "Auf dem Blatt selbst wird ein Name so benutzt, wie er ist, von einem anderen Blatt aus mit dessen Namen davor: `='Elo-Auswertung'!limit`. Der Name einer Spalte steht für alle ihre Zeilen; `INDEX(Rn;3)` ist der Wert des dritten Spielers. Zwei Blätter können dieselben Namen haben: Jedes meint seine eigenen Zellen.",
    "Welche Namen es gibt, hängt vom Turnier und von der Fassung ab: Eine Spalte, die nicht gezeigt wird, hat keinen.",
  ],
  name: "Name",
  what: "Wofür er steht",
  example: "Beispiel",
  sheets: {
    report: "Elo-Auswertung",
    games: "Partien der Auswertung",
    iteration: "Iteration eines Rundenturniers",
    period: "Wertungsperiode",
    results: "Ergebnisse der Periode",
    firstRating: "Erstwertung",
    correction: "Korrektur",
  },
  ofSheet: "der Titel: Daran wird das Blatt erkannt",
  ofNote: "die Notiz darüber, wofür das Blatt erstellt ist",
  ofGames: "das Blatt der Partien",
};
