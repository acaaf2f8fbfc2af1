import { kindOfHeading } from "../../src/tournament/headings";

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
  ["Né(e) le", "birth"],
  ["Pts.", "points"],
  ["Punti", "points"],
  ["Σ", "points"],
  ["Liste", "list"],
  ["Rating list", "list"],
  ["Homologué le", "list"],
  ["Buchholz", "other"],
  ["", null],
  ["7", null],
])("%s is %s", (heading, kind) => {
  expect(kindOfHeading(heading)).toBe(kind);
});
