import type { LessonsTexts } from "../../learn/lessons";
import { DE_ROBIN_LESSONS } from "./lessons/robins";

export const DE_LESSONS: LessonsTexts = {
  heading: "Lektionen",
  what: "Durchgerechnete Beispiele als Blätter, die rechnen, Schritt für Schritt gezeigt.",
  lesson: "Lektion",
  article: (article, edition) => `${article} (${edition})`,
  insert: "Lektion einfügen",
  inserted: (sheet) => `${sheet}: eingefügt. „Weiter“ zeigt, was kommt.`,
  next: "Weiter",
  previous: "Zurück",
  first: "Von vorn",
  stepOf: (sheet, step, steps) => `${sheet}: Schritt ${step} von ${steps}`,
  noLesson:
    "Das gezeigte Blatt ist keine Lektion. Fügen Sie eine ein, oder wählen Sie das Blatt einer Lektion.",
  changed:
    "Die Nummer des Schritts wurde inzwischen geändert. Drücken Sie die Schaltfläche noch einmal.",
  sheet: {
    steps: "Die Schritte der Lektion",
    step: (steps) => `Schritt, 1 bis ${steps}`,
    typeIt:
      "„Weiter“ im Aufgabenbereich zeigt, was kommt; oder geben Sie die Nummer eines Schritts ein.",
    stepTitle: "Schritt",
    refused: (steps) =>
      `Eine Zahl von 1 bis ${steps}: Was später kommt, bleibt bis dahin verborgen.`,
  },
  byRule: "Dasselbe nach der Regel: 15 je ½ von Anfang an, We aus Ru (neu)",
  lessons: DE_ROBIN_LESSONS,
};
