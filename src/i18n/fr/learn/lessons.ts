import type { LessonsTexts } from "../../learn/lessons";
import { FR_ROBIN_LESSONS } from "./lessons/robins";

export const FR_LESSONS: LessonsTexts = {
  heading: "Leçons",
  what: "Des exemples en feuilles qui calculent, montrés pas à pas.",
  lesson: "Leçon",
  article: (article, edition) => `${article} (${edition})`,
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
    typeIt: "Suivant, dans le volet, montre ce qui vient ; ou tapez le numéro d’un pas.",
    stepTitle: "Pas",
    refused: (steps) => `Un nombre de 1 à ${steps} : ce qui vient après reste caché jusque-là.`,
  },
  byRule: "Le même selon la règle : 15 par ½ d’emblée, We depuis Ru (nouveau)",
  lessons: FR_ROBIN_LESSONS,
};
