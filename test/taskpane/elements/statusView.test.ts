/** @jest-environment jsdom */
import { nothing, render } from "lit-html";
import { statusView, type Said } from "../../../src/taskpane/elements/statusView";
import { ENGLISH as EN } from "../../../src/taskpane/languages/english";
import { isFailed, type Work, type WorkActions } from "../../../src/taskpane/work";
import { LANGUAGES } from "../../support/languages";

const SHEETS = [{ id: "1", name: "Report" }];
const SAID: Said = { text: "what the page says", tone: "", more: nothing };

function shown(work: Work, language = EN) {
  const asked: string[] = [];
  const actions: WorkActions = {
    cancel: () => asked.push("cancel"),
    reply: (reply) => asked.push(reply),
    undo: () => asked.push("undo"),
    showCell: (sheet) => asked.push(sheet),
    details: () => "details",
  };
  const line = { id: "line", undoId: "undo", failed: language.ratings.failed };
  const place = document.createElement("div");
  render(statusView(line, { isBusy: false, work }, SAID, language, actions), place);
  const [first] = place.querySelectorAll("p");
  const click = (id: string) => {
    place.querySelector<HTMLElement>(`[data-testid=${id}]`)!.click();
  };
  const part = (id: string) => place.querySelector(`[data-testid=${id}]`);
  return { words: first!.textContent.trim(), asked, click, part };
}

/** What Excel does, or did, in the page's own words. */
const TOLD: readonly (readonly [Work, string])[] = [
  [{ kind: "reading" }, EN.table.reading],
  [{ kind: "working" }, EN.table.working],
  [{ kind: "planning" }, EN.table.planning],
  [{ kind: "writing", done: 300, total: 900 }, EN.table.writing(300, 900)],
  [{ kind: "cancelling" }, EN.table.cancelling],
  [{ kind: "cancelled" }, EN.table.cancelled],
  [{ kind: "declined" }, EN.renewal.nothingMade],
  [{ kind: "no single area" }, EN.table.severalAreas],
  [{ kind: "cell edited" }, EN.table.cellEdited],
  [{ kind: "protected", sheet: null, left: "" }, EN.table.isProtected(null, "")],
  [{ kind: "protected", sheet: "Report", left: "" }, EN.table.isProtected("Report", "")],
  [{ kind: "protected", sheet: null, left: "Report" }, EN.table.isProtected(null, "Report")],
  [{ kind: "protected", sheet: "A", left: "Report" }, EN.table.isProtected("A", "Report")],
  [{ kind: "failed", what: "no answer", left: "Report" }, EN.ratings.failed("no answer", "Report")],
  [{ kind: "already gone", names: "Report" }, EN.table.alreadyGone("Report")],
  [{ kind: "asking", sheet: "Report" }, EN.renewal.ask("Report")],
  [{ kind: "brought back", names: "Report" }, EN.renewal.undone("Report")],
  [{ kind: "removed", names: "Report" }, EN.table.removed("Report")],
  [{ kind: "made", sheets: SHEETS, gone: "Games" }, EN.table.alreadyGone("Games")],
];

test("all that becomes of work has its own sentence, and a fault looks like one", () => {
  for (const [work, words] of TOLD) {
    const { words: said, part } = shown(work);
    expect(said).toBe(words);
    expect(part("line")!.className.includes("problem")).toBe(isFailed(work));
  }
  expect(new Set(TOLD.map(([, words]) => words)).size).toBe(TOLD.length);
});

test("where nothing is under way, and of what is made, the page itself speaks", () => {
  expect(shown({ kind: "none" }).words).toBe(SAID.text);
  const { words, asked, click } = shown({ kind: "made", sheets: SHEETS, gone: "" });
  expect(words).toBe(SAID.text);
  click("undo");
  expect(asked).toEqual(["undo"]);
});

test("what could not be taken back can be once more", () => {
  const still = { kind: "made", sheets: SHEETS, gone: "" } as const;
  const { words, asked, click } = shown({ kind: "protected", sheet: null, left: "Report", still });
  expect(words).toMatch(/could not be undone.* Report\. Take the protection off/);
  click("undo");
  expect(asked).toEqual(["undo"]);
});

test("how far it is, and what stops it", () => {
  const { part, asked, click } = shown({ kind: "writing", done: 300, total: 900 });
  expect(part("progress")!.getAttribute("value")).toBe("300");
  click("cancel");
  expect(asked).toEqual(["cancel"]);
  expect(shown({ kind: "planning" }).part("progress")).toBeNull();
});

test("where a sheet of the same thing is there, each answer is a button", () => {
  const { asked, click } = shown({ kind: "asking", sheet: "Report" });
  for (const id of ["renew", "make-new", "neither"]) click(id);
  expect(asked).toEqual(["renew", "new", "neither"]);
});

test.each(LANGUAGES)(
  "$code: what was renewed says what was kept of what was typed, and what was not",
  (language) => {
    const kept = Array.from({ length: 14 }, (_, index) => `P${index + 1}, K: 10`);
    const old = { sheet: { id: "0", name: "Report (before)" }, name: "Report" };
    const renewed = {
      sheets: SHEETS,
      olds: [old],
      led: [],
      left: [],
      kept,
      lost: ["Dan, Rating: 1900"],
    };
    const { part } = shown({ kind: "made", sheets: SHEETS, gone: "", renewed }, language);
    expect(part("renewed")!.textContent).toContain("Report (before)");
    expect(part("kept")!.textContent).toContain("P12, K: 10; … (14)");
    expect(part("kept")!.textContent).not.toContain("P13");
    expect(part("lost")!.textContent).toContain("Dan, Rating: 1900");
    expect(part("undo")!.textContent).toContain(language.renewal.undo);
    const none = { ...renewed, kept: [], lost: [] };
    const quiet = shown({ kind: "made", sheets: SHEETS, gone: "", renewed: none }, language);
    expect([quiet.part("kept"), quiet.part("lost")]).toEqual([null, null]);
  },
);
