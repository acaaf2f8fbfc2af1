/** @jest-environment jsdom */
import { EN_WORKBENCH } from "../../../src/i18n/en/workbench";
import { fileButtons } from "../../../src/workbench/page/fileButtons";
import { saveXlsx } from "../../../src/workbench/xlsx/file";
import { Workbench } from "../../../src/workbench/page/workbench";
import { until } from "../../support/until";
import { bridge, functionNames, workbookWithFide } from "../../support/workbench";

function buttons() {
  const show = () => Promise.resolve();
  const workbench = new Workbench(
    workbookWithFide(),
    { show },
    bridge,
    functionNames,
    () => undefined,
    () => undefined,
  );
  const strip = document.createElement("header");
  const main = document.createElement("main");
  document.body.replaceChildren(strip, main);
  const [picker, open, save] = fileButtons(workbench, strip, EN_WORKBENCH) as [
    HTMLInputElement,
    HTMLButtonElement,
    HTMLButtonElement,
  ];
  strip.append(picker, open, save);
  return { workbench, strip, main, picker, open, save };
}

function pick(picker: HTMLInputElement, file: File): void {
  Object.defineProperty(picker, "files", { configurable: true, value: [file] });
  picker.dispatchEvent(new Event("change"));
}

const fileOf = (name: string, bytes: Uint8Array) =>
  Object.assign(new File([], name), { arrayBuffer: () => Promise.resolve(bytes.buffer) });

test("the button opens the file picker, which takes .xlsx", () => {
  const { picker, open } = buttons();
  const clicked = jest.fn();
  picker.onclick = clicked;
  open.click();
  expect(clicked).toHaveBeenCalled();
  expect(picker.accept).toBe(".xlsx");
});

async function savedWith(content: string): Promise<Uint8Array> {
  const book = workbookWithFide();
  book.write("Sheet1", "A1", [[content]]);
  return saveXlsx(book);
}

const found = (id: string) => document.querySelector<HTMLElement>(`[data-testid=${id}]`);

test("a picked file is opened; meanwhile the page shows how far it is, and can be left alone", async () => {
  const { workbench, main, save, picker } = buttons();
  const bytes = await savedWith("=FIDE.PD(200)");
  const before = workbench.workbook;
  pick(picker, fileOf("book.xlsx", bytes));
  expect(found("opening")?.querySelector("label")?.textContent).toBe("Opening book.xlsx…");
  expect([main.hasAttribute("inert"), save.disabled]).toEqual([true, true]);
  await until(() => workbench.workbook !== before && found("opening") === null);
  expect(workbench.workbook.read("Sheet1", "A1").values).toEqual([[0.76]]);
  expect([main.hasAttribute("inert"), save.disabled]).toEqual([false, false]);
});

test("an opening that is stopped changes nothing, and says nothing", async () => {
  const { workbench, picker } = buttons();
  const before = workbench.workbook;
  jest.spyOn(workbench, "open").mockImplementation((_, progress) => {
    found("stop-opening")?.click();
    progress?.(0.5);
    throw new Error("not stopped");
  });
  pick(picker, fileOf("book.xlsx", new Uint8Array()));
  await until(() => found("opening") === null);
  expect([workbench.workbook, document.querySelector("[role=alert]")]).toEqual([before, null]);
});

test("changes that are not saved are asked for first", async () => {
  const { workbench, picker } = buttons();
  const bytes = await savedWith("=FIDE.PD(200)");
  workbench.workbook.write("Sheet1", "A1", [["mine"]]);
  const before = workbench.workbook;
  pick(picker, fileOf("book.xlsx", bytes));
  const question = document.querySelector("[role=alertdialog]");
  expect(question?.textContent).toContain("not saved. Open book.xlsx in its place?");
  found("answer-cancel")?.click();
  expect([workbench.workbook, found("answer-ok")]).toEqual([before, null]);
  pick(picker, fileOf("book.xlsx", bytes));
  document.activeElement?.dispatchEvent(
    new KeyboardEvent("keydown", { key: "Escape", bubbles: true }),
  );
  expect(found("answer-ok")).toBeNull();
  pick(picker, fileOf("book.xlsx", bytes));
  found("answer-ok")?.click();
  await until(() => workbench.workbook !== before);
  expect(workbench.hasUnsavedChanges).toBe(false);
});

test("what is saved is asked for no more", async () => {
  const { workbench } = buttons();
  expect(workbench.hasUnsavedChanges).toBe(false);
  workbench.workbook.write("Sheet1", "A1", [["mine"]]);
  expect(workbench.hasUnsavedChanges).toBe(true);
  await workbench.save();
  expect(workbench.hasUnsavedChanges).toBe(false);
});

test("how large a file may be is said before one is chosen", () => {
  expect(buttons().open.title).toBe(
    "Up to 64 MB unpacked and 250,000 cells, none beyond ALL100000",
  );
});

test("what of a file is not kept is said until it is closed", async () => {
  const { workbench, picker } = buttons();
  jest.spyOn(workbench, "open").mockResolvedValue({
    renames: [{ from: "O'Neil", to: "O’Neil" }],
    notKept: new Set(["comments", "pictures"]),
  });
  pick(picker, fileOf("book.xlsx", new Uint8Array()));
  await until(() => found("close-notice") !== null);
  const said = Array.from(document.querySelectorAll("[role=alert] p"), (p) => p.textContent);
  expect(said).toEqual([
    "The sheet “O'Neil” is called “O’Neil” here, also in formulas.",
    "The file also has comments, pictures: not shown here, and not saved.",
  ]);
  found("close-notice")?.click();
  expect(document.querySelectorAll("[role=alert]")).toHaveLength(1);
});

test("a broken file is explained, and what was open stays", async () => {
  const { workbench, picker } = buttons();
  const before = workbench.workbook;
  pick(picker, fileOf("broken.xlsx", new Uint8Array([1, 2, 3])));
  await until(() => document.querySelector("[role=alert]") !== null);
  expect(document.querySelector("[role=alert]")?.textContent).toMatch(
    /^broken\.xlsx was not opened\. It is no \.xlsx workbook\. What was open is still there\./,
  );
  expect(workbench.workbook).toBe(before);
});

test("saving hands over a file with a name", async () => {
  const { save } = buttons();
  const links: string[] = [];
  Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push(this.download);
  });
  save.click();
  await until(() => links.length > 0);
  expect(links).toEqual(["rating.xlsx"]);
});

test("a file that cannot be saved is explained", async () => {
  const { workbench, save } = buttons();
  document.body.replaceChildren();
  jest.spyOn(workbench, "save").mockRejectedValue(new Error("disk"));
  save.click();
  await until(() => document.querySelector("[role=alert]") !== null);
  expect(document.querySelector("[role=alert]")?.textContent).toContain("(disk)");
});

test("what would not be opened again is not saved, and the reason is told", async () => {
  const { workbench, save } = buttons();
  workbench.workbook.write("Sheet1", "A100001", [["far"]]);
  save.click();
  await until(() => document.querySelector("[role=alert]") !== null);
  const said = document.querySelector("[role=alert]")!.textContent;
  expect(said).toContain("could not be opened here again");
  expect(said).toContain("A100001");
  expect(workbench.hasUnsavedChanges).toBe(true);
});
