import { Collected } from "../../../scripts/mutation/collected";

test("tests by file and title, those of a table and of a group as well", () => {
  const collected = new Collected();
  const ran: unknown[] = [];
  collected.startOf("a.test.ts");
  collected.test("one", () => ran.push("one"));
  collected.test("one", () => ran.push("one again"));
  collected.startOf("b.test.ts");
  collected.describe("group", () => {
    collected.test.each([
      [1, 2],
      [3, 4],
    ])("%d and %d", (first: number, second: number) => {
      ran.push(first + second);
    });
  });
  collected.describe.each([{ name: "x" }])("$name", ({ name }: { readonly name: string }) => {
    collected.test("last", () => ran.push(name));
  });
  expect([...collected.tests.keys()]).toEqual([
    "a.test.ts one",
    "a.test.ts one (2)",
    "b.test.ts group 1 and 2",
    "b.test.ts group 3 and 4",
    "b.test.ts x last",
  ]);
  for (const { run } of collected.tests.values()) run();
  expect(ran).toEqual(["one", "one again", 3, 7, "x"]);
});
