import type { SheetsPageTexts } from "../sheetsPage";

export const DE_SHEETS_PAGE: SheetsPageTexts = {
  tab: "Blätter",
  handOn: {
    heading: "Weitergeben",
    what: "Erstellt eine Kopie des gezeigten Blattes samt denen, die dazugehören, für Leute ohne das Add-in. Von Geburtsdaten bleibt nur das Jahr.",
    style: "In der Kopie",
    styles: { values: "Werte", plain: "einfache Formeln" },
    handOn: "Kopie erstellen",
    empty:
      "Auf dem gezeigten Blatt steht nichts. Zeigen Sie das Blatt, das weitergegeben werden soll.",
    choose: (sheets) => `${sheets} Blätter gehören zusammen. Kopiert werden die angekreuzten.`,
    superseded: "ein späterer Bericht des Turniers ist dabei",
    other: "Ein anderes Blatt",
    noneChosen: "Kein Blatt ist angekreuzt. Kreuzen Sie an, was kopiert werden soll.",
    made: (sheets) =>
      `Erstellt: ${sheets}. Zum Versenden klicken Sie auf das erste dieser Blattregister, mit gedrückter Umschalttaste auf das letzte; dann Rechtsklick, Verschieben oder kopieren, (neue Arbeitsmappe), OK. Speichern Sie diese Mappe.`,
    unsure: (sheets) =>
      `Sehen Sie ${sheets} vor dem Versenden durch: Geburtsdaten, die dort stehen, wurden ganz kopiert.`,
  },
  overview: {
    heading: "Übersicht",
    few: "Ein Blatt, das die hier erstellten Blätter auflistet, mit Links. Es lohnt sich ab fünf Blättern.",
    many: (sheets) =>
      `Die Arbeitsmappe enthält ${sheets} hier erstellte Blätter: Ein Blatt kann sie auflisten, mit Links.`,
    make: "Übersicht erstellen",
    made: (sheet) => `Erstellt: ${sheet}.`,
  },
};
