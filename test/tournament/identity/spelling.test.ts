import {
  isOneSlip,
  likenessOf,
  plainName,
  spellingOf,
  type Likeness,
} from "../../../src/tournament/identity/spelling";

const CASES: readonly (readonly [one: string, other: string, likeness: Likeness])[] = [
  ["Meier, Anna", "Anna Meier", "same"],
  ["Meier Anna", "MEIER,Anna", "same"],
  ["Zürcher, Léo", "Zurcher Leo", "same"],
  ["Zürcher, Léo", "Leo Zuercher", "same"],
  ["Sørensen, Åge", "Sorensen, Aage", "same"],
  ["Großmann, Jörg", "Joerg Grossmann", "same"],
  ["Petrović, Ana", "Petrovic Ana", "same"],
  ["van den Berg, Jan", "Jan van-den-Berg", "same"],
  ["O'Brien, Pat", "OBrien Pat", "same"],
  ["Иванов, Юрий", "Ivanov, Yuriy", "same"],
  ["Иванов, Юрий", "Iwanow, Juri", "sound"],
  ["Mueller, Hans", "Muller, Hans", "two letters"],
  ["Martin, Thomas", "Thomas, Martin", "reversed"],
  ["Martin, Thomas", "Thomas Martin", "same"],
  ["Meier A.", "Meier, Anna", "initials"],
  ["J.-P. Favre", "Favre, Jean-Pierre", "initials"],
  ["Lüschler, C.", "Lueschler, Charles", "initials"],
  ["Meier, Anna", "Meier, Anna Lena", "fewer"],
  ["Meyer, Stephan", "Maier, Stefan", "sound"],
  ["Tchepukaitis", "Chepukaitis", "sound"],
  ["Zimermann, Urs", "Zimmermann, Urs", "sound"],
  ["Zimmermnan, Urs", "Zimmermann, Urs", "letter"],
  ["Frei, Anna", "Fri, Anna", "slip"],
  ["Meier, Mario", "Meier, Maria", "slip"],
  ["Meier", "Meier, Anna", "alone"],
  ["Meier, Anna", "Meier, Beat", "word"],
  ["Meier, A.", "Meier, B.", "word"],
  ["Player 12", "Player 1", "word"],
  ["Meier, Anna", "Keller, Beat", "none"],
];

test.each(CASES)("%s and %s: %s", (one, other, likeness) => {
  const [a, b] = [spellingOf(one), spellingOf(other)];
  expect([likenessOf(a, b), likenessOf(b, a)]).toEqual([likeness, likeness]);
  const isShared = a.keys.some((key) => b.keys.includes(key));
  if (likeness === "same") expect(isShared).toBe(true);
});

test("a name by its plain letters, in any order", () => {
  expect(plainName("Zürcher, Léo")).toBe(plainName("LEO ZURCHER"));
  expect(plainName("Meyer, Anna")).not.toBe(plainName("Meier, Anna"));
});

test("one slip of the pen: a letter more, fewer, another, two changed over", () => {
  const one = (other: string) => isOneSlip("meier", other);
  expect(["meir", "meiier", "maier", "mieer"].map(one)).toEqual([true, true, true, true]);
  expect(["meierer", "mr", "maiir", "mireer"].map(one)).toEqual([false, false, false, false]);
});
