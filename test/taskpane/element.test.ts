/** @jest-environment jsdom */
import { element } from "../../src/taskpane/element";

test("properties and children; text is never markup", () => {
  const created = element("p", { className: "note" }, "<b>", element("code", {}, "x"));
  expect(created.outerHTML).toBe('<p class="note">&lt;b&gt;<code>x</code></p>');
});
