import { othersOpen } from "../../../src/rules/editions/openReading";
import fc from "fast-check";
import { EN_COMPARE } from "../../../src/i18n/en/learn/compare";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { editionsOf } from "../../../src/rules/editions/editionOn";
import { reasonText } from "../../../src/i18n/reasonText";
import { EN_MESSAGES } from "../../../src/i18n/en/messages";
import { comparisonSheet } from "../../../src/sheets/comparison/comparisonSheet";
import { reportSheets, wishedNames } from "../../../src/sheets/report/reportSheets";
import type { ReportOrder } from "../../../src/sheets/report/order";
import { readPlan } from "../../../src/sheets/renewal/planned";
import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import { isReason } from "../../../src/rules/reason";
import type { Edition } from "../../../src/rules/editions/edition";
import type { ComparedEvent } from "../../../src/tournament/compare/comparedEvent";
import { playersCompared } from "../../../src/tournament/compare/comparedEvent";
import { comparison } from "../../../src/tournament/compare/comparison";
import { robinOfEvent } from "../../../src/tournament/compare/robinOfEvent";
import { whyNoIteration } from "../../../src/rules/robin/whyNoIteration";
import { ratingForOthers } from "../../../src/rules/report/event";
import { cases } from "../../support/cases";
import { randomReport } from "../../support/checkRandomReports";
import { comparedOf, EXAMPLE } from "../../support/comparedEvents";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { writeAllPlanned } from "../../support/plannedSheet";
import { reportAddress, shownReport } from "../../support/reportOnSheet";

const WORDS = {
  sheets: EN_SHEETS,
  own: EN_COMPARE.sheet,
  reason: (why: Parameters<typeof reasonText>[1]) => reasonText(EN_MESSAGES, why, []),
};

const compare = (event: ComparedEvent, editions: readonly Edition[]) =>
  comparisonSheet({ event, comparison: comparison(event, editions) }, WORDS);

const textsOf = ({ cells }: SheetPlan) =>
  cells.flatMap(({ content }) => (typeof content === "string" ? [content] : []));

test("the worked example by 2005, 2011 and 2014: figures, and a sentence on each rule", () => {
  const plan = compare(EXAMPLE, [2005, 2011, 2014].map(edition));
  const named = figuresOf(plan);
  const of = (name: string, places: readonly number[]) =>
    places.map((place) => named(name)(EXAMPLE, place));
  const [C, E, H, I] = [2, 4, 7, 8];
  expect(of("Ru_2005", [C, E, H, I])).toEqual([2414, 2386, 2139, 1989]);
  expect(of("Ru_2011", [C, E, H, I])).toEqual([2423, 2393, 2144, 2006]);
  expect(of("change_2011", [0, 1])).toEqual([6.4, 5.2]);
  const texts = textsOf(plan).join("\n");
  expect(texts).toContain(
    "A difference counts up to 350 points: 10.51 (2005); 400 points: 8.54 (2011), 8.54 (2014).",
  );
  expect(texts).toContain("12.5 points for each half point: 10.23 (2005)");
  expect(texts).toContain(
    "K 25 before 30 games, K 10 once 2400 was reached, else K 15: 10.52 (2005)",
  );
  expect(texts).toContain("after a change compare again");
});

test("where nothing differs that is said, and what is from secondary sources, too", () => {
  const texts = textsOf(compare(EXAMPLE, [2011, 2012].map(edition))).join("\n");
  expect(texts).toContain(EN_COMPARE.sheet.noRule);
  expect(texts).toContain("carried over from the edition before: 2012.");
});

const FIGURES = [
  ["Ru", "ru"],
  ["K", "k"],
  ["change", "change"],
  ["Rn", "rn"],
] as const;

/** What stands under a name in the line of a player; "" where a cell is empty, or the block has no such column. */
function figuresOf(plan: SheetPlan) {
  const { areas, contentAt } = readPlan(plan, [plan]);
  const players = areas.get("Player")!;
  const rowOf = (name: string) => {
    const rows = Array.from({ length: players.rows }, (_, line) => players.row + line);
    return rows.find((row) => contentAt({ row, column: players.column }) === name)!;
  };
  return (name: string) => {
    const area = areas.get(name);
    return (event: ComparedEvent, place: number) => {
      const row = rowOf(playersCompared(event)[place]!.name);
      const isIn = area !== undefined && row >= area.row && row < area.row + area.rows;
      const content = isIn ? (contentAt({ row, column: area.column }) ?? "") : "";
      return content === "–" ? "" : content;
    };
  };
}

const RUNS = cases({ quick: 10, long: 300 });

test(`${RUNS} random events: each edition's columns show what its own sheet does`, () => {
  fc.assert(
    fc.property(
      randomReport(),
      fc.uniqueArray(fc.nat(8), { minLength: 2, maxLength: 4 }),
      (random, which) => {
        const event = comparedOf(random);
        const all = editionsOf(event.pace);
        const chosen = all.filter((_, index) => which.some((each) => each % all.length === index));
        const editions = chosen.length > 1 ? chosen : all.slice(0, 2);
        const named = figuresOf(compare(event, editions));
        for (const of of editions) {
          const own = ownSheet(event, of);
          if (own === null) continue;
          for (const [figure, key] of FIGURES) {
            const under = named(`${figure}_${of.name.replace(" ", "_")}`);
            for (const [place, figures] of own.entries()) {
              expect(under(event, place)).toBe(figures[key]);
            }
          }
        }
      },
    ),
    { numRuns: RUNS },
  );
});

/** What the event's report by an edition shows, calculated as Excel does; null where there is none. */
function ownSheet(compared: ComparedEvent, of: Edition) {
  const order = orderOf(compared, of);
  if (order === null) return null;
  const book = new PlannedWorkbook();
  const names = wishedNames(order, EN_SHEETS);
  writeAllPlanned(book, reportSheets(order, names, EN_SHEETS));
  const { values } = book.read(names[0]!, reportAddress(order));
  return shownReport(values, order).map((row, place) => {
    const isRated = order.event.players[place]!.rating !== null;
    const k = row.kCounted === "" ? row.k : row.kCounted;
    return {
      ru: row.ru,
      k: isRated ? k : "",
      change: typeof row.change === "number" ? row.change / 100 : row.change,
      rn: row.rn,
    };
  });
}

function orderOf(compared: ComparedEvent, of: Edition): ReportOrder | null {
  const { title, startDate, matchGames, later, others } = compared;
  const { event } = compared.of as Extract<ComparedEvent["of"], { event: unknown }>;
  const asked = of.hasRobin ? robinOfEvent(event) : null;
  const ratings = event.players.map(ratingForOthers);
  const field = asked === null ? null : { ratings, scores: asked.scores, later };
  const isIterated = field !== null && ratings.includes(null);
  if (field !== null && isIterated && isReason(whyNoIteration(field, of))) return null;
  const unrated = event.players.filter((player) => ratingForOthers(player) === null).length;
  const isVoid =
    (event.kind === "scheveningen" && of.articles.scheveningen !== null && unrated > 1) ||
    (event.kind === "match" && of.articles.unratedMatch !== null && unrated > 0);
  if (isVoid) return null;
  return {
    event,
    edition: of,
    style: "plain",
    startDate,
    endDate: null,
    title,
    matchGames,
    isUnplayed: false,
    hasPages: false,
    later: isIterated ? new Set() : later,
    robin: isIterated ? { event: asked!, championship: "none", later } : null,
    others: othersOpen(others, of),
  };
}
