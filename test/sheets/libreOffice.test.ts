/** @jest-environment jsdom */
import fc from "fast-check";
import { dayOf } from "../../src/rules/day";
import { isReason } from "../../src/rules/reason";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import { addressOf } from "../../src/tournament/sheetCells";
import type { CellContent } from "../../src/workbench/engine/cellContent";
import { saveXlsx } from "../../src/workbench/xlsx/file";
import type { Book } from "../support/book";
import {
  careerToShow,
  careerOrder,
  careerPlan,
  careerShown,
  randomCareer,
  writeCareer,
} from "../support/checkRandomCareers";
import { orderOf, randomReport } from "../support/checkRandomReports";
import { PlannedWorkbook } from "../support/evaluator/plannedWorkbook";
import { exampleOrder } from "../support/exampleOrder";
import {
  expectedRows,
  iterationOf,
  planOf,
  randomOrder,
  shownRows,
} from "../support/iterationOnSheet";
import { calculatedInLibreOffice, testInLibreOffice, typedInCsv } from "../support/libreOffice";
import { writeAllPlanned, writePlanned } from "../support/plannedSheet";
import {
  periodToShow,
  periodOrder,
  periodPlans,
  periodShown,
  randomPeriod,
} from "../support/randomPeriod";
import { NAMES, reportPlans, reportToShow, shownReport } from "../support/reportOnSheet";
import { workbookWithFide } from "../support/workbench";
import { comparing } from "../support/accuracy";

type Cells = readonly (readonly CellContent[])[];

/** Sheets of one order, and what the rules say of them. */
interface Proof {
  readonly name: string;
  readonly plans: readonly SheetPlan[];
  readonly write: (book: Book) => void;
  /** On the first of the sheets. */
  readonly shown: (cells: Cells) => unknown;
  readonly expected: unknown;
}

const EVENTS = 12;
const FIELDS = 24;
const PERIODS = 20;
const CAREERS = 20;

function events(): Proof[] {
  return fc.sample(randomReport(), { numRuns: EVENTS, seed: 5 }).map((random, index) => {
    const order = orderOf(random, "plain");
    const plans = reportPlans(order, ` ${index}`);
    return {
      name: `${NAMES.report} ${index}`,
      plans,
      write: (book) => {
        writeAllPlanned(book, plans);
      },
      shown: (cells) => shownReport(cells, order),
      expected: reportToShow(order),
    };
  });
}

function fields(): Proof[] {
  const random = fc
    .sample(randomOrder("plain"), { numRuns: 4 * FIELDS, seed: 8 })
    .filter((order) => !isReason(iterationOf(order)))
    .slice(0, FIELDS);
  const orders = [exampleOrder(2005, "plain"), exampleOrder(2011, "plain", true), ...random];
  expect(orders).toHaveLength(FIELDS + 2);
  return orders.map((order, index) => {
    const iteration = iterationOf(order);
    if (isReason(iteration)) throw new Error(iteration.key);
    const plan = { ...planOf(order), name: `Field ${index}` };
    return {
      name: plan.name,
      plans: [plan],
      write: (book) => {
        writePlanned(book, plan);
      },
      shown: (cells) => shownRows(cells, order),
      expected: expectedRows(iteration, order.event),
    };
  });
}

function periods(): Proof[] {
  return fc.sample(randomPeriod(), { numRuns: PERIODS, seed: 11 }).map((random, index) => {
    const order = periodOrder(random, "plain");
    const plans = periodPlans(order, ` ${index}`);
    return {
      name: plans[0]!.name,
      plans,
      write: (book) => {
        writeAllPlanned(book, plans);
      },
      shown: (cells) => periodShown(cells, order),
      expected: periodToShow(order),
    };
  });
}

function careers(): Proof[] {
  return fc.sample(randomCareer(), { numRuns: CAREERS, seed: 7 }).map((random, index) => {
    const order = careerOrder(random, "plain");
    const plan = { ...careerPlan(order), name: `Career ${index}` };
    return {
      name: plan.name,
      plans: [plan],
      write: (book) => {
        writeCareer(book, order, plan.name);
      },
      shown: (cells) => careerShown(cells, order),
      expected: careerToShow(order),
    };
  });
}

/** Dates stand in the CSV as 05/31/2020. */
function withDays(value: CellContent): CellContent {
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(String(value)) ?? [];
  return year === undefined ? value : dayOf(Number(year), Number(month), Number(day));
}

/** As a cell stands in the CSV: numbers to nine digits, the last are noise. */
function inCsv(value: CellContent | undefined): string {
  const known = typeof value === "boolean" ? String(value).toUpperCase() : (value ?? "");
  return typeof known === "number" ? String(Math.round(known * 1e9) / 1e9) : known;
}

/** Cells in which two calculations differ. */
function differences(plan: SheetPlan, cells: Cells, book: Book): string[] {
  return plan.cells.flatMap(({ row, column }) => {
    const address = addressOf({ row, column });
    const own = inCsv(book.read(plan.name, address).values[0]![0]);
    const other = inCsv(cells[row]?.[column]);
    return own === inCsv(withDays(typedInCsv(other))) || own === other
      ? []
      : [`${plan.name}!${address}: ${own}, in LibreOffice ${other}`];
  });
}

const agreeWithRules = comparing("libreOfficeRules");
const agreeInCells = comparing("libreOfficeCells");

testInLibreOffice(
  `plain formulas give the rules' numbers in LibreOffice, and every cell what the evaluator gives: the example, ${EVENTS} random events, ${FIELDS} fields, ${PERIODS} periods, ${CAREERS} careers`,
  async () => {
    const proofs = [...events(), ...fields(), ...periods(), ...careers()];
    const book = workbookWithFide();
    const evaluated = new PlannedWorkbook();
    book.inOneStep(() => {
      for (const { write } of proofs) write(book);
    });
    for (const { write } of proofs) write(evaluated);
    const sheets = calculatedInLibreOffice(await saveXlsx(book));
    const cellsOf = (name: string): Cells =>
      sheets.get(name)!.map((row) => row.map((cell) => withDays(typedInCsv(cell))));
    for (const { name, plans, shown, expected } of proofs) {
      agreeWithRules(shown(cellsOf(name)), expected);
      for (const plan of plans) {
        agreeInCells(differences(plan, sheets.get(plan.name)!, evaluated), []);
      }
    }
  },
);
