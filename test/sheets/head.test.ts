import { cellAt } from "../../src/formula/reference";
import { f } from "../../src/formula/template";
import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { dayOf } from "../../src/rules/day";
import { MADE_FOR } from "../../src/sheets/facts";
import { putHead, type HeadLines, type State } from "../../src/sheets/head";
import { daysSaid, editionSaid, limitSaid } from "../../src/sheets/headFacts";
import { SheetDraft } from "../../src/sheets/sheetDraft";
import { edition } from "../support/editions";
import { PlannedWorkbook } from "../support/evaluator/plannedWorkbook";
import { writePlanned } from "../support/plannedSheet";

const MADE = cellAt(9, 0, "both");
const FIRST = cellAt(9, 1, "both");
const SECOND = cellAt(9, 2, "both");

const HEAD: HeadLines = {
  title: "Rating report: Open",
  name: "Rating_report",
  facts: ["FIDE 2024", null, "Swiss"],
  sums: "12 players",
  states: [
    { when: f`${FIRST}>0`, says: f`${FIRST}&" scores do not fit."` },
    { when: f`${SECOND}>0`, says: "Make it anew." },
  ],
  otherwise: "All scores fit.",
  isAsMade: f`AND(${MADE}=2024)`,
};

function lines(head: HeadLines, made: number, first: number, second: number) {
  const draft = new SheetDraft();
  putHead(draft, head, EN_SHEETS.madeFor);
  draft.line(9, 0, [made, first, second]);
  const plan = { ...draft.named("S", { paper: EN_SHEETS.paper }), widths: [], ...NOTHING_HELD };
  const book = new PlannedWorkbook();
  writePlanned(book, plan);
  return { shown: book.read("S", "A1:A4").values.flat(), plan };
}

const NOTHING_HELD = { frozen: { rows: 1, columns: 0 }, titleRows: { first: 1, last: 1 } };

test("four lines: title, what is known of the facts, sums, state", () => {
  const { shown, plan } = lines(HEAD, 2024, 0, 0);
  expect(shown).toEqual([
    "Rating report: Open",
    "FIDE 2024 · Swiss",
    "12 players",
    "All scores fit.",
  ]);
  expect(plan.names.map(({ name, area }) => [name, area.row])).toEqual([
    ["Rating_report", 0],
    [MADE_FOR, 3],
  ]);
});

test.each([
  [2024, 3, 0, "3 scores do not fit."],
  [2024, 0, 1, "Make it anew."],
  [2024, 3, 1, "3 scores do not fit. Make it anew."],
  [2011, 3, 1, EN_SHEETS.madeFor.changed],
])("made for %d, states %d and %d", (made, first, second, said) => {
  expect(lines(HEAD, made, first, second).shown[3]).toBe(said);
});

test("a sheet that was made for nothing says its states alone, and without any the rest", () => {
  expect(lines({ ...HEAD, isAsMade: null }, 2011, 0, 1).shown[3]).toBe("Make it anew.");
  expect(lines({ ...HEAD, isAsMade: null, states: [] }, 0, 0, 0).shown[3]).toBe("All scores fit.");
});

test("what has to be known first stands out, a remark alone does not", () => {
  const remark = { when: f`${FIRST}>0`, says: f`${FIRST}&" to look at."`, isRemark: true } as const;
  const [, second] = HEAD.states as [State, State];
  const stands = (first: number, other: number) => {
    const { plan } = lines({ ...HEAD, states: [remark, second] }, 2024, first, other);
    const book = new PlannedWorkbook();
    writePlanned(book, plan);
    book.write("S", "F1", [[plan.marks[0]!.when.formula]]);
    return book.read("S", "F1").values[0]![0];
  };
  expect([stands(0, 0), stands(3, 0), stands(0, 1), stands(3, 1)]).toEqual([
    ...[false, false, true, true],
  ]);
});

test("what the line of facts says of edition, limit and days", () => {
  const { head } = EN_SHEETS;
  const start = dayOf(2024, 3, 2);
  expect(editionSaid(edition(2024), { startDate: start }, EN_SHEETS)).toBe(
    "FIDE 2024 (in force from 1 March 2024; checked against the text of the regulations)",
  );
  expect(editionSaid(edition(2011), { isByHand: true, startDate: null }, EN_SHEETS)).toMatch(
    /^FIDE 2011 \(in force from 1 July 2011; chosen by hand, day unknown; /,
  );
  expect(limitSaid(edition(2024).limit, head)).toBe("limit 400");
  expect(limitSaid(edition(2025).limit, head)).toBe("limit 400, none from 2650");
  expect(daysSaid(start, null, head)).toBe("2 March 2024");
  expect(daysSaid(start, start + 4, head)).toBe("2–6 March 2024");
  expect(daysSaid(null, null, head)).toBeNull();
});
