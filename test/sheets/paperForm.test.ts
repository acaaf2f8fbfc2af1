import { paperForm } from "../../src/sheets/paperForm";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import { BARE_PLAN } from "../support/barePlan";

function plan(columns: number, rows: number, sections: readonly number[] = []): SheetPlan {
  return {
    ...BARE_PLAN,
    widths: Array.from({ length: columns }, () => 10),
    printed: { row: 0, column: 0, rows, columns },
    looks: sections.map((row) => ({
      area: { row, column: 1, rows: 1, columns: 1 },
      look: "section",
    })),
  };
}

test("narrow sheets are printed upright, wide ones across; all of them a page wide", () => {
  const zoom = { horizontalFitToPages: 1 };
  expect(paperForm(plan(8, 20))).toEqual({ orientation: "Portrait", zoom, breaks: [] });
  expect(paperForm(plan(20, 20))).toEqual({ orientation: "Landscape", zoom, breaks: [] });
});

test("where pages are given, the letters are as large as the paper is wide", () => {
  const given = { pageBreaks: [11, 40] };
  const small = paperForm({ ...plan(4, 60), ...given });
  expect(small).toEqual({ orientation: "Portrait", zoom: { scale: 90 }, breaks: [11, 40] });
  const wide = paperForm({ ...plan(11, 60), ...given });
  expect(wide).toEqual({ orientation: "Portrait", zoom: { scale: 73 }, breaks: [11, 40] });
});

test("a block is not broken that fits on a page; a longer one begins where it stands", () => {
  expect(paperForm(plan(4, 60, [2, 30, 44])).breaks).toEqual([30]);
  expect(paperForm(plan(4, 200, [2, 30])).breaks).toEqual([]);
  expect(paperForm(plan(4, 35, [2, 30])).breaks).toEqual([]);
});

test("blocks with headings of their own stay whole in smaller letters; where a heading is repeated they need not", () => {
  const across = plan(20, 108, [54]);
  expect(paperForm(across)).toEqual({
    orientation: "Landscape",
    zoom: { scale: 49 },
    breaks: [54],
  });
  const repeated = { ...across, titleRows: { first: 5, last: 5 } };
  expect(paperForm(repeated).zoom).toEqual({ horizontalFitToPages: 1 });
});
