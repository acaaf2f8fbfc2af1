import { isStartWord, kindOfHeading } from "../../src/tournament/headings";

test.each([
  ["Rk.", "rank"],
  ["No.", "number"],
  ["Snr", "number"],
  ["NAME", "name"],
  ["Nom, prénom", "name"],
  ["Teilnehmer", "name"],
  ["Jugador", "name"],
  ["Fed", "federation"],
  ["FIDE-ID", "id"],
  ["Rtg", "rating"],
  ["Elo-FIDE", "fideRating"],
  ["Ptos", "points"],
  ["EloN", "nationalRating"],
  ["Coef. K", "k"],
  ["Né(e) le", null],
  ["Pts.", "points"],
  ["Punti", "points"],
  ["Σ", "points"],
  ["Liste", "list"],
  ["Rating list", "list"],
  ["Homologué le", "list"],
  ["Rated games so far", "gamesSoFar"],
  ["Parties jusqu’ici", "gamesSoFar"],
  ["Partien bisher", "gamesSoFar"],
  ["Partite finora", "gamesSoFar"],
  ["Games", "games"],
  ["Max. Elo", "peak"],
  ["Höchste Elo", "peak"],
  ["Meilleur Elo", "peak"],
  ["Elo massimo", "peak"],
  ["Buchholz", null],
  ["", null],
  ["7", null],
])("%s is %s", (heading, kind) => {
  expect(kindOfHeading(heading)).toBe(kind);
});

test.each(["Start", "Début", "Beginn:", "Fecha", "Premier jour"])(
  "%s stands before a day",
  (word) => {
    expect(isStartWord(word)).toBe(true);
  },
);
