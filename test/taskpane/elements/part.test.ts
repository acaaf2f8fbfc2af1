/** @jest-environment jsdom */
import { render } from "lit-html";
import { partView } from "../../../src/taskpane/elements/part";

/** A page with one part, drawn again whenever it opens or closes. */
function page() {
  const root = document.createElement("div");
  document.body.append(root);
  let isOpen = false;
  const draw = () => {
    const toggle = (to: boolean) => {
      isOpen = to;
      draw();
    };
    render(partView({ id: "times", title: "Times", isOpen, toggle }, "content"), root);
  };
  draw();
  const details = root.querySelector("details")!;
  return { draw, details, summary: root.querySelector("summary")! };
}

const browserTells = () => new Promise((resolve) => setTimeout(resolve, 5));

test("a part that is opened stays open, also where the page is drawn anew in the same moment", async () => {
  const { draw, details, summary } = page();
  summary.click();
  draw();
  await browserTells();
  expect(details.open).toBe(true);
  summary.click();
  draw();
  await browserTells();
  expect(details.open).toBe(false);
});

test("what the browser opens by itself, to show what was searched for, is followed", async () => {
  const { draw, details } = page();
  details.open = true;
  await browserTells();
  draw();
  expect(details.open).toBe(true);
});
