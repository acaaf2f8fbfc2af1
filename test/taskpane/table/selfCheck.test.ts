/** @jest-environment jsdom */
import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import type { ExcelWorkbook } from "../../../src/taskpane/excel/workbook";
import { spokenLanguage } from "../../../src/taskpane/languages";
import { TablePage } from "../../../src/taskpane/table/tablePage";
import { addressOf } from "../../../src/tournament/sheetCells";
import { TEN } from "../../fixtures/crosstables";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { figuresOn } from "../../support/figuresOnSheet";
import { settingOf } from "../../support/paneSetting";
import { writeAllPlanned } from "../../support/plannedSheet";
import { cellsOf } from "../../support/sheetCells";
import { until } from "../../support/until";

type Spoil = (book: PlannedWorkbook, plan: SheetPlan) => void;

/** What is done before the figures are read, as often as they are. */
type Before = () => Promise<void>;

/** A workbook that calculates what is written, and then is spoilt. */
function workbookWith(spoil: Spoil, before: Before) {
  const cells = cellsOf(TEN);
  const selected = { sheet: "S", selected: cells.area, asked: cells.area, cells };
  const shown: string[] = [];
  const listeners: (() => void)[] = [];
  const book = new PlannedWorkbook();
  let made: readonly SheetPlan[] = [];
  const workbook: Partial<ExcelWorkbook> = {
    readSelection: () => Promise.resolve(selected),
    readAgain: (source) => Promise.resolve(source),
    write: (wished, plansOf) => {
      made = plansOf(wished);
      writeAllPlanned(book, made);
      spoil(book, made[0]!);
      return Promise.resolve(made.map(({ name }, index) => ({ id: String(index), name })));
    },
    watchSheets: () => Promise.resolve(),
    watchCells: (listener) => {
      listeners.push(listener);
      return Promise.resolve(() => Promise.resolve());
    },
    remove: () => Promise.resolve(true),
    readFigures: async ({ id }) => {
      await before();
      return figuresOn(book, made[Number(id)]!);
    },
    isCalculatedByHand: () => Promise.resolve(false),
    select: (sheet, place) => {
      shown.push(`${sheet} ${addressOf(place)}`);
      return Promise.resolve();
    },
  };
  /** A person types over a cell that has a name, later. */
  const type = (name: string, value: number) => {
    const [plan] = made;
    const { area } = plan!.names.find((each) => each.name === name)!;
    book.write(plan!.name, addressOf(area), [[value]]);
    for (const listener of listeners) listener();
  };
  const isFollowed = () => listeners.length > 0;
  return { workbook, shown, type, isFollowed };
}

interface Circumstances {
  readonly spoil?: Spoil;
  readonly before?: Before;
  readonly language?: string;
}

async function made(
  button: string,
  {
    spoil = () => undefined,
    before = () => Promise.resolve(),
    language = "en",
  }: Circumstances = {},
) {
  const { workbook, shown, type, isFollowed } = workbookWith(spoil, before);
  const words = await spokenLanguage(language).words();
  const page = new TablePage({ ...settingOf(workbook), language: words });
  document.body.replaceChildren(page.element);
  page.show();
  const part = (id: string) => page.element.querySelector<HTMLInputElement>(`[data-testid=${id}]`);
  part("use-selection")!.click();
  await until(() => part("understood") !== null);
  part("edition")!.value = "2014";
  part("edition")!.dispatchEvent(new Event("change"));
  part(button)!.click();
  await until(() => part("undo") !== null);
  const outcome = () => part("status")!.querySelector("p")!.textContent;
  return { part, outcome, shown, type, isFollowed };
}

