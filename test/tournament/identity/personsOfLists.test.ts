import fc from "fast-check";
import { nameKey } from "../../../src/tournament/identity";
import type { Answer } from "../../../src/tournament/identity/answers";
import { knownLine } from "../../../src/tournament/identity/known";
import { personsOfLists } from "../../../src/tournament/identity/personsOfLists";

interface Told {
  readonly name: string;
  readonly id?: string;
  readonly rating?: number | null;
}

const EVENT = { title: "Games", day: null };
const listsOf = (all: readonly (readonly Told[])[]) =>
  all.map((list) => list.map((told) => knownLine(told, EVENT)));

/** One list, of which nobody meets anybody. */
function of(lines: readonly Told[], answers: readonly Answer[] = []) {
  const found = personsOfLists(listsOf([lines]), answers, ({ line }) => [line]);
  return {
    persons: found.persons[0]!.join(""),
    asked: found.doubts.map(({ persons }) => persons.join("")),
    said: found.disagreements.map(({ kind, before, line }) => `${kind} ${before.line}${line}`),
  };
}

const line = fc.record({
  name: fc.constantFrom("Ann", "ANN, ", "Bea", "Cid"),
  id: fc.constantFrom("", "1", "2", "3"),
});
const lists = fc.array(fc.array(line, { maxLength: 5 }), { maxLength: 4 });

test("two lines are one person only where no number and no name is against it", () => {
  fc.assert(
    fc.property(lists, (all) => {
      const { persons } = personsOfLists(listsOf(all));
      const known = all.flatMap((list, at) =>
        list.map(({ name, id }, place) => ({ name, id, person: persons[at]![place]! })),
      );
      for (const one of known) {
        for (const other of known) {
          if (one.person !== other.person) continue;
          expect(one.id === "" || other.id === "" || one.id === other.id).toBe(true);
          expect(nameKey(one.name)).toBe(nameKey(other.name));
        }
      }
    }),
  );
});

test("without numbers the names tell, whatever their capitals", () => {
  fc.assert(
    fc.property(lists, (all) => {
      const bare = all.map((list) => list.map(({ name }) => ({ name })));
      const { persons, disagreements, doubts } = personsOfLists(listsOf(bare));
      expect([disagreements, doubts]).toEqual([[], []]);
      const keys = new Map<string, number>();
      for (const [at, list] of bare.entries()) {
        for (const [place, { name }] of list.entries()) {
          const person = persons[at]![place]!;
          expect(keys.get(nameKey(name)) ?? person).toBe(person);
          keys.set(nameKey(name), person);
        }
      }
      expect(new Set(keys.values()).size).toBe(keys.size);
    }),
  );
});

test("thousands of lines take no longer each than a few", () => {
  const many = Array.from({ length: 40_000 }, (_, at) => ({ name: `Player, ${at % 20_000}` }));
  const { persons } = personsOfLists(listsOf([many]));
  expect(persons[0]?.slice(20_000)).toEqual(persons[0]?.slice(0, 20_000));
});

describe("where name and number disagree", () => {
  test("a number stands for whoever has its name, before it and behind it", () => {
    const lines = [{ name: "Ann" }, { name: "Bea", id: "2" }, { name: "ann", id: "1" }];
    expect(of([...lines, { name: "Ann" }])).toEqual({ persons: "0100", asked: [], said: [] });
  });

  test("like names of one number are one person: said once", () => {
    const lines = [
      { name: "Meier, Anna", id: "1" },
      { name: "Meier A.", id: "1" },
    ];
    const said = ["names of one number 01"];
    expect(of([...lines, lines[1]!])).toEqual({ persons: "000", asked: [], said });
  });

  test("other names of one number are asked", () => {
    const lines = [
      { name: "Meier, Anna", id: "1" },
      { name: "Frei, Urs", id: "1" },
    ];
    expect(of(lines)).toEqual({ persons: "01", asked: ["01"], said: [] });
  });

  test("two numbers of one name are two persons, or asked; without a number it may be either", () => {
    const [one, other] = [
      { name: "Ann", id: "1", rating: 2000 },
      { name: "Ann", id: "2", rating: 1500 },
    ];
    const said = ["numbers of one name 01"];
    expect(of([one, other, other])).toEqual({ persons: "011", asked: [], said });
    const alike = { ...other, rating: 2000 };
    expect(of([one, alike])).toEqual({ persons: "01", asked: ["01"], said: [] });
    expect(of([one, other, { name: "Ann" }])).toMatchObject({
      persons: "012",
      asked: ["02", "12"],
    });
  });

  test("somebody is found by any of his names", () => {
    const { personNamed } = personsOfLists(
      listsOf([[{ name: "Bea" }, { name: "Bell, Ann", id: "1" }], [{ name: "Ann Bell", id: "1" }]]),
    );
    expect(["BEA", "Bell Ann", "Ann Bell", "Cid"].map(personNamed)).toEqual([0, 1, 1, null]);
  });
});

describe("other spellings", () => {
  test("another order, accents, a number on one side: one player, and said", () => {
    expect(of([{ name: "Zürcher, Léo" }, { name: "Leo Zurcher", id: "13" }])).toEqual({
      persons: "00",
      asked: [],
      said: ["names 01"],
    });
  });

  const MEIERS = [
    { name: "Meier, Anna", rating: 1650 },
    { name: "Meyer, Anna", rating: 1650 },
  ];

  test("A7: who may be one is asked, and what was answered holds", () => {
    expect(of(MEIERS)).toEqual({ persons: "01", asked: ["01"], said: [] });
    const [one, other] = listsOf([MEIERS])[0]!;
    const answer = (persons: 1 | 2): Answer => ({ persons, of: [one!, other!] });
    expect(of(MEIERS, [answer(1)])).toEqual({ persons: "00", asked: [], said: ["names 01"] });
    expect(of(MEIERS, [answer(2)])).toEqual({ persons: "01", asked: [], said: [] });
  });

  test("who plays against the other is somebody else", () => {
    expect(personsOfLists(listsOf([MEIERS])).doubts).toEqual([]);
  });
});

test("numbers in the place of names are the same in every list", () => {
  const { persons } = personsOfLists(listsOf([[{ name: "1" }, { name: "2" }], [{ name: "2" }]]));
  expect(persons).toEqual([[0, 1], [1]]);
});
