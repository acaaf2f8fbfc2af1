import type { KWords } from "../kWords";

export const DE_K: KWords = {
  given: "K aus der Spalte der Tabelle",
  byRating:
    "K nach der Elo-Zahl allein: Erwachsene mit 30 oder mehr Partien. Auf dem Blatt änderbar.",
  mixed: (reasons) => `K: ${reasons.join("; ")}. Auf dem Blatt änderbar.`,
  by: {
    given: (players) => `${players} aus der Spalte der Tabelle`,
    strong: (players) => `${players} mit erreichten 2400`,
    junior: (players) => `${players} ${players === 1 ? "Jugendlicher" : "Jugendliche"} nach Geburt`,
    new: (players) => `${players} neu, unter 30 Partien`,
    otherwise: (players) =>
      `${players} nach Geburt, Partien oder höchster Elo-Zahl wie alle anderen`,
    "rating alone": (players) =>
      `${players} nach der Elo-Zahl allein, als Erwachsene mit 30 oder mehr Partien`,
  },
  semicolon: "; ",
  ageOpen: (players, names) =>
    `K kommt ohne die Geburt von ${names} aus${players > 1 ? ` (${players} Spieler)` : ""}: Sie verrät das Alter am Tag des K nicht. Geben Sie den ersten Tag an oder das Geburtsdatum.`,
};
