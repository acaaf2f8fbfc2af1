/** @jest-environment jsdom */
import { render } from "lit-html";
import { EN_EVENT_FILE } from "../../../src/i18n/en/eventFile";
import { exportView } from "../../../src/taskpane/file/exportView";
import type { FileActions, FileState } from "../../../src/taskpane/file/fileState";
import { IDLE } from "../../../src/taskpane/work";
import { seal } from "../../../src/workbench/pane/sealed";
import { NOTHING_MISSING } from "../../fixtures/trf";

const WRITTEN: FileState = {
  ...IDLE,
  files: [],
  version: "TRF16",
  copied: "not",
  canDownload: true,
  exporting: {
    kind: "written",
    name: "open.trf",
    text: "012 Open\n",
    findings: [],
    missing: NOTHING_MISSING,
  },
};

/** The view of a file that is written, and what becomes of its copying. */
function shown(state: Partial<FileState> = {}) {
  const came: boolean[] = [];
  const actions: Partial<FileActions> = { copied: (isCopied) => came.push(isCopied) };
  render(
    exportView({ ...WRITTEN, ...state }, EN_EVENT_FILE, actions as FileActions),
    document.body,
  );
  const part = (id: string) => document.querySelector<HTMLTextAreaElement>(`[data-testid=${id}]`);
  return { part, came };
}

test("a file's text is copied out of its field", () => {
  const copied: string[] = [];
  Object.defineProperty(document, "execCommand", {
    configurable: true,
    value: () => copied.push((document.activeElement as HTMLTextAreaElement).value) > 0,
  });
  const { part, came } = shown();
  part("copy-trf")!.click();
  expect([copied, came]).toEqual([[part("trf-text")!.value], [true]]);
});

test("sealed: where nothing can be copied or saved the text is selected, and what to do is said", () => {
  seal(document);
  const { part, came } = shown();
  part("copy-trf")!.click();
  const { selectionStart, selectionEnd, value } = part("trf-text")!;
  expect([selectionStart, selectionEnd, came]).toEqual([0, value.length, [false]]);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  part("save-trf")!.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  shown({ copied: "selected" });
  expect(part("copied-trf")!.textContent).toContain("copy it with Ctrl+C");
});

test("on the Mac, where links save nothing, there is none", () => {
  expect(shown({ canDownload: false }).part("save-trf")).toBeNull();
});
