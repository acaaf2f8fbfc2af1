import type { LessonsTexts } from "../../learn/lessons";
import { FR_EXAMPLES } from "./lessons/examples";
import { FR_FIRST_RATING_LESSONS } from "./lessons/firstRatings";
import { FR_ROBIN_LESSONS } from "./lessons/robins";
import { FR_TABLE_LESSONS } from "./lessons/tables";

export const FR_LESSONS: LessonsTexts = {
  heading: "Leçons",
  what: "Des exemples en feuilles qui calculent, montrés pas à pas.",
  lesson: "Leçon",
  article: (article, edition) => `${article} (${edition})`,
  trainingSlides: "Diapositives pour la formation des arbitres suisses (FSE)",
  insert: "Insérer la leçon",
  inserted: (sheet) => `${sheet} : insérée. Suivant montre ce qui vient.`,
  next: "Suivant",
  previous: "Précédent",
  first: "Recommencer",
  stepOf: (sheet, step, steps) => `${sheet} : pas ${step} sur ${steps}`,
  noLesson: "La feuille affichée n’est pas une leçon. Insérez-en une, ou sélectionnez sa feuille.",
  changed: "Le numéro du pas a changé entre-temps. Appuyez encore une fois sur le bouton.",
  sheet: {
    steps: "Les pas de la leçon",
    step: (steps) => `Pas, 1 à ${steps}`,
    typeIt: "Suivant dans le volet, ou tapez un nombre.",
    stepTitle: "Pas",
    refused: (steps) => `Un nombre de 1 à ${steps} : ce qui vient après reste caché jusque-là.`,
  },
  byRule: "Le même selon la règle : 15 par ½ d’emblée, We depuis Ru (nouveau)",
  examples: FR_EXAMPLES,
  lessons: { ...FR_ROBIN_LESSONS, ...FR_FIRST_RATING_LESSONS, ...FR_TABLE_LESSONS },
};
