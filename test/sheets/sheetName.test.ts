import {
  asideName,
  eventOfSheet,
  eventSheetName,
  freeSheetName,
  legalSheetName,
} from "../../src/sheets/sheetName";

test("forbidden signs, length, and names that are taken in any case", () => {
  expect(freeSheetName("Ra: Ru [2005]/x'", [])).toBe("Ra Ru 2005 x");
  expect(freeSheetName("x".repeat(40), [])).toHaveLength(31);
  expect(freeSheetName("Ra Ru", ["ra ru", "Ra Ru (2)"])).toBe("Ra Ru (3)");
  expect(freeSheetName("y".repeat(40), ["y".repeat(31)])).toBe(`${"y".repeat(27)} (2)`);
});

test("a letter of two units is kept whole or left out, half of one and unseen signs go", () => {
  expect(freeSheetName(`${"x".repeat(30)}😀`, [])).toBe("x".repeat(30));
  expect(freeSheetName(`${"x".repeat(29)}😀`, [])).toBe(`${"x".repeat(29)}😀`);
  expect(freeSheetName(`${"x".repeat(26)}😀y`, [`${"x".repeat(26)}😀y`])).toBe(
    `${"x".repeat(26)} (2)`,
  );
  expect(freeSheetName("Open\0\u0007 d\uD83D’été\uFFFF", [])).toBe("Open d ’été");
});

test("where no sign is left Excel finds a name; History is Excel's own", () => {
  expect(["???", "[]", "", " \0 "].map(legalSheetName)).toEqual(["", "", "", ""]);
  expect(freeSheetName("???", ["FIDE"])).toBe("FIDE (2)");
  expect(freeSheetName("History", [])).toBe("History (2)");
});

describe("sheets of an event", () => {
  const report = { content: "report", alone: "Rating report" };

  test("are called after it, without its days, and by their content where it has no name", () => {
    expect(eventSheetName("Autumn Open", report)).toBe("Autumn Open – report");
    expect(eventSheetName("Autumn Open, 3–9 May 2025", report)).toBe("Autumn Open – report");
    expect(eventSheetName("Open d'été", report)).toBe("Open d été – report");
    expect(eventSheetName(null, report)).toBe("Rating report");
    expect(eventSheetName("???", report)).toBe("Rating report");
    expect(eventOfSheet("Autumn Open – Blitz – report (2)")).toBe("Autumn Open – Blitz");
    expect(eventOfSheet("Rating report")).toBeNull();
  });

  test("keep what they have of it, however long it is called", () => {
    const long = "Internationales Turnier von Neuenburg Gruppe B – iteration 2011";
    expect(freeSheetName(long, [])).toBe("Internationa B – iteration 2011");
    expect(freeSheetName(long, ["Internationa B – iteration 2011"])).toBe(
      "Internat B – iteration 2011 (2)",
    );
    const free = freeSheetName("Autumn Open of the City of Bern – report", []);
    expect(free).toBe("Autumn Open City Bern – report");
    expect(freeSheetName(`x – ${"y".repeat(40)}`, [])).toBe(`x – ${"y".repeat(27)}`);
  });
});

test("a sheet that is put aside begins as its tab does, and is told from the others of its event", () => {
  expect(asideName("ten players – iteration 2005", "before", [])).toBe(
    "ten players – iteratio (before)",
  );
  expect(asideName("Autumn Open – report", "before", [])).toBe("Autumn Open – report (before)");
  expect(asideName("Autumn Open – report", "before", ["Autumn Open – report (before)"])).toBe(
    "Autumn Open – report (before 2)",
  );
  expect(asideName("Twenty letters here – report", "before", [])).toBe(
    "Twenty letters here (before)",
  );
});
