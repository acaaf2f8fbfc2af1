import type { LessonsTexts } from "../../learn/lessons";
import { DE_EXAMPLES } from "./lessons/examples";
import { DE_FIRST_RATING_LESSONS } from "./lessons/firstRatings";
import { DE_ROBIN_LESSONS } from "./lessons/robins";
import { DE_TABLE_LESSONS } from "./lessons/tables";

export const DE_LESSONS: LessonsTexts = {
  heading: "Lektionen",
  what: "Durchgerechnete Beispiele als Blätter, die rechnen, Schritt für Schritt gezeigt.",
  lesson: "Lektion",
  article: (article, edition) => `${article} (${edition})`,
  trainingSlides: "Folien für die Ausbildung Schweizer Schiedsrichter (FSE)",
  insert: "Lektion einfügen",
  inserted: (sheet) => `${sheet}: eingefügt. „Weiter“ zeigt, was kommt.`,
  next: "Weiter",
  previous: "Zurück",
  first: "Von vorn",
  stepOf: (sheet, step, steps) => `${sheet}: Schritt ${step} von ${steps}`,
  noLesson:
    "Das gezeigte Blatt ist keine Lektion. Fügen Sie eine ein, oder wählen Sie das Blatt einer Lektion.",
  changed:
    "Die Nummer des Schritts wurde inzwischen geändert. Klicken Sie noch einmal auf die Schaltfläche.",
  sheet: {
    steps: "Die Schritte der Lektion",
    step: (steps) => `Schritt, 1 bis ${steps}`,
    typeIt: "„Weiter“ im Aufgabenbereich, oder eine Zahl eingeben.",
    stepTitle: "Schritt",
    refused: (steps) =>
      `Eine Zahl von 1 bis ${steps}: Was später kommt, bleibt bis dahin verborgen.`,
  },
  byRule: "Dasselbe nach der Regel: 15 je ½ von Anfang an, We aus Ru (neu)",
  examples: DE_EXAMPLES,
  lessons: { ...DE_ROBIN_LESSONS, ...DE_FIRST_RATING_LESSONS, ...DE_TABLE_LESSONS },
};
