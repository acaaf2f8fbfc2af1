import { eventName } from "../../src/tournament/eventName";
import { tableRead } from "../support/tableRead";
import { TEN } from "../fixtures/crosstables";
import { cellsOf, type Row } from "../support/sheetCells";
import { cases } from "../support/cases";
import { writeTable } from "../support/tables/writeTable";

/** Of the ten players' table with these lines above it. */
function nameUnder(...above: Row[]): string | null {
  const cells = cellsOf([...above, ...TEN], { B1: "d/m/yyyy", B2: "d/m/yyyy" });
  return tableRead(cells, cells.area, { readAs: new Map(), ratingColumn: null }).tournament!.about
    .name;
}

test.each<[string, string | null, Row[]]>([
  ["a title", "Club championship 2005", [["Club championship 2005"], [], ["Start", 38600]]],
  ["the topmost of several lines", "Open A", [["Open A"], ["Second group"], []]],
  ["what stands beside its word", "Open", [["City cup"], ["Turnier:", "Open"]]],
  ["the same in one cell", "Open: A", [["City cup"], ["Event: Open: A"]]],
  ["without the days", "Open de Genève", [["Open de Genève, du 10 au 12 avril 2025"]]],
  ["a year belongs to the name", "Open 2025", [["Open 2025"]]],
  [
    "below the name of a database",
    "Open",
    [["From the database of X"], ["Open"], ["Final ranking"]],
  ],
  ["not what is explained above it", "Open", [["Cup"], [`Type ${"x".repeat(50)}.`], ["Open"]]],
  ["a day alone", null, [["10–12 April 2025"]]],
  ["days of lists", null, [["Last update 10.4.2025"], ["Rating list of 1.4.2025"]]],
  ["other labels", null, [["Arbiter: A. Smith"], ["Players:", 10]]],
  ["an address", null, [["https://example.org/open"]]],
  ["headings", null, [["Results"], ["", "", "Rounds", 1, 2, 3]]],
  ["nothing", null, []],
])("%s: %p", (_, name, above) => {
  expect(nameUnder(...above)).toBe(name);
});

test("what is six rows further up is another event's", () => {
  const blank = Array.from({ length: 6 }, (): Row => []);
  expect(nameUnder(["Open"], ...blank)).toBeNull();
  expect(nameUnder(["Open"], ...blank.slice(1))).toBe("Open");
});

test("above tables as people write them a name is the event's, or none", () => {
  let named = 0;
  for (let seed = 1; seed <= cases({ quick: 40, long: 2000 }); seed += 1) {
    const { cells, rows, truth } = writeTable(seed);
    const isWritten = cells.values.flat().some((value) => String(value).includes(truth.name));
    const name = eventName(cells, { rows, others: [] });
    if (!isWritten || name === null) continue;
    named += 1;
    expect({ seed, name }).toEqual({ seed, name: expect.stringContaining(truth.name) as string });
  }
  expect(named).toBeGreaterThan(20);
});
