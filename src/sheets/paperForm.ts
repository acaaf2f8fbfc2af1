import { fittedWidths, pointsOf } from "./fittedWidths";
import type { SheetPlan } from "./sheetPlan";

/** How a plan goes onto paper, A4 or Letter: what fits both fits either. */
interface PaperForm {
  readonly orientation: "Portrait" | "Landscape";
  readonly zoom: { readonly horizontalFitToPages: 1 } | { readonly scale: number };
  /** Rows (counted from 0) before which a new page begins. */
  readonly breaks: readonly number[];
}

/** In points, as Excel has them. */
export const MARGINS = { left: 29, right: 29, top: 36, bottom: 54 } as const;

/** The narrower and the lower of the two papers. */
const A4_WIDTH = 595;
const LETTER_HEIGHT = 792;
const BESIDE = MARGINS.left + MARGINS.right;
const ABOVE = MARGINS.top + MARGINS.bottom;
const ROOM = {
  Portrait: { width: A4_WIDTH - BESIDE, height: LETTER_HEIGHT - ABOVE },
  Landscape: { width: LETTER_HEIGHT - BESIDE, height: A4_WIDTH - ABOVE },
} as const;

/** Upright as long as letters stay this large, in shares of their size. */
const LEAST_UPRIGHT = 0.75;
/** Columns of other programs are a little wider. */
const SURE = 0.9;

export function paperForm(plan: SheetPlan): PaperForm {
  const width = fittedWidths(plan)
    .slice(0, plan.printed.columns)
    .reduce((sum, digits) => sum + pointsOf(digits), 0);
  const { pageBreaks } = plan;
  const isUpright = ROOM.Portrait.width >= LEAST_UPRIGHT * width;
  const orientation = isUpright ? "Portrait" : "Landscape";
  const scale = Math.min(1, ROOM[orientation].width / width);
  /** Excel may ignore page breaks on a sheet that is fitted. */
  if (pageBreaks !== undefined) {
    const percent = Math.floor(100 * Math.min(1, SURE * scale));
    return { orientation, zoom: { scale: percent }, breaks: pageBreaks };
  }
  const { height } = ROOM[orientation];
  const whole = scaleOfBlocks(plan, height);
  if (whole !== null) {
    const fitting = Math.min(1, SURE * scale, whole);
    const percent = Math.floor(100 * fitting);
    return { orientation, zoom: { scale: percent }, breaks: beforeBlocks(plan, height / fitting) };
  }
  /** Where columns are narrower letters are larger, and fewer rows stand on a page. */
  const breaks = beforeBlocks(plan, height / Math.min(1, scale / SURE));
  return { orientation, zoom: { horizontalFitToPages: 1 }, breaks };
}

/** Smaller letters nobody reads. */
const LEAST_OF_BLOCKS = 0.45;

/** Blocks have headings of their own, which no page repeats: each stays on a page as long as it can. */
function scaleOfBlocks(plan: SheetPlan, height: number): number | null {
  const blocks = blocksOf(plan);
  if (plan.titleRows.last > TITLE || blocks.length < 2) return null;
  const rows = Math.max(...blocks.map((block) => block.rows));
  const whole = height / ((rows + HIGHER_ROWS + TITLE) * ROW_HEIGHT);
  return whole < LEAST_OF_BLOCKS ? null : whole;
}

/** It alone is repeated. */
const TITLE = 1;

/** Of most programs. */
const ROW_HEIGHT = 17.25;
/** Titles, and headings of several lines, are higher. */
const HIGHER_ROWS = 4;

/** Where a block with a name over it would be broken although it fits on a page, it begins one. */
function beforeBlocks(plan: SheetPlan, height: number): number[] {
  const { titleRows } = plan;
  const rowsAPage = Math.floor(height / ROW_HEIGHT) - HIGHER_ROWS;
  const repeated = titleRows.last - titleRows.first + 1;
  const breaks: number[] = [];
  /** The first row of the page, and how many rows it takes. */
  let [top, room] = [0, rowsAPage];
  for (const { row, rows } of blocksOf(plan).slice(1)) {
    while (row >= top + room) [top, room] = [top + room, rowsAPage - repeated];
    if (row + rows <= top + room || rows > rowsAPage - repeated || row === top) continue;
    breaks.push(row);
    [top, room] = [row, rowsAPage - repeated];
  }
  return breaks;
}

/** What stands from one name of a block to the next; the first of them is the head with its table. */
function blocksOf({
  looks,
  printed,
  blocks,
}: SheetPlan): { readonly row: number; readonly rows: number }[] {
  const named = looks.filter(({ look, area }) => look === "section" && area.row < printed.rows);
  const begun = blocks?.slice(1) ?? named.map(({ area }) => area.row);
  const rows = [...new Set([0, ...begun])].sort((a, b) => a - b);
  return rows.map((row, index) => ({ row, rows: (rows[index + 1] ?? printed.rows) - row }));
}
