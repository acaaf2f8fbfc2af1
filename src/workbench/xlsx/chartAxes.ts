import type { load } from "@odoo/o-spreadsheet";
import type { Drawing } from "./drawings";
import type { Parts } from "./parts";
import { childOf, elements, parsed, relationId } from "./xml";

type Data = ReturnType<typeof load>;
type Figure = Data["sheets"][number]["figures"][number];

interface Axis {
  readonly title?: { readonly text: string };
  readonly min?: number;
  readonly max?: number;
}

/** The engine's own reader forgets what the axes of a chart are called and how far they go. */
export function withAxes(
  data: Data,
  sheets: readonly { readonly part: string }[],
  parts: Parts,
  drawings: ReadonlyMap<string, Drawing>,
): Data {
  return {
    ...data,
    sheets: data.sheets.map((sheet, place) => {
      const charts = chartsOn(sheets[place]?.part ?? "", parts, drawings);
      return { ...sheet, figures: sheet.figures.map((figure) => withAxesOf(figure, charts)) };
    }),
  };
}

/** The parts of a sheet's charts, in the order of its drawing; null: another figure. */
function chartsOn(
  part: string,
  parts: Parts,
  drawings: ReadonlyMap<string, Drawing>,
): readonly (Document | null)[] {
  const found = parts.relations(part).find(({ target }) => drawings.has(target));
  const drawing = drawings.get(found?.target ?? "");
  if (found === undefined || drawing === undefined) return [];
  const relations = parts.relations(found.target);
  return Array.from(parsed(drawing.text).documentElement.children, (anchor) => {
    const [chart] = elements(anchor, "chart");
    const id = chart === undefined ? undefined : relationId(chart);
    const target = relations.find((relation) => relation.id === id)?.target;
    return target === undefined ? null : (parts.tree(target) ?? null);
  });
}

/** The engine's reader counts the figures of a drawing from 1. */
function withAxesOf(figure: Figure, charts: readonly (Document | null)[]): Figure {
  const chart = charts[Number(figure.id) - 1] ?? null;
  if (figure.tag !== "chart" || chart === null) return figure;
  const axesDesign = { x: axisAt(chart, "b"), y: axisAt(chart, "l") };
  return { ...figure, data: { ...(figure as { data?: object }).data, axesDesign } } as Figure;
}

function axisAt(chart: Document, position: "b" | "l"): Axis {
  const axis = [...elements(chart, "catAx"), ...elements(chart, "valAx")].find(
    (each) => childOf(each, "axPos")?.getAttribute("val") === position,
  );
  if (axis === undefined) return {};
  const title = childOf(axis, "title");
  const text = title === undefined ? "" : elements(title, "t").map(textOf).join("");
  const bounds = (["min", "max"] as const).flatMap((name) => {
    const bound = Number(elements(axis, name)[0]?.getAttribute("val") ?? NaN);
    return Number.isFinite(bound) ? [[name, bound] as const] : [];
  });
  return { ...(text !== "" && { title: { text } }), ...Object.fromEntries(bounds) };
}

const textOf = ({ textContent }: Element): string => textContent;
