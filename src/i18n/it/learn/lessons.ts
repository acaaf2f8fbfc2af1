import type { LessonsTexts } from "../../learn/lessons";
import { IT_EXAMPLES } from "./lessons/examples";
import { IT_FIRST_RATING_LESSONS } from "./lessons/firstRatings";
import { IT_ROBIN_LESSONS } from "./lessons/robins";
import { IT_TABLE_LESSONS } from "./lessons/tables";

export const IT_LESSONS: LessonsTexts = {
  heading: "Lezioni",
  what: "Esempi in fogli che calcolano, mostrati passo per passo.",
  lesson: "Lezione",
  article: (article, edition) => `${article} (${edition})`,
  trainingSlides: "Diapositive per la formazione degli arbitri svizzeri (FSE)",
  insert: "Inserisci la lezione",
  inserted: (sheet) => `Creato: ${sheet}. «Avanti» mostra ciò che segue.`,
  next: "Avanti",
  previous: "Indietro",
  first: "Da capo",
  stepOf: (sheet, step, steps) => `${sheet}: passo ${step} di ${steps}`,
  noLesson:
    "Il foglio visualizzato non è una lezione. Inserirne una, o visualizzare il suo foglio.",
  changed: "Il numero del passo è cambiato nel frattempo. Premere di nuovo il pulsante.",
  sheet: {
    steps: "I passi della lezione",
    step: (steps) => `Passo, da 1 a ${steps}`,
    typeIt: "«Avanti» nel riquadro, oppure scrivere un numero.",
    stepTitle: "Passo",
    refused: (steps) =>
      `Un numero da 1 a ${steps}: ciò che viene dopo resta nascosto fino a quel passo.`,
  },
  byRule: "Lo stesso secondo la regola: 15 per ogni ½ fin dall’inizio, We da Ru (nuovo)",
  examples: IT_EXAMPLES,
  lessons: { ...IT_ROBIN_LESSONS, ...IT_FIRST_RATING_LESSONS, ...IT_TABLE_LESSONS },
};
