/** @jest-environment jsdom */
import { html } from "lit-html";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import { Cancelled, type Writing, type WrittenSheet } from "../../src/sheets/writeSheets";
import type { ExcelWorkbook } from "../../src/taskpane/excel/workbook";
import { Protected } from "../../src/taskpane/excel/protection";
import { Page } from "../../src/taskpane/page";
import type { Reply } from "../../src/taskpane/question";
import { IDLE, type Work, type Working } from "../../src/taskpane/work";
import { identityOf } from "../../src/sheets/renewal/made";
import { settingOf } from "../support/paneSetting";
import { until } from "../support/until";
import { reportOfTen, workbookWithSheets } from "../support/workbookWithSheets";

interface CountState extends Working {
  readonly count: number;
}

/** A page that counts what it did, and keeps all that it has shown. */
class CountPage extends Page<CountState> {
  readonly works: Work[] = [];

  constructor(workbook: Partial<ExcelWorkbook>) {
    super(settingOf(workbook), { ...IDLE, count: 0 });
  }

  protected view() {
    this.works.push(this.state.work);
    return html`<p>${this.state.count} ${this.state.isBusy ? "busy" : "free"}</p>`;
  }

  get now(): CountState {
    return this.state;
  }

  readonly act = (work: () => Promise<void>) => this.during(work);
  readonly count = (count: number) => {
    this.answer({ count });
  };
  readonly makeTwo = () =>
    this.during(async () => {
      await this.make(["One", "Two"], () => []);
    });
  readonly makeReport = () =>
    this.during(async () => {
      await this.make(["Spring Open – report"], () => REPORT);
    });
  readonly answerWith = (reply: Reply) => {
    this.workActions.reply(reply);
  };
  readonly writeTwo = () =>
    this.during(async () => {
      await this.write(["One", "Two"], () => []);
    });
  readonly back = () => {
    this.undo();
  };
  readonly stop = () => {
    this.cancel();
  };
}

const REPORT = reportOfTen("Spring Open");

const TWO: readonly WrittenSheet[] = [
  { id: "1", name: "One" },
  { id: "2", name: "Two" },
];
const isFree = (page: CountPage) => until(() => !page.now.isBusy);

test("one thing at a time: what is asked meanwhile is not done", async () => {
  const page = new CountPage({});
  let end: () => void = () => undefined;
  const first = page.act(() => new Promise((resolve) => (end = resolve)));
  let isDone = false;
  await page.act(() => {
    isDone = true;
    return Promise.resolve();
  });
  expect([isDone, page.element.textContent]).toEqual([false, "0 busy"]);
  end();
  await first;
  expect(page.element.textContent).toBe("0 free");
});

test("a fault of Excel is told until something else is done, and then no more", async () => {
  const page = new CountPage({});
  await page.act(() => Promise.reject(new Error("no answer")));
  expect(page.now.work).toEqual({ kind: "failed", what: "no answer", left: "" });
  await page.act(() => Promise.resolve());
  expect(page.now.work).toEqual({ kind: "none" });
});

test("what takes long is said, and after it what was said before", async () => {
  const page = new CountPage({
    write: () => Promise.resolve(TWO),
    watchSheets: () => Promise.resolve(),
  });
  await page.makeTwo();
  await page.act(() => until(() => page.now.work.kind === "working"));
  expect(page.now.work).toEqual({ kind: "made", sheets: TWO, gone: "" });
  page.count(1);
  expect(page.now).toMatchObject({ count: 1, work: { kind: "none" } });
});

test("many rows are shown as they are written, and can be stopped", async () => {
  const write = async (_: unknown, __: unknown, { progress, isCancelled }: Writing) => {
    for (let row = 1; ; row += 1) {
      await progress(row, 1_000);
      if (isCancelled()) throw new Cancelled();
      if (row === 3) page.stop();
    }
  };
  const page: CountPage = new CountPage({ write });
  await page.makeTwo();
  expect(page.works).toContainEqual({ kind: "writing", done: 3, total: 1_000 });
  expect(page.now.work).toEqual({ kind: "cancelled" });
  expect(page.now.isBusy).toBe(false);
});

test("what is planned can be stopped as well; that it is stopped is said at once", async () => {
  const write = async (_: unknown, __: unknown, { planning, isCancelled }: Writing) => {
    while (page.now.work.kind !== "planning") await planning();
    page.stop();
    expect(page.now.work).toEqual({ kind: "cancelling" });
    await planning();
    expect([page.now.work.kind, isCancelled()]).toEqual(["cancelling", true]);
    throw new Cancelled();
  };
  const page: CountPage = new CountPage({ write });
  await page.makeTwo();
  expect(page.now.work).toEqual({ kind: "cancelled" });
});

test("sheets that are written and not made known leave nothing said behind them", async () => {
  const write = async (_: unknown, __: unknown, { progress }: Writing) => {
    await progress(1_000, 1_000);
    return TWO;
  };
  const page = new CountPage({ write });
  await page.writeTwo();
  expect(page.works).toContainEqual({ kind: "writing", done: 1_000, total: 1_000 });
  expect(page.now.work).toEqual({ kind: "none" });
});

