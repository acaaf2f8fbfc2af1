const FOCUSABLE = ["button:not(:disabled)", "a[href]", "input:not([hidden])", "select", "textarea"]
  .map((each) => `${each}:not([tabindex="-1"])`)
  .join(", ");

/** A part of the page, and where in it the focus goes first. */
interface PagePart {
  readonly element: HTMLElement;
  readonly first?: string;
}

/** F6 goes on to the next part of the page, Shift+F6 back to the one before; the pane is the last. */
export function moveByF6(parts: readonly PagePart[], pane: HTMLIFrameElement): void {
  const all: readonly PagePart[] = [...parts, { element: pane }];
  const partWith = (target: EventTarget | null) =>
    all.find(({ element }) => element.contains(target as Node | null));
  const lastFocused = new Map<PagePart | undefined, HTMLElement>();
  let lastInPane: HTMLElement | undefined;
  const remember = (target: EventTarget | null) => {
    if (target instanceof HTMLElement) lastFocused.set(partWith(target), target);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "F6" || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const shown = all.filter(({ element }) => element.getClientRects().length > 0);
    const here = shown.findIndex((part) => part === partWith(document.activeElement));
    const next = shown[(here + (event.shiftKey ? shown.length - 1 : 1)) % shown.length];
    if (next?.element === pane) focusPane(pane, stillThere(lastInPane));
    else if (next !== undefined) (stillThere(lastFocused.get(next)) ?? firstIn(next))?.focus();
  };
  remember(document.activeElement);
  document.addEventListener("focusin", ({ target }) => {
    remember(target);
  });
  document.addEventListener("keydown", onKey, { capture: true });
  pane.addEventListener("load", () => {
    pane.contentDocument?.addEventListener("keydown", onKey, { capture: true });
    pane.contentDocument?.addEventListener("focusin", ({ target }) => {
      lastInPane = target as HTMLElement;
    });
  });
}

const stillThere = (element: HTMLElement | undefined): HTMLElement | undefined =>
  element?.isConnected === true ? element : undefined;

const firstIn = ({ element, first = FOCUSABLE }: PagePart): HTMLElement | null =>
  element.querySelector(first);

/** Where it was left, else at its beginning. */
function focusPane(
  { contentDocument, contentWindow }: HTMLIFrameElement,
  last?: HTMLElement,
): void {
  contentWindow?.focus();
  (last ?? contentDocument?.querySelector<HTMLElement>(FOCUSABLE))?.focus();
}
