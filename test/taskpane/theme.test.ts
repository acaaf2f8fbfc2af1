/** @jest-environment jsdom */
import { applyTheme } from "../../src/taskpane/theme";

const theme = (bodyBackgroundColor: string) => ({ bodyBackgroundColor }) as Office.OfficeTheme;

test.each([
  ["#262626", "dark"],
  ["#ffffff", "light"],
  ["#F3F2F1", "light"],
  ["white", "light"],
])("Office's background %s is %s", (color, expected) => {
  const root = document.createElement("html");
  applyTheme(theme(color), root);
  expect(root.dataset["theme"]).toBe(expected);
});

test("without a theme the system decides", () => {
  const root = document.createElement("html");
  applyTheme(undefined, root);
  expect(root.dataset["theme"]).toBeUndefined();
});