test("sheets made are deleted again, or told to be gone as soon as Excel says so", async () => {
  let look: () => void = () => undefined;
  let there: readonly WrittenSheet[] = TWO;
  const page = new CountPage({
    write: () => Promise.resolve(TWO),
    watchSheets: (listener) => {
      look = listener;
      return Promise.resolve();
    },
    gone: (sheets) => Promise.resolve(sheets.filter((each) => !there.includes(each))),
    remove: (sheets) => Promise.resolve(sheets.some((each) => there.includes(each))),
  });
  await page.makeTwo();
  there = TWO.slice(1);
  look();
  await until(() => page.now.work.kind === "made" && page.now.work.gone !== "");
  expect(page.now.work).toEqual({ kind: "made", sheets: TWO.slice(1), gone: "One" });
  there = [];
  look();
  await until(() => page.now.work.kind !== "made");
  expect(page.now.work).toEqual({ kind: "already gone", names: "Two" });
  there = TWO;
  await page.makeTwo();
  page.back();
  await isFree(page);
  expect(page.now.work).toEqual({ kind: "removed", names: "One, Two" });
});

test("what a protected workbook keeps can be taken back once it is so no longer", async () => {
  let isProtected = true;
  const page = new CountPage({
    write: () => Promise.resolve(TWO),
    watchSheets: () => Promise.resolve(),
    remove: () =>
      isProtected ? Promise.reject(new Protected(null, ["Two"])) : Promise.resolve(true),
  });
  await page.makeTwo();
  page.back();
  await isFree(page);
  expect(page.now.work).toMatchObject({ kind: "protected", sheet: null, left: "Two" });
  isProtected = false;
  page.back();
  await isFree(page);
  expect(page.now.work).toEqual({ kind: "removed", names: "One, Two" });
});

/** A page over a workbook that holds the report it is about to make. */
function pageOverSame(over: Partial<ExcelWorkbook> = {}) {
  const { workbook, plans } = workbookWithSheets(REPORT);
  const [{ name }] = plans as [SheetPlan];
  const old = { id: "old", name };
  const asked: string[] = [];
  const page = new CountPage({
    ...workbook,
    madeSheets: () =>
      Promise.resolve([
        { sheet: old, made: { kind: "report", as: identityOf(REPORT[0]!)!, on: 1 } },
      ]),
    write: () => {
      asked.push("write");
      return Promise.resolve(TWO);
    },
    writeBeside: ({ olds }) => {
      asked.push(`beside ${olds.map((each) => each?.name ?? "-").join(", ")}`);
      return Promise.resolve({ sheets: TWO, kept: ["Ann, K: 10"] });
    },
    renew: ({ olds, before }) => {
      asked.push(`renew ${olds.map((each) => each?.name ?? "-").join(", ")}, ${before}`);
      const olden = [{ sheet: { id: "old", name: `${name} (before)` }, name }];
      return Promise.resolve({ sheets: [old], olds: olden, kept: [], lost: [], led: [], left: [] });
    },
    undoRenewal: () => {
      asked.push("undoRenewal");
      return Promise.resolve();
    },
    ...over,
  });
  const made = page.makeReport();
  return { page, asked, made, isAsked: until(() => page.now.work.kind === "asking") };
}

test("where the same was made before it is asked; renewed, it can be brought back", async () => {
  const { page, asked, made, isAsked } = pageOverSame();
  await isAsked;
  expect(page.now.work).toEqual({ kind: "asking", sheet: "Spring Open – report" });
  page.answerWith("renew");
  await made;
  expect(page.now.work).toMatchObject({ kind: "made", renewed: { kept: [] } });
  page.back();
  await until(() => page.now.work.kind === "brought back");
  expect(page.now.work).toEqual({ kind: "brought back", names: "Spring Open – report" });
  expect(asked).toEqual(["renew Spring Open – report, -, before", "undoRenewal"]);
});

test("also where a person has deleted the new sheet what was there before can be brought back", async () => {
  let look = (): void => undefined;
  const { page, asked, made, isAsked } = pageOverSame({
    watchSheets: (listener) => {
      look = listener;
      return Promise.resolve();
    },
    gone: (sheets) => Promise.resolve(sheets),
  });
  await isAsked;
  page.answerWith("renew");
  await made;
  look();
  await until(() => page.now.work.kind === "made" && page.now.work.gone !== "");
  expect(page.now.work).toMatchObject({ sheets: [], gone: "Spring Open – report" });
  page.back();
  await until(() => page.now.work.kind === "brought back");
  expect(asked.at(-1)).toBe("undoRenewal");
});

test("whoever goes on to something else has answered, and what he goes on to is done", async () => {
  const { page, asked, made, isAsked } = pageOverSame();
  await isAsked;
  await page.makeTwo();
  await made;
  expect(asked).toEqual(["write"]);
  expect(page.now.work).toMatchObject({ kind: "made", sheets: TWO });
});

test("whoever wants a new sheet gets one, and whoever wants neither nothing", async () => {
  const anew = pageOverSame();
  await anew.isAsked;
  anew.page.answerWith("new");
  await anew.made;
  expect(anew.asked).toEqual(["beside Spring Open – report, -"]);
  expect(anew.page.now.work).toMatchObject({ kind: "made", kept: ["Ann, K: 10"] });
  const neither = pageOverSame();
  await neither.isAsked;
  neither.page.answerWith("neither");
  await neither.made;
  expect([neither.asked, neither.page.now.work.kind]).toEqual([[], "declined"]);
});
