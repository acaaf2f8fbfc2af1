import fc from "fast-check";
import { identities, nameKey } from "../../src/tournament/identity";

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
