/** @jest-environment jsdom */
import { EN_WORKBENCH } from "../../../src/i18n/en/workbench";
import { fileButtons } from "../../../src/workbench/page/fileButtons";
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
  );
  const [picker, open, save] = fileButtons(workbench, EN_WORKBENCH) as [
    HTMLInputElement,
    HTMLButtonElement,
    HTMLButtonElement,
  ];
  return { workbench, picker, open, save };
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

test("a picked file is opened", async () => {
  const { workbench, picker } = buttons();
  workbench.workbook.write("Sheet1", "A1", [["=FIDE.PD(200)"]]);
  const bytes = await workbench.save();
  workbench.workbook.write("Sheet1", "A1", [[""]]);
  const before = workbench.workbook;
  pick(picker, fileOf("book.xlsx", bytes));
  await until(() => workbench.workbook !== before);
  expect(workbench.workbook.read("Sheet1", "A1").values).toEqual([[0.76]]);
});

test("a broken file is explained, and what was open stays", async () => {
  const { workbench, picker } = buttons();
  const before = workbench.workbook;
  pick(picker, fileOf("broken.xlsx", new Uint8Array([1, 2, 3])));
  await until(() => document.querySelector("[role=alert]") !== null);
  expect(document.querySelector("[role=alert]")?.textContent).toMatch(
    /^broken\.xlsx could not be opened \(.+\)\. Expected an \.xlsx file/,
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
