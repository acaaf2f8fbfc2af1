import type { PersonsTexts } from "../persons";

export const DE_PERSONS: PersonsTexts = {
  name: "Wer ist wer",
  title: "Wer ist wer: die Antworten",
  note: "1: eine Person. 2: zwei Personen. Wird die Zahl geändert, so gilt die neue; wird sie gelöscht, so kommt die Frage wieder. Neue Perioden und erste Elo-Zahlen richten sich nach diesen Antworten.",
  headings: {
    persons: "Personen",
    player: "Spieler",
    id: "FIDE-ID",
    born: "Geboren",
    rating: "Elo-Zahl",
    federation: "Verb.",
    event: "Turnier",
    day: "Tag",
  },
  alsoWritten: (names) => `auch geschrieben ${names}`,
};
