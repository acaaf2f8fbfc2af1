import { text } from "../../../formula/expr";
import { cellAt, onSheet, type Reference } from "../../../formula/reference";
import { f } from "../../../formula/template";
import type { KHeading } from "../../../i18n/kReason";
import { at } from "../../../rules/at";
import { startOfPeriod } from "../../../rules/period/periodReport";
import { ageOn } from "../../articles/age";
import { ifNumber } from "../../articles/ifNumber";
import type { KCells } from "../../articles/kMet";
import { kReason as reasonOf } from "../../articles/kReason";
import { each, eachBy, type CellOf } from "../../column";
import { factCell } from "../../facts";
import { asksForAge, isAnyKnown, kCellsBy, kFactColumns } from "../../kFactColumns";
import { has } from "../../table";
import { ofResult, type PeriodContext } from "../context";
import { kOfResults } from "../kOfResults";
import type { PeriodOrder } from "../order";
import type { ResultCells, ResultLine } from "../resultLine";

/** What K is decided from where it is looked up, and why it is that. */

const { birth, gamesSoFar, peak } = kFactColumns<PeriodContext, ResultLine>({
  factsOf: ({ facts }) => facts,
  all: factsShown,
});

function factsShown({ players, edition, list }: PeriodOrder) {
  const start = startOfPeriod(players, edition, list);
  return players.flatMap(({ results }) => kOfResults(results, edition, start).facts);
}

/** Of the first event's K on the first day of the period, of others on their own. */
const age: ResultCells = {
  key: "age",
  name: "Age",
  look: "whole",
  isShown: (order) => asksForAge(order.edition) && isAnyKnown(factsShown(order), "birth"),
  cells: (sheet) => {
    const { names, order, start } = sheet;
    const onStart = onSheet(names.period, factCell(sheet.places.facts, "start"));
    const own = ofResult(sheet, "date");
    const ages = eachBy<ResultLine>(
      (line) => String(isFirst(sheet, line) && start !== null),
      (line) => {
        const day = isFirst(sheet, line) && start !== null ? onStart : own;
        const years = ageOn(ofResult(sheet, "birth"), day, order.edition);
        return ifNumber(day, years);
      },
    );
    return (line) => (line.isKSought ? ages(line) : null);
  },
};

function isFirst({ k }: PeriodContext, { player, index }: ResultLine): boolean {
  return at(k, player).first === index;
}

const kReason: ResultCells = {
  key: "kReason",
  name: "K_reason",
  look: "note",
  width: 26,
  cells: (sheet) => {
    const words = sheet.texts.kReason;
    const own = ofResult(sheet, "k");
    const cells = { ...kCells(sheet), k: own, birth: shown(sheet, "birth") };
    const sought = each(reasonOf(cells, sheet.order.edition, words));
    const ofFirst = ofResult(sheet, "kReason", "kOfPeriod");
    const kOfFirst = ofResult(sheet, "k", "kOfPeriod");
    const taken = each(ifNumber(own, f`IF(${own}=${kOfFirst},${ofFirst},${words.byHand})`));
    const linked = ofReports(sheet);
    return (line) => {
      if (takesFirstK(sheet, line)) return taken(line);
      if (!line.isKSought) return linked(line);
      const { result } = line;
      if (result === null || result.k === null) return sought(line);
      return result.rating === null ? null : words.given;
    };
  },
};

/** As the report tells it; one made before reports did tells nothing. */
function ofReports(sheet: PeriodContext): CellOf<ResultLine> {
  const words = sheet.texts.kReason;
  const own = ofResult(sheet, "k");
  return eachBy<ResultLine>(
    ({ result }) => {
      const { sheet: name, kReason: column, columns } = result?.report ?? {};
      return [name, column, columns?.k, result?.rating === null].join();
    },
    ({ result }) => {
      const {
        sheet: name = "",
        kReason: column,
        columns: { k = null } = {},
      } = result?.report ?? {};
      /** A report gives no reason for the K of an unrated player: it changes nothing. */
      if (column === undefined && result?.rating === null) return text("");
      if (column === undefined || k === null) return ifNumber(own, words.ofReport);
      const there = (of: number) => onSheet(name, cellAt("report", of, "both"));
      return ifNumber(own, f`IF(${own}=${there(k)},${there(column)}&"",${words.byHand})`);
    },
  );
}

export const K_INPUTS: readonly ResultCells[] = [birth, age, gamesSoFar, peak, kReason];

/** Whether a line has the K of the period's first event; a row for one more has it, too. */
export function takesFirstK({ k }: PeriodContext, { player, result, index }: ResultLine): boolean {
  const { first, takesFirst } = at(k, player);
  return first !== null && (result === null || takesFirst[index] === true);
}

/** What K follows in a result's line. */
export function kCells(sheet: PeriodContext): KCells {
  return kCellsBy(ofResult(sheet, "rating"), (key) => shown(sheet, key));
}

/** null: no line has it. */
function shown(sheet: PeriodContext, key: KHeading): Reference | null {
  return has(sheet.places.results, key) ? ofResult(sheet, key) : null;
}
