import { shortEvent } from "../../src/sheets/shortEvent";

test.each([
  ["Autumn Open", 20, "Autumn Open"],
  ["Autumn Open of the City of Bern", 22, "Autumn Open City Bern"],
  ["Autumn Open (Group of masters)", 15, "Autumn Open"],
  ["Championnat suisse individuel 2025", 22, "Championnat 2025"],
  ["Internationales Turnier Gruppe B", 20, "Internationales B"],
  ["Donaudampfschifffahrtsturnier", 12, "Donaudampfsc"],
  ["Open – ", 5, "Open"],
  ["of the", 4, "of t"],
])("%s in %d signs: %s", (event, length, short) => {
  expect(shortEvent(event, length)).toBe(short);
});
