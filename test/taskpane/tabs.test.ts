/** @jest-environment jsdom */
import { tabs } from "../../src/taskpane/tabs";

test("one panel at a time; arrows, Home and End move and focus", () => {
  const panels = ["one", "two", "three"].map((id) => ({
    id,
    label: id,
    panel: document.createElement("div"),
  }));
  document.body.replaceChildren(...tabs("Pages", panels).elements);
  const heads = Array.from(document.querySelectorAll<HTMLButtonElement>("[role=tab]"));
  const shown = () => panels.filter(({ panel }) => !panel.hidden).map(({ id }) => id);
  const press = (key: string) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key }));
    return [shown(), document.activeElement?.id];
  };
  expect(shown()).toEqual(["one"]);
  heads[0]!.focus();
  expect(press("ArrowRight")).toEqual([["two"], "tab-two"]);
  expect(press("End")).toEqual([["three"], "tab-three"]);
  expect(press("ArrowRight")).toEqual([["one"], "tab-one"]);
  expect(press("ArrowLeft")).toEqual([["three"], "tab-three"]);
  expect(press("Home")).toEqual([["one"], "tab-one"]);
  expect(press("a")).toEqual([["one"], "tab-one"]);
  heads[1]!.click();
  expect(shown()).toEqual(["two"]);
  expect(heads.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
});
