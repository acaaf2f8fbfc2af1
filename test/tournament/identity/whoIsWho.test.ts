import type { Answer } from "../../../src/tournament/identity/answers";
import type { KnownLine } from "../../../src/tournament/identity/known";
import { whoIsWho } from "../../../src/tournament/identity/whoIsWho";

type Known = Partial<Omit<KnownLine, "event">> & { readonly event?: number; readonly day?: number };

/** 10 January 2015, and a day a month later. */
const DAY = 42_014;
const LATER = DAY + 31;

function line({ event = 0, day = DAY, ...known }: Known): KnownLine {
  return {
    ...{ name: "Meier, Anna", id: "", rating: 1650, birth: null, federation: "" },
    ...known,
    event: { title: `Open ${event}`, day },
  };
}

/** Each line in an event of its own, unless it says in which. */
function who(all: readonly Known[], answers: readonly Answer[] = []) {
  const lines = all.map((known, at) => line({ event: at, ...known }));
  const stands = all.map(({ event }, at) => [event ?? at]);
  const { persons, doubts } = whoIsWho(
    lines.map((each, at) => ({ line: each, stands: stands[at]! })),
    answers,
  );
  return { persons: persons.join(""), asked: doubts.map(({ persons: of }) => of.join("")) };
}

const ONE = { persons: "00", asked: [] };
const TWO = { persons: "01", asked: [] };
const ASKED = { persons: "01", asked: ["01"] };

test.each<[string, readonly [Known, Known], object]>([
  ["another order", [{}, { name: "Anna Meier" }], ONE],
  ["one with a number, one without", [{ id: "13" }, { name: "Anna Meier" }], ONE],
  ["other letters", [{ name: "Zürcher, Léo" }, { name: "Zurcher Leo" }], ONE],
  ["an initial, and the same rating", [{}, { name: "Meier A." }], ONE],
  ["Mueller and Muller, of one rating", [{ name: "Mueller, A." }, { name: "Muller, A." }], ONE],
  [
    "one number under like names",
    [
      { id: "13", rating: 1500 },
      { id: "13", name: "A. Meier" },
    ],
    ONE,
  ],
  ["unrated, and rated by a later list", [{ rating: null }, { day: LATER }], ONE],
  ["ratings of lists that follow each other", [{}, { rating: 1740, day: LATER }], ONE],
])("for sure one person: %s", (_, lines, expected) => {
  expect(who(lines)).toEqual(expected);
});

test.each<[string, readonly [Known, Known], object]>([
  ["another rating of the same list", [{}, { rating: 1850 }], ASKED],
  ["rated, and unrated by the same list", [{}, { rating: null }], ASKED],
  ["another federation", [{ federation: "SUI" }, { federation: "GER" }], ASKED],
  ["another birth, the same rating", [{ birth: { year: 1990 } }, { birth: { year: 1991 } }], ASKED],
  ["the same name with other numbers", [{ id: "13" }, { id: "14" }], ASKED],
  ["one number under other names", [{ id: "13" }, { id: "13", name: "Frei, Urs" }], ASKED],
  ["an initial, both unrated", [{ rating: null }, { rating: null, name: "Meier A." }], ASKED],
  ["Meier and Meyer, of one rating", [{}, { name: "Meyer, Anna" }], ASKED],
  [
    "surname and first name",
    [
      { name: "Urs, Hans", rating: null },
      { name: "Hans, Urs", rating: null },
    ],
    ASKED,
  ],
])("asked: %s", (_, lines, expected) => {
  expect(who(lines)).toEqual(expected);
});

test.each<[string, readonly [Known, Known], object]>([
  ["who plays in the same event", [{ event: 1 }, { event: 1, name: "Anna Meier" }], TWO],
  ["numbers and ratings of their own", [{ id: "13" }, { id: "14", rating: 1900 }], TWO],
  ["father and son", [{ birth: { year: 1960 } }, { birth: { year: 1990 }, rating: 1900 }], TWO],
  ["brothers", [{ rating: null }, { rating: null, name: "Meier, Adam" }], TWO],
  ["Meier and Meyer, of other ratings", [{}, { name: "Meyer, Anna", rating: 1800 }], TWO],
  ["names that nobody gave", [{ name: "1" }, { name: "1" }], TWO],
])("for sure two: %s", (_, lines, expected) => {
  expect(who(lines)).toEqual(expected);
});

