import { readingNotes, readingsOf } from "../../src/sheets/readingNotes";
import { OPEN_READINGS } from "../../src/rules/editions/openReading";
import { ALL_EDITIONS } from "../../src/rules/editions/all";
import { readingNote } from "../../src/i18n/readings";
import { ITERATION_READINGS } from "../../src/sheets/iteration/iterationReadings";
import { REPORT_READINGS, reportedOrder } from "../../src/sheets/report/reportReadings";
import { reportSheets, wishedNames } from "../../src/sheets/report/reportSheets";
import { otherReadingsOf } from "../../src/sheets/otherReadings";
import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { edition } from "../support/editions";
import { exampleOrder } from "../support/exampleOrder";
import { LANGUAGES, MISSET } from "../support/languages";
import { PLAIN_ORDER } from "../support/reportOnSheet";
import { PlannedWorkbook } from "../support/evaluator/plannedWorkbook";
import { writeAllPlanned } from "../support/plannedSheet";
import { readPlanned } from "../support/sheetRead";
import { eventOfRoundRobin } from "../support/tournaments";

const shown = (id: number) => {
  const order = exampleOrder(id, "fide");
  return readingsOf(ITERATION_READINGS, order, order.edition);
};

test("of the printed example: 10.54 (2005) on We, 8.58 (2014) on the correction, nothing of 2011", () => {
  expect([2005, 2009, 2011, 2014].map(shown)).toEqual([
    ["weOfFirstPass"],
    ["correctionCarriedOver"],
    [],
    ["correctionCarriedOver"],
  ]);
});

test.each(LANGUAGES)("every reading says both sides, in its typography: $code", (language) => {
  const { readings } = language.sheets;
  for (const of of ALL_EDITIONS) {
    for (const key of OPEN_READINGS.filter((each) => of.leavesOpen[each] !== undefined)) {
      for (const isOther of [false, true]) {
        const note = readingNote(key, of, readings, isOther);
        expect(note).toContain(`${of.leavesOpen[key] ?? ""} (${of.name})`);
        expect(note).toContain(readings.readings[key].taken);
        expect(note).toContain(readings.readings[key].other);
        expect(note).not.toMatch(MISSET[language.code]);
      }
    }
  }
});

/** 2300 − 0.1 × 15 = −1.50: all drawn against 2229, D 71, PD .60. */
const LOST_A_HALF = {
  ...PLAIN_ORDER,
  style: "fide" as const,
  edition: edition(2011),
  event: {
    kind: "swiss" as const,
    rounds: 1,
    players: [2300, 2229].map((rating, place, all) => ({
      name: `P${place}`,
      rating,
      k: 15,
      games: [
        {
          round: 1,
          opponent: { name: `P${1 - place}`, rating: all[1 - place]!, place: 1 - place },
          score: 1 as const,
        },
      ],
    })),
  },
};

test("8.57 (2011): where a loss ends in ½ the report says what else it could become", () => {
  const of = (id: number) => {
    const order = { ...LOST_A_HALF, edition: edition(id) };
    return readingNotes(REPORT_READINGS, reportedOrder(order), order, EN_SHEETS);
  };
  expect(of(2011).join()).toContain("Left open in 8.57 (2011): how a loss that ends in ½");
  expect(of(2014)).toEqual([]);
});

test("6.2: a report of several tables says how its parts count; by 2011 also that they need not", () => {
  const of = (id: number, tables: number) => {
    const order = { ...LOST_A_HALF, edition: edition(id), tables };
    return readingsOf(REPORT_READINGS, reportedOrder(order), order.edition).filter((key) =>
      key.startsWith("pool"),
    );
  };
  expect(of(2005, 2)).toEqual(["pooledParts"]);
  expect(of(2011, 2)).toEqual(["poolingByChoice", "pooledParts"]);
  expect([of(2005, 1), of(2011, 1), of(2014, 2)]).toEqual([[], [], []]);
});

test("a report keeps by name which reading of 10.54 (2005) a person wished", () => {
  const event = exampleOrder(2005, "fide").event;
  const order = {
    ...PLAIN_ORDER,
    style: "fide" as const,
    edition: edition(2005),
    event: eventOfRoundRobin(event)!,
    robin: { event, championship: "none" as const, later: new Set<number>() },
  };
  for (const others of [new Set<"weOfFirstPass">(), new Set(["weOfFirstPass"] as const)]) {
    const made = { ...order, others };
    const plans = reportSheets(made, wishedNames(made, EN_SHEETS), EN_SHEETS);
    const book = new PlannedWorkbook();
    writeAllPlanned(book, plans);
    expect([...otherReadingsOf(readPlanned(book, plans[0]!))]).toEqual([...others]);
  }
});

test("4.13 (2014): a part of an event in which somebody has no point yet leaves open whether 6.1 asks the whole", () => {
  const of = (score: 0 | 1, part: boolean) => {
    const game = (place: number, rating: number | null, own: 0 | 1 | 2) => ({
      ...{ round: 1, colour: null, score: own },
      opponent: { place, name: `P${place}`, rating },
    });
    const player = (name: string, rating: number | null, games: ReturnType<typeof game>[]) => ({
      ...{ name, rating, k: null, games },
    });
    const players = [
      player("P0", null, [game(1, 2000, score)]),
      player("P1", 2000, [game(0, null, score === 0 ? 2 : 1)]),
    ];
    const order = {
      ...PLAIN_ORDER,
      style: "fide" as const,
      edition: edition(2014),
      event: { kind: "swiss" as const, rounds: 1, players },
      ...(part && { part: { number: 1, count: 3, start: 41_640, end: 41_760 } }),
    };
    return readingsOf(REPORT_READINGS, reportedOrder(order), order.edition);
  };
  expect(of(0, true)).toContain("conditionsOfParts");
  expect(of(1, true)).not.toContain("conditionsOfParts");
  expect(of(0, false)).not.toContain("conditionsOfParts");
});
