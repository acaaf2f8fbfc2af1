import { changed, childOf, elements } from "./xml";

/** In the order in which a file has them: the engine writes them in another, which programs may refuse. */
const OF_SERIES = [
  ...["idx", "order", "tx", "spPr", "invertIfNegative", "marker", "dPt", "dLbls", "trendline"],
  ...["errBars", "cat", "xVal", "val", "yVal", "smooth"],
];

/** A chart as programs take it: its parts in their order, and lines without a mark at each point. */
export function storedChart(xml: string): string {
  return changed(xml, (document) => {
    for (const series of elements(document, "ser")) {
      const parts = Array.from(series.children);
      series.replaceChildren(...parts.sort((one, other) => placeOf(one) - placeOf(other)));
      if (series.parentElement?.localName === "lineChart") withoutMarks(series);
    }
  });
}

const placeOf = ({ localName }: Element): number => OF_SERIES.indexOf(localName);

function withoutMarks(series: Element): void {
  const marker = childOf(series, "marker");
  if (marker === undefined) return;
  const prefix = marker.prefix === null ? "" : `${marker.prefix}:`;
  const none = series.ownerDocument.createElementNS(marker.namespaceURI, `${prefix}symbol`);
  none.setAttribute("val", "none");
  marker.replaceChildren(none);
}
