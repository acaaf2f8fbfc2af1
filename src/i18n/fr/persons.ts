import type { PersonsTexts } from "../persons";

export const FR_PERSONS: PersonsTexts = {
  name: "Qui est qui",
  title: "Qui est qui : les réponses",
  note: "1 : une personne. 2 : deux personnes. Modifié, le nombre compte tel qu’il est ; effacé, la question revient. Les nouvelles périodes et les premiers classements suivent ces réponses.",
  headings: {
    persons: "Personnes",
    player: "Joueur",
    id: "Code FIDE",
    born: "Naissance",
    rating: "Classement",
    federation: "Féd.",
    event: "Tournoi",
    day: "Jour",
  },
  alsoWritten: (names) => `écrit aussi ${names}`,
};
