import type { Frame } from "playwright-core";
import { WorkbenchPage } from "../e2e/workbenchPage";
import { largeSwiss } from "../fixtures/largeSwiss";
import type { Row } from "../support/sheetCells";

const START = "Start";
const FIRST_ROW = 200;
const RUNS = 3;
/** In milliseconds, on a machine that has other work. */
const A_LONG_TIME = 1_200_000;

/** What one writing takes of a person's time, and of Excel's room. */
interface WritingFigure {
  readonly what: string;
  readonly seconds: number;
  readonly batches: number;
  readonly megabytes: number;
  readonly "largest (MB)": number;
  readonly "at most (s)": number | null;
}

type Written = Pick<WritingFigure, "seconds" | "batches" | "megabytes" | "largest (MB)">;

/** From the button to the sheets, in an Excel at its documented hardest. */
export async function writingFigures(): Promise<WritingFigure[]> {
  const workbench = await WorkbenchPage.launch();
  try {
    const middle = await fastest(() => report(workbench, 300, false));
    const month = await monthOf40(workbench);
    const large = await report(workbench, 1000, true);
    return [
      { what: "report of 300 × 11", ...middle, "at most (s)": 6 },
      ...month,
      { what: "report of 1,000 × 11 with players' pages", ...large, "at most (s)": null },
    ];
  } finally {
    await workbench.close();
  }
}

async function fastest(run: () => Promise<Written>): Promise<Written> {
  let best = await run();
  for (let count = 1; count < RUNS; count += 1) {
    const next = await run();
    if (next.seconds < best.seconds) best = next;
  }
  return best;
}

async function report(
  workbench: WorkbenchPage,
  players: number,
  hasPages: boolean,
): Promise<Written> {
  await workbench.visit({});
  const pane = await workbench.pane();
  await understand(workbench, pane, largeSwiss(players, 11));
  if (hasPages) await part(pane, "player-pages").check();
  return writing(workbench, pane, "create-report");
}

/**
 * Every event has players of its own: none is taken for another that is made anew, and nobody is asked
 * whether two of them are one person.
 */
async function monthOf40(workbench: WorkbenchPage): Promise<WritingFigure[]> {
  await workbench.visit({});
  const pane = await workbench.pane();
  const reports: Written[] = [];
  for (let event = 1; event <= 40; event += 1) {
    const named = (cell: Row[number]) =>
      typeof cell === "string" && cell.startsWith("Player ")
        ? `Player ${100 * event + Number(cell.slice("Player ".length))}`
        : cell;
    await understand(
      workbench,
      pane,
      largeSwiss(10, 5).map((row) => row.map(named)),
    );
    reports.push(await writing(workbench, pane, "create-report"));
  }
  await part(pane, "tab-ratings").click();
  await part(pane, "period-report").nth(39).waitFor();
  const period = await writing(workbench, pane, "create-period", "period-status-undo");
  await part(pane, "tab-sheets").click();
  await part(pane, "hand-on").click();
  await part(pane, "hand-on-sheet").nth(81).waitFor();
  const handed = await writing(workbench, pane, "hand-on", "hand-on-undo");
  return [
    { what: "the first of 40 reports of 10 × 5", ...reports[0]!, "at most (s)": null },
    { what: "the fortieth of them", ...reports[39]!, "at most (s)": 2 },
    { what: "period over the 40", ...period, "at most (s)": 6 },
    { what: "copies of their 82 sheets, handed on", ...handed, "at most (s)": null },
  ];
}

async function understand(workbench: WorkbenchPage, pane: Frame, rows: Row[]): Promise<void> {
  await workbench.write(START, `A${FIRST_ROW - 2}`, [["Start", "1 November 2025"]]);
  await workbench.write(START, `A${FIRST_ROW}`, rows as (string | number)[][]);
  await workbench.select(START, `B${FIRST_ROW + 5}`);
  await part(pane, "use-selection").click();
  await part(pane, "create-report").waitFor();
}

const part = (pane: Frame, id: string) => pane.locator(`[data-testid=${id}]:visible`);

/** `made`: the button that takes it back is there once all is written. */
async function writing(
  workbench: WorkbenchPage,
  pane: Frame,
  button: string,
  made = "undo",
): Promise<Written> {
  const before = (await sizes(workbench)).length;
  const began = performance.now();
  await part(pane, button).click();
  await part(pane, made).waitFor({ timeout: A_LONG_TIME });
  const seconds = (performance.now() - began) / 1000;
  const all = (await sizes(workbench)).slice(before);
  return {
    seconds: rounded(seconds),
    batches: all.length,
    megabytes: rounded(all.reduce((sum, size) => sum + size, 0) / A_MEGABYTE),
    "largest (MB)": rounded(Math.max(...all) / A_MEGABYTE),
  };
}

const A_MEGABYTE = 1024 * 1024;

const rounded = (figure: number) => Math.round(100 * figure) / 100;

function sizes({ page }: WorkbenchPage): Promise<readonly number[]> {
  return page.evaluate(() => [...(window.workbench?.requestSizes() ?? [])]);
}
