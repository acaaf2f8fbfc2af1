import type { PersonsTexts } from "../persons";

export const EN_PERSONS: PersonsTexts = {
  name: "Who is who",
  title: "Who is who: answers",
  note: "1: one person. 2: two persons. Change the number and it counts as changed; clear it and the question comes again. New periods and first ratings go by these answers.",
  headings: {
    persons: "Persons",
    player: "Player",
    id: "FIDE ID",
    born: "Born",
    rating: "Rating",
    federation: "Fed.",
    event: "Event",
    day: "Day",
  },
  alsoWritten: (names) => `also written ${names}`,
};
