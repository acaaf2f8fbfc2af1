import fc from "fast-check";
import {
  couldBeRenamed,
  identities,
  nameKey,
  namesakes,
  samePersons,
} from "../../src/tournament/identity";

const line = fc.record({
  name: fc.constantFrom("Ann", "ANN, ", "Bea", "Cid"),
  id: fc.constantFrom("", "1", "2", "3"),
});
const lists = fc.array(fc.array(line, { maxLength: 5 }), { maxLength: 4 });

test("lines with the same number are one person, lines with two numbers are two", () => {
  fc.assert(
    fc.property(lists, (all) => {
      const { persons } = identities(all);
      const known = all.flatMap((list, at) =>
        list.map(({ id }, place) => ({ id, person: persons[at]![place]! })),
      );
      for (const one of known) {
        for (const other of known) {
          if (one.id === "" || other.id === "") continue;
          expect(one.person === other.person).toBe(one.id === other.id);
        }
      }
    }),
  );
});

test("without numbers the names tell, whatever their capitals", () => {
  fc.assert(
    fc.property(lists, (all) => {
      const bare = all.map((list) => list.map(({ name }) => ({ name })));
      const { persons, disagreements } = identities(bare);
      expect(disagreements).toEqual([]);
      const keys = new Map<number, string>();
      for (const [at, list] of bare.entries()) {
        for (const [place, { name }] of list.entries()) {
          const person = persons[at]![place]!;
          expect(keys.get(person) ?? nameKey(name)).toBe(nameKey(name));
          keys.set(person, nameKey(name));
        }
      }
      expect(new Set(keys.values()).size).toBe(keys.size);
    }),
  );
});

test("capitals, spaces and the comma tell nobody apart; the order of the words does", () => {
  const all = ["Garcia, Juan", "GARCIA JUAN", "garcia  juan", "Garcia,Juan", " Garcia , Juan"];
  expect(new Set(all.map(nameKey))).toEqual(new Set(["garcia juan"]));
  expect(nameKey("Juan Garcia")).not.toBe(nameKey("Garcia Juan"));
  expect(nameKey("Garciajuan")).not.toBe(nameKey("Garcia Juan"));
});

test("thousands of lines take no longer each than a few", () => {
  const many = Array.from({ length: 40_000 }, (_, at) => ({ name: `Player, ${at % 20_000}` }));
  const { persons } = identities([many]);
  expect(persons[0]?.slice(20_000)).toEqual(persons[0]?.slice(0, 20_000));
});

describe("where name and number disagree", () => {
  const said = (...lines: readonly (readonly [name: string, id: string])[]) => {
    const { persons, ...rest } = identities([lines.map(([name, id]) => ({ name, id }))]);
    const { disagreements, unclear } = rest;
    return {
      persons: persons[0],
      disagreements: disagreements.map(({ kind, line }) => `${kind} ${line}`),
      unclear: unclear.map(({ line }) => line),
    };
  };

  test("a number stands for whoever has its name, before it and behind it", () => {
    expect(said(["Ann", ""], ["Bea", "2"], ["ann", "1"], ["Ann", ""])).toEqual({
      persons: [0, 1, 0, 0],
      disagreements: [],
      unclear: [],
    });
  });

  test("two names of one number are one person: said once", () => {
    expect(said(["Ann", "1"], ["Anna", "1"], ["Anna", ""], ["Anna", "1"])).toEqual({
      persons: [0, 0, 0, 0],
      disagreements: ["names 1"],
      unclear: [],
    });
  });

  test("two numbers of one name are two persons; without a number it may be either", () => {
    expect(said(["Ann", "1"], ["Ann", "2"], ["Ann", "2"], ["Ann", ""])).toEqual({
      persons: [0, 1, 1, 0],
      disagreements: ["ids 1"],
      unclear: [3],
    });
  });

  test("somebody is found by any of his names", () => {
    const { personNamed } = identities([
      [{ name: "Bea" }, { name: "Ann", id: "1" }],
      [{ name: "Anna", id: "1" }],
    ]);
    expect(["BEA", "Ann", "Anna", "Cid"].map(personNamed)).toEqual([0, 1, 1, null]);
  });
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

describe("other spellings in one table or list", () => {
  const alike = (lines: readonly { name: string; id?: string; rating?: number }[]) => {
    const found = identities([lines], ({ line }) => [line]);
    return {
      persons: found.persons[0]!.join(""),
      alike: found.alike.map(({ line, before, isOne }) => `${before.line}${line} ${isOne}`),
    };
  };

  test("another order, accents, a number on one side: one player, and said", () => {
    expect(alike([{ name: "Zürcher, Léo" }, { name: "Leo Zurcher", id: "13" }])).toEqual({
      persons: "00",
      alike: ["01 true"],
    });
  });

  test("who may be one stays two, and is said; who plays against the other is somebody else", () => {
    const names = [{ name: "Meier, Anna" }, { name: "Meyer, Anna" }];
    expect(alike(names)).toEqual({ persons: "01", alike: ["01 false"] });
    expect(identities([names]).alike).toEqual([]);
  });

  test("the same player of a list before, whatever the order and the accents", () => {
    const [before] = [[{ name: "Zürcher, Léo", id: "", rating: 1800 }]];
    expect(samePersons(before, [{ name: "Leo Zurcher", id: "13", rating: 1800 }])).toEqual([0]);
    expect(samePersons(before, [{ name: "Zürcher, Lea", id: "", rating: 1800 }])).toEqual([null]);
  });
});