test("whose name two numbers have is asked, unless rating or birth tells it", () => {
  const [one, other] = [
    { id: "13", rating: 1650 },
    { id: "14", rating: 1670 },
  ];
  expect(who([one, other, { rating: 1660 }])).toEqual({ persons: "012", asked: ["02", "12"] });
  expect(who([one, other, { rating: 1670 }])).toEqual({ persons: "011", asked: [] });
});

describe("what was answered", () => {
  const [meier, meyer] = [line({}), line({ name: "Meyer, Anna", event: 1 })];
  const answer = (persons: 1 | 2): Answer => ({ persons, of: [meier, meyer] });

  test("holds, and is not asked for again by the next event that writes the name so", () => {
    const lines = [{}, { name: "Meyer, Anna" }, { name: "Anna Meyer", day: LATER }, { day: LATER }];
    expect(who(lines, [answer(1)])).toEqual({ persons: "0000", asked: [] });
    expect(who(lines, [answer(2)])).toEqual({ persons: "0110", asked: [] });
  });

  test("the last answer counts", () => {
    const lines = [{}, { name: "Meyer, Anna" }];
    expect(who(lines, [answer(1), answer(2)])).toEqual(TWO);
    expect(who(lines, [answer(2), answer(1)])).toEqual(ONE);
  });

  test("two of one name are known again by their events, also of one number by their names", () => {
    const [first, second] = [line({ event: 0 }), line({ event: 1, rating: 1850 })];
    const lines = [
      {},
      { rating: 1850 },
      { rating: 1655, day: LATER },
      { rating: 1852, day: LATER },
    ];
    const two: Answer = { persons: 2, of: [first, second] };
    expect(who(lines, [two])).toEqual({ persons: "0101", asked: [] });
    const names = [line({ id: "13" }), line({ id: "13", name: "Frei, Urs" })];
    const oneNumber: Answer = { persons: 2, of: [names[0]!, names[1]!] };
    expect(who([{ id: "13" }, { id: "13", name: "Urs Frei" }], [oneNumber])).toEqual(TWO);
  });

  test("of who was said to be two people he is the one of whom it was said last, and nobody is asked again", () => {
    const births = [{ year: 2006 }, { year: 1996 }, null];
    const known = births.map((birth, event) => ({ birth, event, rating: 1500 + 400 * event }));
    const [older, younger, either] = known.map(line) as [KnownLine, KnownLine, KnownLine];
    const asYounger: Answer = { persons: 1, of: [younger, either] };
    const asOlder: Answer = { persons: 1, of: [older, either] };
    expect(who(known).asked).toEqual(["02", "12"]);
    expect(who(known, [asOlder, asYounger]).persons).toBe("011");
    expect(who(known, [asYounger, asOlder]).persons).toBe("010");
    const notOlder: Answer = { persons: 2, of: [older, either] };
    expect(who(known, [asOlder, asYounger, notOlder])).toEqual({ persons: "011", asked: [] });
    const all: Answer = { persons: 1, of: [older, younger] };
    expect(who(known, [asOlder, asYounger, all])).toEqual({ persons: "000", asked: [] });
  });

  test("what stands against it stays: nobody plays against himself", () => {
    const lines = [{ event: 1 }, { event: 1, name: "Meyer, Anna" }];
    expect(who(lines, [answer(1)])).toEqual(TWO);
  });
});

test("thousands of namesakes and of players without a name take no longer each than a few", () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => ({
    line: line({ name: at % 2 === 0 ? `Player, ${at}` : String(at), event: at % 40 }),
    stands: [at % 40],
  }));
  expect(whoIsWho(lines).doubts).toEqual([]);
});
