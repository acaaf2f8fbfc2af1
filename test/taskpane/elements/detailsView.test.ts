/** @jest-environment jsdom */
import { render } from "lit-html";
import { PaneDetails } from "../../../src/taskpane/details";
import { detailsView } from "../../../src/taskpane/elements/detailsView";
import { ENGLISH } from "../../../src/taskpane/languages/english";
import { TablePage } from "../../../src/taskpane/table/tablePage";
import { settingOf } from "../../support/paneSetting";
import { until } from "../../support/until";

const texts = ENGLISH.details;
const EXCEL = {
  displayLanguage: "de-CH",
  diagnostics: { host: "Excel", platform: "Mac", version: "16.89" },
  requirements: { isSetSupported: (_: string, version: string) => version <= "1.4" },
};

/** A browser that says this when it is asked to copy. */
function copying(execCommand: () => boolean): Element {
  Object.assign(document, { execCommand });
  Object.assign(globalThis, { Office: { context: EXCEL } });
  document.head.innerHTML = '<meta name="version" content="1.2.3">';
  document.documentElement.lang = "en";
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  const details = new PaneDetails(texts);
  details.edition = { chosen: 2011, found: null };
  render(
    detailsView(texts, () => details.text("GeneralException")),
    place,
  );
  return place;
}

const field = () => document.querySelector<HTMLTextAreaElement>("[data-testid=details]")!;
const said = () => document.querySelector("[data-testid=details-said]")!.textContent;
const press = () => {
  document.querySelector<HTMLButtonElement>("[data-testid=copy-details]")!.click();
};

test("they are copied from a field in which they can be read", () => {
  const asked: (string | null)[] = [];
  copying(() => {
    const { value, selectionStart, selectionEnd } = field();
    asked.push(
      document.activeElement === field() ? value.slice(selectionStart, selectionEnd) : null,
    );
    return true;
  });
  expect(field().hidden).toBe(true);
  press();
  expect([field().hidden, said()]).toEqual([false, texts.copied]);
  expect(field().value.split("\n")).toEqual([
    "FIDE Rating: 1.2.3",
    "Program: Excel",
    "Platform: Mac",
    "Office version: 16.89",
    "Language: de-CH, en",
    "Edition: 2011",
    "Requirement sets: ExcelApi 1.4, CustomFunctionsRuntime 1.4",
    "Fault: GeneralException",
  ]);
  expect(asked).toEqual([field().value]);
});

test.each([
  ["says no", () => false],
  [
    "refuses",
    () => {
      throw new Error("not allowed");
    },
  ],
])("where the browser %s, the text is selected to be copied by hand", (_, execCommand) => {
  copying(execCommand);
  press();
  expect(said()).toBe(texts.copyByHand);
  expect(field().selectionEnd).toBe(field().value.length);
});

test("an Excel that tells nothing of itself is no fault", () => {
  copying(() => true);
  Object.assign(globalThis, { Office: { context: {} } });
  document.head.innerHTML = "";
  press();
  expect(field().value).toContain("Program: not known");
});

test("a fault of Excel is told with the button, and its code is in the details", async () => {
  copying(() => true);
  const fault = Object.assign(new Error("About Anna"), { code: "ItemNotFound" });
  const page = new TablePage(settingOf({ readSelection: () => Promise.reject(fault) }));
  page.show();
  document.body.replaceChildren(page.element);
  document.querySelector<HTMLButtonElement>("[data-testid=use-selection]")!.click();
  const status = "[data-testid=status] [data-testid=copy-details]";
  await until(() => document.querySelector(status) !== null);
  press();
  expect(field().value).toContain("Fault: ItemNotFound");
  expect(field().value).not.toContain("Anna");
});
