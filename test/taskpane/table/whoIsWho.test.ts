/** @jest-environment jsdom */
import { TablePage } from "../../../src/taskpane/table/tablePage";
import { settingOf } from "../../support/paneSetting";
import { cellsOf, type Row } from "../../support/sheetCells";
import { shownPage } from "../../support/shownPage";
import { until } from "../../support/until";
import { workbookWithSheets } from "../../support/workbookWithSheets";

const PLAYERS = 300;
const ROUNDS = 9;

/** Everybody meets the next of a circle; in the last round the first plays under another spelling. */
function gamesOf(spelling: string): Row[] {
  const name = (at: number) => `Player${String.fromCharCode(97 + (at % 26))}, ${at}`;
  const rating = (at: number) => 1500 + at;
  const lines = Array.from({ length: ROUNDS }, (_, round) =>
    Array.from({ length: PLAYERS / 2 }, (__, board): Row => {
      const [white, black] = [board, PLAYERS / 2 + ((board + round) % (PLAYERS / 2))];
      const own = white > 0 ? name(white) : round === ROUNDS - 1 ? spelling : "Meier, Anna";
      return [round + 1, own, rating(white), "1-0", name(black), rating(black)];
    }),
  );
  return [
    ["Open of 2 May 2015"],
    ["Rd", "White", "Rtg", "Result", "Black", "Rtg"],
    ...lines.flat(),
  ];
}

const SHOWN = "[data-testid=table-who]";

function shown(rows: readonly Row[]) {
  const { workbook, plans } = workbookWithSheets();
  const cells = cellsOf(rows);
  const source = { sheet: "S", selected: cells.area, asked: cells.area, cells };
  const page = new TablePage(
    settingOf({ ...workbook, readSelection: () => Promise.resolve(source) }),
  );
  const { part, says } = shownPage(page);
  const read = async () => {
    part("use-selection").click();
    await until(() => page.element.querySelector("[data-testid=understood]") !== null);
  };
  return { page, part, says, plans, read };
}

test("A7: a list of games asks who may be one, and remembers it as events in a period do", async () => {
  const { page, part, says, plans, read } = shown(gamesOf("Meyer, Anna"));
  await read();
  await until(() => page.element.querySelector(SHOWN) !== null);
  expect(says("status")).toContain("Is this one person?");
  expect(part("create-report").disabled).toBe(true);
  expect(says("table-who")).toContain("Meyer, Anna");
  expect(says("table-who")).toContain("rating 1500");
  part("table-who-one").dispatchEvent(new Event("change"));
  await until(() => !part("table-who-remember").disabled);
  part("table-who-remember").click();
  await until(() => page.element.querySelector(SHOWN) === null);
  expect(plans.map(({ name }) => name)).toEqual(["Who is who"]);
  expect(says("status")).not.toContain("Is this one person?");
  expect(part("create-report").disabled).toBe(false);
  /** Not asked for twice. */
  await read();
  expect(page.element.querySelector(SHOWN)).toBeNull();
});

test("what is sure is not asked, and nothing else of the workbook is read for it", async () => {
  const { page, part, read } = shown(gamesOf("Anna Meier"));
  await read();
  await until(() => !part("create-report").disabled);
  expect(page.element.querySelector(SHOWN)).toBeNull();
});
