import type { RenewalTexts } from "../renewal";

export const DE_RENEWAL: RenewalTexts = {
  before: "vorher",
  ask: (sheet) =>
    `„${sheet}“ gibt es schon. Soll es an seiner Stelle erneuert werden, samt allem, was hineingeschrieben wurde, oder ein neues daneben entstehen?`,
  renew: "Erneuern",
  anew: "Neues erstellen",
  neither: "Keines von beiden",
  nothingMade: "Nichts wurde erstellt; alle Blätter sind, wie sie waren.",
  renewed: (before) =>
    `An seiner Stelle erneuert. Wie es war, bleibt es als ausgeblendetes Blatt erhalten: ${before}.`,
  kept: (typed) => `Übernommen, wie eingegeben: ${typed}.`,
  lost: (typed) => `Nicht übernommen, weil der Platz dafür fehlt: ${typed}.`,
  left: (cells) =>
    `Diese Formeln beziehen ihre Zahlen weiterhin vom früheren Blatt, denn was sie brauchen, ist nicht wiederzufinden: ${cells}.`,
  outdated: (period, report) =>
    `„${period}“ ist veraltet: „${report}“ wurde danach erstellt. Erstellen Sie die Periode noch einmal, um sie zu erneuern.`,
  undo: "Früheren Stand wiederherstellen",
  undone: (sheets) => `Wiederhergestellt, wie es war: ${sheets}.`,
};
