import { whyOnSheet } from "../../../../src/desk/why/sheet/whyOnSheet";
import type { SheetPlan } from "../../../../src/sheets/sheetPlan";
import { bookRead, WORDS } from "../../../support/why/bookRead";
import { explainedAt, placeOf, toldSteps } from "../../../support/why/explained";
import { edition } from "../../../support/editions";
import { AS_ROBIN, reportOfTen, workbookWithSheets } from "../../../support/workbookWithSheets";

/** The explanations of a report's cells: by their names and the lines of the players. */
function explaining(plans: readonly SheetPlan[]) {
  const { book } = workbookWithSheets(plans);
  const read = bookRead(book, plans);
  const [report] = plans;
  const rowOf = (name: string) => placeOf(read, report!.name, name).row;
  /** Some columns begin with the rated players; that of Ru is of the unrated ones alone. */
  const at = (name: string, line: number) =>
    explainedAt(read, report!.name, name, rowOf("Ru") - rowOf(name) + line);
  /** Its last step in words; where the cell shows a number, that is its number. */
  const last = (name: string, line: number) => {
    const cell = at(name, line);
    expect(cell.why.agrees).toBe(true);
    return toldSteps(cell).at(-1);
  };
  const said = (name: string, line: number) => at(name, line).why.said;
  return { read, last, said };
}

/** Unrated players stand below the rated ones: C, E, H, I. */
const [C, I] = [0, 3];

test("2014: p, dp, Rc and Ru of unrated players from the opponents who are rated", () => {
  const { last, said } = explaining(reportOfTen("Spring Open"));
  expect(last("p_fraction", C)).toMatch(/^8\.1 \(2014\): p, the share of the points: /);
  expect(said("dp", C)).toHaveLength(1);
  expect(last("dp", I)).toMatch(/^8\.1\(a\) \(2014\): dp of p = 0\.\d+ by the table: −\d+$/);
  expect(last("Rc_mean", C)).toMatch(/\(2014\): Rc, /);
  expect(last("Ru", C)).toMatch(/^8\.23 \(2014\): Above 50 % each half point is worth 20: Ru = /);
  expect(last("Ru", I)).toMatch(/^8\.24 \(2014\): /);
});

test("8.2.2 (2024): p counts the two draws, and Ra the two opponents of 1800", () => {
  const { last } = explaining(reportOfTen("Spring Open", { edition: edition(2024) }));
  expect(last("p_fraction", C)).toBe("8.1 (2024): p, the share of the points: 5½ / 8 = 0.69");
  expect(last("Ra", C)).toBe(
    "8.2.2 (2024): Ra, with 2 hypothetical opponents of 1800: (2375 × 6 + 1800 × 2) / 8 = 2231.25",
  );
});

test("8.58 (2011): Ru and Rc (new) of a round robin's unrated players are the iteration's", () => {
  const plans = reportOfTen("Masters", { ...AS_ROBIN, edition: edition(2011) });
  const { last, read } = explaining(plans);
  expect(last("Ru", C)).toMatch(/= 2423$/);
  expect(last("Ru", I)).toMatch(/rounded to 2006$/);
  expect(last("Rc_mean", I)).toMatch(/Rc \(new\).*rounded to 2322$/);
  expect(last("p_fraction", I)).toMatch(/: 1 \/ 9 = 0\.11$/);
  /** A rated player meets them with that Ru: the games tell how it came about. */
  const games = plans[1]!;
  const area = games.names.find(({ name }) => name === "Opponent_rating")?.area;
  const told = Array.from({ length: area?.rows ?? 0 }, (_, line) =>
    whyOnSheet(
      read,
      { sheet: games.name, place: { row: area!.row + line, column: area!.column } },
      WORDS,
    ),
  ).flatMap((answer) => (answer?.kind === "explained" ? [answer] : []));
  expect(told.every(({ why }) => why.agrees !== false)).toBe(true);
  expect(told.filter(({ why }) => why.steps.length > 0 && why.result === 2423)).toHaveLength(9);
});
