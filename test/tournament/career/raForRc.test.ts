import { dayOf } from "../../../src/rules/day";
import { raForRc } from "../../../src/tournament/career/raForRc";
import { readCareer } from "../../../src/tournament/career/readCareer";
import { edition } from "../../support/editions";
import { cellsOf, type Row } from "../../support/sheetCells";

const list = (...averages: readonly string[]): Row[] => [
  ["Event", "Date", ...averages, "W", "n"],
  ["Open", dayOf(2024, 6, 1), ...averages.map((_, index) => 1900 - 10 * index), 3, 8],
];

const read = (rows: readonly Row[]) => {
  const cells = cellsOf(rows);
  return readCareer(cells, cells.area)!;
};

test("8.2.2 (2024): Ra has the two drawn games in it, and is asked for Rc; to 2021 a round robin's Rc is Ra", () => {
  const finding = raForRc(read(list("Ra")), edition(2024));
  expect(finding).toMatchObject({
    key: "raForRc",
    place: { row: 0, column: 2 },
    severity: "error",
  });
  expect(raForRc(read(list("Ra")), edition(2014))).toBeNull();
  expect(raForRc(read(list("Rc")), edition(2024))).toBeNull();
});

test("of a report's two columns Rc is read, wherever it stands", () => {
  for (const [headings, rc] of [
    [["Rc", "Ra"], 1900],
    [["Ra", "Rc"], 1890],
  ] as const) {
    const career = read(list(...headings));
    expect([career.career[0]?.rc, career.ra]).toEqual([rc, undefined]);
  }
});
