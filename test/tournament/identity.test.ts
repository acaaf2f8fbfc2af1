import { couldBeRenamed, nameKey, namesakes, samePersons } from "../../src/tournament/identity";

test("capitals, spaces and the comma tell nobody apart; the order of the words does", () => {
  const all = ["Garcia, Juan", "GARCIA JUAN", "garcia  juan", "Garcia,Juan", " Garcia , Juan"];
  expect(new Set(all.map(nameKey))).toEqual(new Set(["garcia juan"]));
  expect(nameKey("Juan Garcia")).not.toBe(nameKey("Garcia Juan"));
  expect(nameKey("Garciajuan")).not.toBe(nameKey("Garcia Juan"));
});

test("the namesake is the first of the name", () => {
  const list = ["Ann", "Bea", "ANN", "Ann "].map((name) => ({ name }));
  expect(namesakes(list)).toEqual([null, null, 0, 0]);
});

describe("the same players of two lists", () => {
  const player = (name: string, rating: number | null, id = "") => ({ name, rating, id });

  test("the number first, then the name with the nearest rating; everybody once", () => {
    const before = [
      player("Müller, Hans", 2200),
      player("Ann", 2000, "7"),
      player("Müller Hans", 1500),
    ];
    const after = [
      player("müller, hans", 1510),
      player("Anna", 1990, "7"),
      player("Müller  Hans", 2190),
      player("Ann", 2000, "8"),
      player("Müller, Hans", 2195),
    ];
    expect(samePersons(before, after)).toEqual([2, 1, null, null, 0]);
  });

  test("of two numbers nobody was renamed into the other", () => {
    expect(couldBeRenamed(player("Bob", 1900), player("Robert", 1900))).toBe(true);
    expect(couldBeRenamed(player("Bob", 1900, "1"), player("Robert", 1900, "2"))).toBe(false);
    expect(couldBeRenamed(player("Bob", 1900), player("Robert", null))).toBe(false);
    expect(couldBeRenamed(player("Meier Ueli", null), player("Meyer, Ueli", null))).toBe(true);
    expect(couldBeRenamed(undefined, player("Bob", 1900))).toBe(false);
  });
});

test("the same player of a list before, whatever the order and the accents", () => {
  const [before] = [[{ name: "Zürcher, Léo", id: "", rating: 1800 }]];
  expect(samePersons(before, [{ name: "Leo Zurcher", id: "13", rating: 1800 }])).toEqual([0]);
  expect(samePersons(before, [{ name: "Zürcher, Lea", id: "", rating: 1800 }])).toEqual([null]);
});
