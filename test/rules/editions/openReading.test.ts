import { ALL_EDITIONS } from "../../../src/rules/editions/all";
import {
  isOpen,
  OPEN_READINGS,
  othersOpen,
  type OtherReadings,
} from "../../../src/rules/editions/openReading";
import { edition } from "../../support/editions";

test("every reading is open in an edition, and every edition cites where", () => {
  for (const reading of OPEN_READINGS) {
    const where = ALL_EDITIONS.flatMap(({ leavesOpen }) => leavesOpen[reading] ?? []);
    expect([reading, where.length > 0]).toEqual([reading, true]);
    for (const article of where) expect(article).toMatch(/^\d+\.\d/);
  }
});

test("8.57 (2014) says how the half of a loss is rounded, 10.53 (2005) and 8.57 (2011) do not", () => {
  const open = ALL_EDITIONS.filter((each) => isOpen(each, "negativeHalf"));
  expect(open.map(({ id }) => id)).toEqual([2005, 2009, 2011, 2012]);
});

test("8.58 (2014) prints no correction: that of 2011 is carried over", () => {
  const open = ALL_EDITIONS.filter((each) => isOpen(each, "correctionCarriedOver"));
  expect(open.map(({ id }) => id)).toEqual([2009, 2012, 2014, 2017]);
});

test("what an edition does not leave open cannot be taken the other way", () => {
  const asked: OtherReadings = new Set(["weOfFirstPass"]);
  expect([...othersOpen(asked, edition(2005))]).toEqual(["weOfFirstPass"]);
  expect([...othersOpen(asked, edition(2011))]).toEqual([]);
});

test("3.1 (2014) says that hours are counted by 60 moves, and 6.2 pools no parts any more; to 2012 both are open", () => {
  for (const reading of ["hoursOfMoves", "pooledParts"] as const) {
    const open = ALL_EDITIONS.filter((each) => isOpen(each, reading));
    expect(open.map(({ id }) => id)).toEqual([2005, 2009, 2011, 2012]);
  }
});

test("4.13 (2011, 2014), 4.1 (2022): whether 6.1 asks a part or the whole event is open wherever there are parts", () => {
  const open = ALL_EDITIONS.filter((each) => isOpen(each, "conditionsOfParts"));
  const inParts = ALL_EDITIONS.filter(({ event, pace }) => event.parts && pace === "standard");
  expect(open.map(({ id }) => id)).toEqual(inParts.map(({ id }) => id));
  expect(open.map(({ id }) => id)).toEqual([2011, 2012, 2014, 2017, 2022, 2024, 2025]);
});
