import type { Edition, EditionId } from "../../src/rules/editions/edition";
import { editionOf } from "../../src/rules/editions/editionOn";
import { counted } from "../../src/rules/counted";
import { iterate, type Iteration } from "../../src/rules/robin/iteration";
import { NAMES, RATINGS, SCORES } from "../fixtures/printedField";
import { column, loadFunctions, type ResultCell } from "../support/excel";

function printedField(edition: EditionId, asPrinted = false): Iteration {
  const field = { ratings: RATINGS, scores: { totals: SCORES.map((points) => 2 * points) } };
  return iterate(field, editionOf(edition) as Edition, { asPrinted }) as Iteration;
}

const unrated = (iteration: Iteration) =>
  iteration.rows.flatMap((row) =>
    row.kind === "unrated" ? [[row.rc, row.ru, row.rcNew, row.ruNew]] : [],
  );
const rated = (iteration: Iteration) =>
  iteration.rows.flatMap((row) => (row.kind === "rated" ? [row] : []));

describe("the example of 10.54 (2005) as printed", () => {
  const iteration = printedField(2005);

  test("Rar 2375, dpa 29.5, Ra 2348", () => {
    expect(iteration).toMatchObject({ rar: 2375, dpa: 29.5, ra: 2348, opponents: 9 });
  });

  test("p and dp of the rated players", () => {
    expect(rated(iteration).map(({ p, dp }) => [p / 100, dp])).toEqual([
      [0.89, 351],
      [0.78, 220],
      [0.67, 125],
      [0.44, -43],
      [0.33, -125],
      [0.11, -351],
    ]);
  });

  test("Rc, Ru, Rc (new), Ru (new) of C, E, H, I", () => {
    expect(unrated(iteration)).toEqual([
      [2348, 2411, 2351, 2414],
      [2348, 2386, 2348, 2386],
      [2348, 2150, 2337, 2139],
      [2348, 2032, 2305, 1989],
    ]);
  });

  test("We of F: 2.62 with Ru (new), 2.55 with Ru, as the text can be read", () => {
    const field = { ratings: RATINGS, scores: { totals: SCORES.map((points) => 2 * points) } };
    const byRu = iterate(field, editionOf(2005) as Edition, { isWeFromRu: true }) as Iteration;
    expect([rated(iteration)[3]?.we, rated(byRu)[3]?.we]).toEqual([262, 255]);
    expect(unrated(byRu)).toEqual(unrated(iteration));
  });

  test("dp of H and I", () => {
    const below = iteration.rows.flatMap((row) => (row.kind === "unrated" ? [row.dp] : []));
    expect(below).toEqual([null, null, -220, -351]);
  });

  test("counted as: C: I 2061; E: I 2036; H: A 2500; I: A, B, C, D, E 2382", () => {
    const edition = editionOf(2005) as Edition;
    expect(counted(2411, 2032, edition)).toBe(2061);
    expect(counted(2386, 2032, edition)).toBe(2036);
    expect(counted(2150, 2600, edition)).toBe(2500);
    for (const opponent of [2600, 2500, 2411, 2400, 2386]) {
      expect(counted(2032, opponent, edition)).toBe(2382);
    }
  });
});

describe("the example of 8.58 (2011)", () => {
  const asPrinted = printedField(2011, true);
  const byRule = printedField(2011);

  test("as printed: Rc, Ru, Rc (new), Ru (new)", () => {
    expect(unrated(asPrinted)).toEqual([
      [2348, 2411, 2348, 2423],
      [2348, 2386, 2348, 2393],
      [2348, 2150, 2342, 2144],
      [2348, 2032, 2322, 2006],
    ]);
  });

  test("as printed: We and K change", () => {
    expect(rated(asPrinted).map(({ we, change }) => [we / 100, change / 100])).toEqual([
      [7.38, 6.2],
      [6.5, 5],
      [5.4, 6],
      [2.52, 22.2],
      [4.21, -18.15],
      [4.21, -48.15],
    ]);
  });

  test("counted as: H: A 2550; I: A and B 2432", () => {
    const edition = editionOf(2011) as Edition;
    expect(counted(2150, 2600, edition)).toBe(2550);
    expect(counted(2032, 2600, edition)).toBe(2432);
    expect(counted(2032, 2500, edition)).toBe(2432);
  });

  test("by the rule (errata): first Ru 2423 and 2393 with 15 a half point", () => {
    expect(unrated(byRule).map(([, ru]) => ru)).toEqual([2423, 2393, 2150, 2032]);
    expect(unrated(byRule).map(([, , , ruNew]) => ruNew)).toEqual([2423, 2393, 2144, 2006]);
  });

  test("by the rule (errata): We from Ru (new)", () => {
    expect(rated(byRule).map(({ we }) => we / 100)).toEqual([7.36, 6.48, 5.4, 2.55, 4.21, 4.21]);
  });
});

test("the same field by the rule of 2014", () => {
  expect(unrated(printedField(2014))).toEqual([
    [2348, 2448, 2350, 2450],
    [2348, 2408, 2348, 2408],
    [2348, 2150, 2342, 2144],
    [2348, 2032, 2320, 2004],
  ]);
});

describe("FIDE.ROBIN on the printed field", () => {
  const excel = loadFunctions();
  const call = (edition: number, asPrinted: boolean | null): ResultCell[][] =>
    excel.call(
      "ROBIN",
      column(NAMES),
      column(RATINGS.map((rating) => rating ?? "u")),
      column(SCORES),
      null,
      [[edition]],
      asPrinted === null ? null : [[asPrinted]],
    );

  test("2011 as printed, all columns of A, C and H", () => {
    const [headings, a, , c, , , , , h] = call(2011, true);
    expect(headings).toEqual(
      "Player,Rating,W,p,dp,Rc,dp,Ru,Rc (new),Ru (new),We,K,Change,Rn".split(","),
    );
    expect(a).toEqual(["A", 2600, 8, 0.89, 351, "", "", "", "", "", 7.38, 10, 6.2, 2606]);
    expect(c).toEqual(["C", "u", 7, "", "", 2348, "", 2411, 2348, 2423, "", "", "", ""]);
    expect(h).toEqual(["H", "u", 2, "", "", 2348, -220, 2150, 2342, 2144, "", "", "", ""]);
  });

  test("2005, Ru and Ru (new)", () => {
    const table = call(2005, null);
    expect(table.map((row) => [row[7], row[9]]).filter(([ru]) => ru !== "")).toEqual([
      ["Ru", "Ru (new)"],
      [2411, 2414],
      [2386, 2386],
      [2150, 2139],
      [2032, 1989],
    ]);
  });
});
