import { capitalised } from "../engine/capitalised";
import type { PageLayout } from "../engine/pageLayout";
import { attributesOf, childOf, childrenOf, element, elements, isTrue } from "./xml";
import { asXstring, fromXstring } from "./xstring";

type Attributes = Record<string, string>;

/** What of a page's set-up has names of its own in a layout. */
const NAMED = new Set(["orientation", "scale", "fitToWidth", "fitToHeight"]);

/** How a sheet of a file is printed; titles and areas stand elsewhere in the file. */
export function readPageSetup(root: Element): PageLayout {
  const setup = childOf(root, "pageSetup");
  const attributes = setup === undefined ? {} : attributesOf(setup);
  const isFit = elements(root, "pageSetUpPr").some((part) =>
    isTrue(part.getAttribute("fitToPage")),
  );
  const zoom = isFit ? fit(attributes) : scale(attributes);
  const { orientation = "default" } = attributes;
  const others = Object.entries(attributes).filter(([name]) => !NAMED.has(name));
  return {
    ...(orientation === "default" ? {} : { orientation: capitalised(orientation) }),
    ...(zoom === undefined ? {} : { zoom }),
    ...(others.length === 0 ? {} : { pageSetup: Object.fromEntries(others) }),
    ...kept(root, "pageMargins"),
    ...kept(root, "printOptions"),
    ...headerFooter(root),
    ...breaks(root),
  };
}

/** One page in width and in height where nothing else is said; 0 is as many as it takes. */
function fit({ fitToWidth = "1", fitToHeight = "1" }: Attributes): PageLayout["zoom"] {
  const [width, height] = [Number(fitToWidth), Number(fitToHeight)];
  return {
    ...(width > 0 ? { horizontalFitToPages: width } : {}),
    ...(height > 0 ? { verticalFitToPages: height } : {}),
  };
}

function scale({ scale: percent }: Attributes): PageLayout["zoom"] {
  return percent === undefined ? undefined : { scale: Number(percent) };
}

function kept(root: Element, name: "pageMargins" | "printOptions"): PageLayout {
  const part = childOf(root, name);
  return part === undefined ? {} : { [name]: attributesOf(part) };
}

function headerFooter(root: Element): PageLayout {
  const part = childOf(root, "headerFooter");
  if (part === undefined) return {};
  const texts = Array.from(part.children, (child) => [
    child.localName,
    fromXstring(child.textContent),
  ]);
  return {
    headerFooter: {
      attributes: attributesOf(part),
      texts: Object.fromEntries(texts) as Attributes,
    },
  };
}

function breaks(root: Element): PageLayout {
  const [pageBreaks, columnBreaks] = [manual(root, "rowBreaks"), manual(root, "colBreaks")];
  return {
    ...(pageBreaks.length === 0 ? {} : { pageBreaks }),
    ...(columnBreaks.length === 0 ? {} : { columnBreaks }),
  };
}

/** The others are where a program's own pages happened to end. */
function manual(root: Element, name: "rowBreaks" | "colBreaks"): number[] {
  const all = childrenOf(root, name).flatMap((part) => childrenOf(part, "brk"));
  const places = all
    .filter((one) => isTrue(one.getAttribute("man")))
    .map((one) => Number(one.getAttribute("id")))
    .filter((place) => Number.isInteger(place) && place > 0);
  return [...new Set(places)].sort((one, other) => one - other);
}

const LAST_COLUMN = "16383";
const LAST_ROW = "1048575";

/** The parts of a sheet that say how it is printed. */
export function pageParts(document: Document, layout: PageLayout): Element[] {
  const { printOptions, pageMargins, pageBreaks = [], columnBreaks = [] } = layout;
  return [
    ...(printOptions === undefined ? [] : [element(document, "printOptions", printOptions)]),
    ...(pageMargins === undefined ? [] : [element(document, "pageMargins", pageMargins)]),
    ...setupPart(document, layout),
    ...headerFooterPart(document, layout),
    ...breaksPart(document, "rowBreaks", pageBreaks, LAST_COLUMN),
    ...breaksPart(document, "colBreaks", columnBreaks, LAST_ROW),
  ];
}

export const isFitted = ({ zoom }: PageLayout): boolean =>
  zoom?.horizontalFitToPages !== undefined || zoom?.verticalFitToPages !== undefined;

function setupPart(document: Document, layout: PageLayout): Element[] {
  const { orientation, zoom, pageSetup = {} } = layout;
  const attributes = {
    ...pageSetup,
    ...(zoom?.scale === undefined ? {} : { scale: String(zoom.scale) }),
    ...(isFitted(layout)
      ? {
          fitToWidth: String(zoom?.horizontalFitToPages ?? 0),
          fitToHeight: String(zoom?.verticalFitToPages ?? 0),
        }
      : {}),
    ...(orientation === undefined ? {} : { orientation: orientation.toLowerCase() }),
  };
  const isSaid = Object.keys(attributes).length > 0;
  return isSaid ? [element(document, "pageSetup", attributes)] : [];
}

function headerFooterPart(document: Document, { headerFooter: said }: PageLayout): Element[] {
  if (said === undefined) return [];
  const part = element(document, "headerFooter", said.attributes);
  for (const [name, text] of Object.entries(said.texts)) {
    const child = element(document, name, {});
    child.textContent = asXstring(text);
    part.append(child);
  }
  return [part];
}

/** A break's id is the row or column behind it, counted from 0. */
function breaksPart(
  document: Document,
  name: "rowBreaks" | "colBreaks",
  places: readonly number[],
  max: string,
): Element[] {
  if (places.length === 0) return [];
  const count = String(places.length);
  const all = element(document, name, { count, manualBreakCount: count });
  for (const place of places) {
    all.append(element(document, "brk", { id: String(place), max, man: "1" }));
  }
  return [all];
}
