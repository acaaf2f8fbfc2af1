import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { EN_REPORT } from "../../../src/i18n/en/report";
import { NO_CHOICES } from "../../../src/desk/table/choices";
import { reportOrder } from "../../../src/desk/table/plans";
import { hasReport } from "../../../src/desk/table/verdict";
import { verdictOf } from "../../../src/desk/table/verdictOf";
import { readReport } from "../../../src/sheets/report/readReport";
import type { ReportOrder } from "../../../src/sheets/report/order";
import { reportSheets, wishedNames } from "../../../src/sheets/report/reportSheets";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { writeAllPlanned } from "../../support/plannedSheet";
import { reportAddress, reportToShow, shownReport } from "../../support/reportOnSheet";
import { cellsOf, type Row } from "../../support/sheetCells";
import { readPlanned } from "../../support/sheetRead";

const PLAYERS = 14;

/** A wins all but, where `draws`, one; the others draw, and every fourth player is unrated. */
function table(draws: boolean): Row[] {
  const result = (own: number, other: number) => {
    if (own === other) return "";
    if (own !== 0 && other !== 0) return 0.5;
    if (draws && own + other === PLAYERS - 1) return 0.5;
    return own === 0 ? 1 : 0;
  };
  const places = Array.from({ length: PLAYERS }, (_, place) => place);
  return [
    ["Name", "Elo", ...places.map((place) => place + 1)],
    ...places.map((own) => [
      `Player ${own + 1}`,
      own % 4 === 3 ? "u" : 2300 - 20 * own,
      ...places.map((other) => result(own, other)),
    ]),
  ];
}

function orderOf(rows: readonly Row[], style: "fide" | "plain"): ReportOrder {
  const cells = cellsOf(rows);
  const source = { sheet: "S", selected: cells.area, asked: cells.area, cells };
  const choices = { ...NO_CHOICES, edition: 2005 as const, style };
  const verdict = verdictOf(source, choices);
  if (!hasReport(verdict)) throw new Error(verdict.kind);
  return reportOrder({ source, parts: [], verdict }, verdict, choices);
}

function written(order: ReportOrder) {
  const plans = reportSheets(order, wishedNames(order, EN_SHEETS), EN_SHEETS);
  const book = new PlannedWorkbook();
  writeAllPlanned(book, plans);
  return { plans, book };
}

const NONE = EN_REPORT.noDpInRobin;

describe.each(["fide", "plain"] as const)("%s", (style) => {
  const order = orderOf(table(false), style);
  const { plans, book } = written(order);
  const [report, , iteration] = plans;

  test("10.1 (2005): with a score of 100 % nothing is iterated, and the rated are rated against the rated", () => {
    const rows = shownReport(book.read(report!.name, reportAddress(order)).values, order);
    expect(rows).toEqual(reportToShow(order));
    expect(rows[0]).toMatchObject({ n: 10, w: 20, rn: expect.any(Number) as number });
    expect(rows[3]).toMatchObject({
      ru: "",
      lacks: expect.stringContaining(NONE(order.edition)) as string,
    });
  });

  test("10.1 (2005): report and iteration say so, and the report can be read", () => {
    expect(report!.cells.map(({ content }) => content)).toContain(NONE(order.edition));
    expect(String(book.read(iteration!.name, "A4").values[0]![0])).toContain("10.1(a) (2005)");
    const read = readReport(readPlanned(book, report!, "A1:Z200"), [EN_REPORT])!;
    expect(read.error).toBeNull();
    expect(read.players.map(({ ru }) => ru).every((ru) => ru === null)).toBe(true);
  });

  test("10.54 (2005): where every score has a dp the unrated count with Ru (new)", () => {
    const iterated = orderOf(table(true), style);
    const changed = written(iterated);
    const rows = (of: ReturnType<typeof written>) =>
      shownReport(of.book.read(of.plans[0]!.name, reportAddress(order)).values, order);
    expect(rows(changed)).toEqual(reportToShow(iterated));
    expect(rows(changed)[3]!.ru).not.toBe("");
  });
});
