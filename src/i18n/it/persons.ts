import type { PersonsTexts } from "../persons";

export const IT_PERSONS: PersonsTexts = {
  name: "Chi è chi",
  title: "Chi è chi: le risposte",
  note: "1: una persona. 2: due persone. Se il numero cambia, vale quello nuovo; se è cancellato, la domanda ritorna. I nuovi periodi e i primi rating seguono queste risposte.",
  headings: {
    persons: "Persone",
    player: "Giocatore",
    id: "ID FIDE",
    born: "Nascita",
    rating: "Rating",
    federation: "Fed.",
    event: "Torneo",
    day: "Giorno",
  },
  alsoWritten: (names) => `scritto anche ${names}`,
};
