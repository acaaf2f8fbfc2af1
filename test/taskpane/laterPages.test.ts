/** @jest-environment jsdom */
import { later } from "../../src/taskpane/later";
import { LaterPages } from "../../src/taskpane/laterPages";
import { ENGLISH } from "../../src/taskpane/languages/english";
import { FRENCH } from "../../src/taskpane/languages/french";
import type { AnyPage } from "../../src/taskpane/page";

/** A page that counts how often a person came to it. */
function countingPage() {
  const element = document.createElement("p");
  let times = 0;
  const page: AnyPage = {
    element,
    show: () => (element.textContent = "a page"),
    shown: () => (times += 1),
  };
  return { page, came: () => times };
}

test("pages are loaded once, when a person comes to them, and told each time", async () => {
  const { page, came } = countingPage();
  let loads = 0;
  const load = later(() => {
    loads += 1;
    return Promise.resolve([page]);
  });
  const { panel, ...rest } = tab(load);
  expect([loads, panel.textContent]).toEqual([0, ""]);
  await Promise.all([rest.shown(), rest.shown()]);
  await rest.shown();
  expect([loads, came(), panel.textContent]).toEqual([1, 3, "a page"]);
});

test.each([
  [ENGLISH, "A part of the pane could not be loaded: the network is down", "Load the pane anew"],
  [FRENCH, "Une partie du volet n’a pas pu être chargée : le réseau est coupé", "Recharger"],
])(
  "$#: what does not come is told in words, and comes the next time",
  async (language, ...said) => {
    const { page, came } = countingPage();
    let isThere = false;
    const load = later(() =>
      isThere ? Promise.resolve([page]) : Promise.reject(new Error("Loading chunk 7 failed")),
    );
    const { panel, shown } = tab(load, language);
    await shown();
    const live = panel.querySelector("[role=status]")!;
    for (const words of said) expect(live.textContent.replace(/\u00a0/g, " ")).toContain(words);
    expect(live.querySelector("[data-testid=reload]")).not.toBeNull();
    isThere = true;
    await shown();
    expect([came(), panel.textContent]).toEqual([1, "a page"]);
  },
);

/** A page with a heading. */
function headed(text: string): AnyPage {
  const element = document.createElement("div");
  const show = () => (element.innerHTML = `<h2>${text}</h2>`);
  return { element, show, shown: () => undefined };
}

const NAMES = ["Lessons", "Compare", "Curves", "Exercises"];

test("of four pages and more the headings stand above them, and lead to them", async () => {
  const { panel, shown } = tab(() => Promise.resolve(NAMES.map(headed)));
  document.body.replaceChildren(panel);
  await shown();
  const list = panel.querySelector("nav")!;
  expect(list.ariaLabel).toBe("On this page");
  const links = Array.from(list.querySelectorAll("button"));
  expect(links.map(({ textContent }) => textContent)).toEqual(NAMES);
  const [, , heading] = Array.from(panel.querySelectorAll("h2"));
  const scrolled = jest.fn();
  heading!.scrollIntoView = scrolled;
  links[2]!.click();
  expect(document.activeElement).toBe(heading);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test("three pages need no list of them", async () => {
  const { panel, shown } = tab(() => Promise.resolve(NAMES.slice(1).map(headed)));
  await shown();
  expect(panel.querySelector("nav")).toBeNull();
});

function tab(load: () => Promise<readonly AnyPage[]>, language = ENGLISH) {
  const pages = new LaterPages(load, language);
  return { panel: pages.panel, shown: () => pages.shown() };
}
