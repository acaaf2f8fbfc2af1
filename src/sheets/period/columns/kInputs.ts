import { text } from "../../../formula/expr";
import { onSheet, type Reference } from "../../../formula/reference";
import { f } from "../../../formula/template";
import type { KHeading } from "../../../i18n/kReason";
import { ageOn } from "../../articles/age";
import { ifNumber } from "../../articles/ifNumber";
import type { KCells } from "../../articles/kMet";
import { listInForce } from "../../articles/listInForce";
import { kReason as reasonOf } from "../../articles/kReason";
import { eachBy, type CellOf } from "../../column";
import { factCell } from "../../facts";
import { asksForAge, isAnyKnown, kCellsBy, kFactColumns } from "../../kFactColumns";
import { has } from "../../table";
import { ofResult, type PeriodContext } from "../context";
import { kOfOrder, type KOfResult } from "../kOfResults";
import { onReport, reportKey } from "../onReport";
import type { PeriodOrder } from "../order";
import type { ResultCells, ResultLine } from "../resultLine";

/** What K is decided from where it is looked up, and why it is that. */

const { birth, gamesSoFar, peak } = kFactColumns<PeriodContext, ResultLine>({
  factsOf: ({ k }) => k.facts,
  all: factsShown,
});

function factsShown(order: PeriodOrder) {
  return kOfOrder(order)
    .flat()
    .map(({ facts }) => facts);
}

/** The day of which K is: of an event without a day, the first of the period. */
const kDay: ResultCells = {
  key: "kDay",
  name: "K_day",
  look: "date",
  width: 12,
  cells: (sheet) => {
    const { names, places } = sheet;
    const start = onSheet(names.period, factCell(places.facts, "start"));
    const day = ofResult(sheet, "date");
    const ofDay = eachBy<ResultLine>(
      ({ edition, kReading }) => `${edition.name} ${kReading}`,
      ({ edition, kReading }) => {
        const own = kReading === "list" ? listInForce(day, edition) : day;
        return ifNumber(day, own, start);
      },
    );
    return (line) => ofDay(line);
  },
};

const age: ResultCells = {
  key: "age",
  name: "Age",
  look: "whole",
  isShown: (order) => asksForAge(order.edition) && isAnyKnown(factsShown(order), "birth"),
  cells: (sheet) => {
    const day = ofResult(sheet, "kDay");
    const ages = eachBy<ResultLine>(
      ({ edition }) => edition.age,
      ({ edition }) => ifNumber(day, ageOn(ofResult(sheet, "birth"), day, edition)),
    );
    return (line) => (line.k.source.kind === "sought" ? ages(line) : null);
  },
};

const kReason: ResultCells = {
  key: "kReason",
  name: "K_reason",
  look: "reason",
  width: 27,
  cells: (sheet) => {
    const words = sheet.texts.kReason;
    const own = ofResult(sheet, "k");
    const cells = { ...kCells(sheet), k: own, birth: shown(sheet, "birth") };
    const sought = eachBy<ResultLine>(
      ({ edition }) => edition.name,
      ({ edition }) => reasonOf(cells, edition, words),
    );
    const linked = ofReports(sheet);
    return (line) => {
      const { kind } = line.k.source;
      if (kind === "report") return linked(line);
      return kind === "given" ? words.given : sought(line);
    };
  },
};

/** As the report tells it; one made before reports did tells nothing. */
function ofReports(sheet: PeriodContext): CellOf<ResultLine> {
  const words = sheet.texts.kReason;
  const own = ofResult(sheet, "k");
  return eachBy<ResultLine>(
    ({ result, k: { source } }) => {
      const report = reportOf(source);
      const { kReason: column, columns } = report ?? {};
      const of = report && reportKey(report);
      return [of, column, columns?.k, result?.rating === null].join();
    },
    ({ result, k: { source } }) => {
      const report = reportOf(source);
      const { kReason: column, columns: { k = null } = {} } = report ?? {};
      /** A report gives no reason for the K of an unrated player: it changes nothing. */
      if (column === undefined && result?.rating === null) return text("");
      if (report === null || column === undefined || k === null) {
        return ifNumber(own, words.ofReport);
      }
      const there = (of: number) => onReport(report, of);
      return ifNumber(own, f`IF(${own}=${there(k)},${there(column)}&"",${words.byHand})`);
    },
  );
}

function reportOf(source: KOfResult["source"]) {
  return source.kind === "report" ? source.report : null;
}

export const K_INPUTS: readonly ResultCells[] = [kDay, birth, age, gamesSoFar, peak, kReason];

/** What K follows in a result's line. */
export function kCells(sheet: PeriodContext): KCells {
  return kCellsBy(ofResult(sheet, "rating"), (key) => shown(sheet, key));
}

/** null: no line has it. */
function shown(sheet: PeriodContext, key: KHeading): Reference | null {
  return has(sheet.places.results, key) ? ofResult(sheet, key) : null;
}
