import type { KWords } from "../kWords";

export const IT_K: KWords = {
  given: "K dalla colonna della tabella",
  byRating: "K in base al solo rating: adulti con 30 partite o più. Si cambia sul foglio.",
  mixed: (reasons) => `K: ${reasons.join("; ")}. Si cambia sul foglio.`,
  by: {
    given: (players) => `${players} dalla colonna della tabella`,
    strong: (players) => `${players} con 2400 raggiunti`,
    junior: (players) => `${players} ${players === 1 ? "giovane" : "giovani"} per data di nascita`,
    new: (players) => `${players} ${players === 1 ? "nuovo" : "nuovi"}, con meno di 30 partite`,
    otherwise: (players) => `${players} come tutti, per nascita, partite o Elo massimo`,
    "rating alone": (players) =>
      `${players} in base al solo rating, come adulti con 30 partite o più`,
  },
  semicolon: "; ",
  ageOpen: (players, names) =>
    `K non tiene conto della nascita di ${names}${players > 1 ? ` (${players} giocatori)` : ""}: non se ne ricava l’età al giorno del K. Indicare il primo giorno, o il giorno di nascita.`,
};
