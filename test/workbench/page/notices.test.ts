/** @jest-environment jsdom */
import { EN_WORKBENCH } from "../../../src/i18n/en/workbench";
import { ask, notify } from "../../../src/workbench/page/notices";

const shown = () => document.querySelector("[role=alert]");
const button = (label: string) =>
  Array.from(document.querySelectorAll("button")).find((each) => each.textContent === label)!;

test("a notice goes after a while", () => {
  jest.useFakeTimers();
  notify("Hello");
  expect(shown()?.textContent).toBe("Hello");
  jest.runAllTimers();
  expect(shown()).toBeNull();
  jest.useRealTimers();
});

test("a question is answered once, without a dialog", () => {
  const confirm = jest.fn();
  const cancel = jest.fn();
  ask("Sure?", EN_WORKBENCH, confirm, cancel);
  expect(document.activeElement).toBe(button("OK"));
  button("OK").click();
  ask("Sure?", EN_WORKBENCH, confirm, cancel);
  button("Cancel").click();
  expect([confirm, cancel].map((answer) => answer.mock.calls.length)).toEqual([1, 1]);
  expect(shown()).toBeNull();
});
