import type { FiledChart } from "../engine/charts";
import { changed, childOf, childrenOf, elements } from "./xml";

/** In which order a file has the parts: the engine writes them in another, which programs may refuse. */
const ORDERS: Readonly<Record<string, readonly string[]>> = {
  barChart: [
    ...["barDir", "grouping", "varyColors", "ser", "dLbls", "gapWidth", "overlap", "serLines"],
    "axId",
  ],
  lineChart: [
    ...["grouping", "varyColors", "ser", "dLbls", "dropLines", "hiLowLines", "upDownBars"],
    ...["marker", "smooth", "axId"],
  ],
  scatterChart: ["scatterStyle", "varyColors", "ser", "dLbls", "axId"],
  chartSpace: ["date1904", "lang", "roundedCorners", "style", "chart", "spPr", "txPr"],
  ser: [
    ...["idx", "order", "tx", "spPr", "invertIfNegative", "marker", "dPt", "dLbls", "trendline"],
    ...["errBars", "cat", "xVal", "val", "yVal", "smooth", "shape"],
  ],
  ...Object.fromEntries(
    ["catAx", "valAx"].map((axis) => [
      axis,
      [
        ...["axId", "scaling", "delete", "axPos", "majorGridlines", "minorGridlines", "title"],
        ...["numFmt", "majorTickMark", "minorTickMark", "tickLblPos", "spPr", "txPr", "crossAx"],
        ...["crosses", "crossesAt", "auto", "lblAlgn", "lblOffset", "noMultiLvlLbl"],
        ...["crossBetween", "majorUnit", "minorUnit"],
      ],
    ]),
  ),
};

/** A chart as programs take it: parts in their order, curves over numbers, no mark at each point. */
export function storedChart(xml: string, chart: FiledChart | undefined): string {
  return changed(xml, (document) => {
    for (const lines of elements(document, "lineChart")) {
      for (const series of childrenOf(lines, "ser")) withoutMarks(series);
      if (chart?.isOverNumbers === true) overNumbers(lines);
    }
    for (const axis of elements(document, "valAx")) childOf(axis, "auto")?.remove();
    if (chart !== undefined) withBounds(document, chart);
    for (const [name, order] of Object.entries(ORDERS)) {
      for (const part of elements(document, name)) sort(part, order);
    }
  });
}

function sort(part: Element, order: readonly string[]): void {
  const known = new Map(order.map((name, place) => [name, place]));
  /** What nothing is known of comes last. */
  const placeOf = ({ localName }: Element) => known.get(localName) ?? order.length;
  const parts = Array.from(part.children);
  part.replaceChildren(...parts.sort((one, other) => placeOf(one) - placeOf(other)));
}

function withoutMarks(series: Element): void {
  const marker = childOf(series, "marker");
  if (marker === undefined) return;
  marker.replaceChildren(valued(series, "symbol", "none"));
}

/** Files know lines over words, and curves over numbers: those of the engine are over numbers. */
function overNumbers(lines: Element): void {
  const chart = renamed(lines, "scatterChart");
  childOf(chart, "grouping")?.remove();
  chart.prepend(valued(chart, "scatterStyle", "lineMarker"));
  for (const series of childrenOf(chart, "ser")) {
    for (const texts of elements(series, "cat").flatMap((x) => childrenOf(x, "strRef"))) {
      renamed(texts, "numRef");
    }
    for (const [from, to] of Object.entries(OVER_NUMBERS)) rename(series, from, to);
  }
  for (const axis of elements(chart.ownerDocument, "catAx")) {
    renamed(axis, "valAx").append(valued(axis, "crossBetween", "midCat"));
  }
}

const OVER_NUMBERS = { cat: "xVal", val: "yVal" } as const;

/** The same as the engine takes it: it knows the numbers of its lines, of curves it takes the names. */
export function chartForEngine(xml: string): string {
  return changed(xml, (document) => {
    for (const curves of elements(document, "scatterChart")) {
      if (!isLines(curves)) continue;
      const lines = renamed(curves, "lineChart");
      for (const series of childrenOf(lines, "ser")) {
        for (const [to, from] of Object.entries(OVER_NUMBERS)) rename(series, from, to);
      }
    }
  });
}

/** Every curve is a line without marks. */
function isLines(curves: Element): boolean {
  return childrenOf(curves, "ser").every((series) => {
    const marker = childOf(series, "marker");
    return marker !== undefined && childOf(marker, "symbol")?.getAttribute("val") === "none";
  });
}

/** How far the axes go, where it was said. */
function withBounds(document: Document, { definition }: FiledChart): void {
  const { axesDesign } = definition as { readonly axesDesign?: AxesDesign };
  for (const axis of elements(document, "valAx")) {
    const isAcross = childOf(axis, "axPos")?.getAttribute("val") === "b";
    const { min, max } = (isAcross ? axesDesign?.x : axesDesign?.y) ?? {};
    const scaling = childOf(axis, "scaling");
    if (scaling === undefined) continue;
    if (max !== undefined) scaling.append(valued(axis, "max", String(max)));
    if (min !== undefined) scaling.append(valued(axis, "min", String(min)));
  }
}

interface AxesDesign {
  readonly x?: Bounds;
  readonly y?: Bounds;
}

interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

function rename(parent: Element, from: string, to: string): void {
  for (const part of childrenOf(parent, from)) renamed(part, to);
}

/** Elements keep their names: another one takes the parts over. */
function renamed(part: Element, name: string): Element {
  const other = made(part, name);
  other.replaceChildren(...Array.from(part.childNodes));
  part.replaceWith(other);
  return other;
}

function valued(like: Element, name: string, value: string): Element {
  const part = made(like, name);
  part.setAttribute("val", value);
  return part;
}

function made({ ownerDocument, namespaceURI, prefix }: Element, name: string): Element {
  return ownerDocument.createElementNS(namespaceURI, prefix === null ? name : `${prefix}:${name}`);
}
