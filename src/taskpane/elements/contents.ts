import { element } from "../element";
import type { PaneLanguage } from "../language";

/** With fewer the tab is looked through as quickly. */
const MANY = 4;

/** Of a long tab what there is on it: each heading of a page, to be gone to. Nothing where there is little. */
export function contents(
  pages: readonly HTMLElement[],
  { texts }: Pick<PaneLanguage, "texts">,
): readonly HTMLElement[] {
  const headings = pages.flatMap((page) => page.querySelector("h2") ?? []);
  if (headings.length < MANY) return [];
  const links = headings.map((heading) => {
    const link = element("button", { className: "link" }, heading.textContent.trim());
    link.onclick = () => {
      heading.scrollIntoView();
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    return link;
  });
  const list = element("nav", { className: "contents", ariaLabel: texts.contents }, ...links);
  list.dataset["testid"] = "contents";
  return [list];
}