test.each([
  ["create-sheet", "en", "Made: Ra Ru 2014. Checked against the rules: all figures agree."],
  [
    "create-report",
    "en",
    "Made: Rating report, Rating games, Ra Ru 2014. Checked against the rules: all figures agree.",
  ],
  [
    "create-sheet",
    "fr",
    "Créé : Ra Ru 2014. Contrôlé d’après le règlement : tous les nombres concordent.",
  ],
])("%s, %s: the outcome says that the figures are the rules'", async (button, language, said) => {
  const { part, outcome } = await made(button, { language });
  expect(part("self-check")).toBeNull();
  await until(() => part("self-check") !== null);
  expect(outcome().replace(/\u00a0/g, " ")).toBe(said);
  expect(part("differences")).toBeNull();
});

/** Rn of the first player, typed over. */
const overtyped: Spoil = (book, plan) => {
  const { area } = plan.names.find(({ name }) => name === "Rn")!;
  book.write(plan.name, addressOf(area), [[1234]]);
};

test("a spoilt cell is told, and shown where it is asked for", async () => {
  const { part, outcome, shown } = await made("create-report", { spoil: overtyped });
  await until(() => part("self-check") !== null);
  expect(outcome()).toContain("Checked against the rules: one figure differs.");
  const item = part("differences")!.querySelector("li")!;
  expect(item.textContent.replace(/\s+/g, " ").trim()).toMatch(
    /^[A-Z]+6 shows 1234; by the rules it is \d{4}\.$/,
  );
  item.querySelector("button")!.click();
  await until(() => shown.length > 0);
  expect(shown).toEqual([expect.stringMatching(/^Rating report [A-Z]+6$/)]);
  expect(part("self-check")).not.toBeNull();
});

test("what was said is asked again when a cell is typed over, and when it is put right", async () => {
  const { part, outcome, type, isFollowed } = await made("create-report");
  await until(() => part("self-check") !== null);
  expect(outcome()).toContain("all figures agree");
  await until(isFollowed);
  type("Rating", 2601);
  await until(() => part("differences") !== null);
  expect(outcome()).toContain("figures differ");
  type("Rating", 2600);
  await until(() => part("differences") === null);
  expect(outcome()).toContain("all figures agree");
});

test("of many differences the first are told, line by line, and how many more there are", async () => {
  const { part, outcome } = await made("create-report", {
    spoil: (book, plan) => {
      /** Of six rated players and, under their headings, of two unrated ones. */
      const { row, column } = plan.names.find(({ name }) => name === "Rc_mean")!.area;
      for (let line = 8; line >= 0; line -= 1) {
        book.write(plan.name, addressOf({ row: row + line, column }), [[1234]]);
      }
    },
  });
  await until(() => part("self-check") !== null);
  expect(outcome()).toContain("Checked against the rules: 8 figures differ.");
  const items = [...part("differences")!.querySelectorAll("li")].map(({ textContent }) =>
    textContent.trim(),
  );
  expect(items.slice(0, 6).map((text) => /^[A-Z]+(\d+)/.exec(text)![1])).toEqual([
    "6",
    "7",
    "8",
    "9",
    "10",
    "11",
  ]);
  expect(items.slice(6)).toEqual(["And 2 more cells."]);
});

test("what is deleted meanwhile is not checked any more", async () => {
  let isAsked = false;
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const before = () => {
    isAsked = true;
    return answered;
  };
  const { part, outcome } = await made("create-report", { before });
  await until(() => isAsked);
  part("undo")!.click();
  await until(() => outcome().startsWith("Deleted"));
  answer();
  await nextTask();
  expect(outcome()).toMatch(/^Deleted: [^.]*\.$/);
  expect(part("self-check")).toBeNull();
});

test("a check that fails leaves the outcome as it is", async () => {
  let isAsked = false;
  const before = () => {
    isAsked = true;
    return Promise.reject(new Error("no answer"));
  };
  const { part, outcome } = await made("create-sheet", { before });
  await until(() => isAsked);
  await nextTask();
  expect(outcome()).toBe("Made: Ra Ru 2014.");
  expect(part("self-check")).toBeNull();
});

/** What was answered has been taken note of. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
