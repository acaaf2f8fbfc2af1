import type { Cell } from "../../src/functions/cell";
import { CellError } from "../../src/functions/cell";
import {
  datedEditionParameter,
  editionOnDateParameter,
  editionParameter,
  robinEditionParameter,
  rulesParameter,
} from "../../src/functions/editionParameter";
import { Problem } from "../../src/functions/fault";
import { EN_MESSAGES } from "../../src/i18n/en/messages";
import { EDITION_IDS } from "../../src/rules/editions/editions";
import { because } from "../support/editions";

const newest = editionParameter();
const nameOf = (cell: Cell) => {
  const read = newest.read([[cell]]);
  return "name" in read ? read.name : read;
};

test.each(EDITION_IDS)("%d, as a number or a text", (id) => {
  expect([nameOf(id), nameOf(String(id)), nameOf(` ${id} `)]).toEqual(Array(3).fill(String(id)));
});

test("a date picks the edition in force", () => {
  expect([nameOf(38584), nameOf(41821.5), nameOf(46500)]).toEqual(["2005", "2014", "2025"]);
});

test("omitted, blank, 0 or empty: the newest", () => {
  expect(newest.read(null)).toMatchObject({ name: "2025" });
  expect([null, 0, "", "  "].map(nameOf)).toEqual(Array(4).fill("2025"));
});

test("rapid and blitz, in any case and with or without a space", () => {
  expect(["rapid", "BLITZ", "rapid 2024", "Rapid2025", "blitz 45352"].map(nameOf)).toEqual([
    "rapid 2025",
    "blitz 2025",
    "rapid 2024",
    "rapid 2025",
    "blitz 2024",
  ]);
});

test("rapid before March 2024 is not modelled", () => {
  expect(["rapid 2022", "blitz 45000"].map((cell) => because(nameOf(cell)))).toEqual([
    "paceNotModelled, 0.1 (rapid 2024)",
    "paceNotModelled, 0.1 (blitz 2024)",
  ]);
});

test("before 1 July 2005", () => {
  expect(because(nameOf(38533))).toBe("beforeFirstEdition, 0.1 (2005)");
});

test.each([
  [2013, 2012],
  ["2006", 2005],
  [2010, 2009],
  [2021, 2017],
  [2031, 2025],
  ["rapid 2031", "rapid 2025"],
])("%p is no edition: in force in that year was %p", (cell, inForce) => {
  const read = nameOf(cell) as Problem<"notAnEdition">;
  expect(read).toBeInstanceOf(Problem);
  expect(read.values).toMatchObject({ inForce: String(inForce), expected: "edition" });
  expect(EN_MESSAGES.problems.notAnEdition(read.values)).toMatch(
    new RegExp(`(\\d+) is no edition; in force in \\1: ${inForce}\\. Expected 2005, `),
  );
});

test("rapid 2006: a year in which the pace is not modelled", () => {
  expect(because(nameOf("rapid 2006"))).toBe("paceNotModelled, 0.1 (rapid 2024)");
});

test.each([2004, 2014.5, -2014, 29999, "classic", "rapid x", "rapid 3.5", "2014a", true, "FSE"])(
  "%p is no edition",
  (cell) => {
    const read = nameOf(cell) as Problem<"wrong">;
    expect(read).toBeInstanceOf(Problem);
    expect(read.values).toMatchObject({ argument: "edition", came: cell, expected: "edition" });
  },
);

test("a range is no edition, an error stays", () => {
  expect(newest.read([[2014], [2017]])).toMatchObject({ values: { expected: "editionCell" } });
  expect(newest.read([[{ type: "Error", basicValue: "#REF!" }]])).toEqual(new CellError("#REF!"));
});

test("the Swiss list where it is allowed", () => {
  expect(rulesParameter().read([["fse "]])).toMatchObject({ name: "FSE" });
  expect(rulesParameter().read([["x"]])).toMatchObject({ values: { expected: "editionOrFse" } });
  expect(rulesParameter().read(null)).toMatchObject({ name: "2025" });
  expect(rulesParameter().read([["rapid"]])).toMatchObject({ name: "rapid 2025" });
});

test("the round robin without an edition is that of 2017", () => {
  const robin = robinEditionParameter();
  expect(robin.read(null)).toMatchObject({ name: "2017" });
  expect(robin.read([[2005]])).toMatchObject({ name: "2005" });
  expect(robin.read([["rapid"]])).toMatchObject({ name: "rapid 2025" });
});

test("the date that picked the edition is kept where it matters", () => {
  expect(datedEditionParameter().read([[38584]])).toMatchObject({
    day: 38584,
    edition: { id: 2005 },
  });
  expect(datedEditionParameter().read([[2005]])).not.toHaveProperty("day");
  expect(datedEditionParameter().read(null)).toMatchObject({ edition: { id: 2025 } });
});

test("functions of a date take the edition in force on it", () => {
  const onDate = editionOnDateParameter().read(null);
  const rapid = editionOnDateParameter().read([["rapid"]]);
  const given = editionOnDateParameter().read([[2014]]);
  const name = (read: typeof onDate, day: number) =>
    typeof read === "function" ? read(day) : read;
  expect(name(onDate, 38584)).toMatchObject({ name: "2005" });
  expect(name(rapid, 45352)).toMatchObject({ name: "rapid 2024" });
  expect(name(given, 38584)).toMatchObject({ name: "2014" });
});
