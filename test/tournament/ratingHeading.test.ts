import { ratingHeading } from "../../src/tournament/ratingHeading";

const listOf = (heading: string) => {
  const meaning = ratingHeading(heading);
  return typeof meaning === "string" || meaning === null ? meaning : meaning.list;
};

test.each([
  ["Elo FIDE", "fide"],
  ["Elo int.", "fide"],
  ["Elo", "any"],
  ["DWZ", "national"],
  ["Elo FSI", "national"],
  ["Elo CH/FIDE", "mixed"],
  ["Elo F/N", "mixed"],
  ["FIDE/FFE", "mixed"],
  ["Elo FSI/FIDE", "mixed"],
  ["max(Elo,DWZ)", "mixed"],
  ["Max. Elo", "peak"],
  ["Elo Ø Gegner", "none"],
])("%s: %s", (heading, list) => {
  expect(listOf(heading)).toBe(list);
});

test.each(["Elo après", "Nouvel Elo", "New rating", "Elo neu"])(
  "%s is of after the event",
  (heading) => {
    expect(ratingHeading(heading)).toMatchObject({ isAfter: true });
  },
);
