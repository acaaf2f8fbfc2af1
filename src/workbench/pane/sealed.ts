/** Links save nothing and nothing is copied, as in panes of Excel on the Mac and on the web. */
export function seal(page: Document): void {
  Object.defineProperty(page, "execCommand", { value: () => false });
  page.addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element).closest("a[download]");
      if (link !== null) event.preventDefault();
    },
    { capture: true },
  );
}
