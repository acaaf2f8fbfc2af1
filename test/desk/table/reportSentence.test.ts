import { EN_TABLE } from "../../../src/i18n/en/table";
import { FR_TABLE } from "../../../src/i18n/fr/table";
import { NO_CHOICES, type Choices } from "../../../src/desk/table/choices";
import { reportSentence } from "../../../src/desk/table/reportSentence";
import { verdictOf } from "../../../src/desk/table/verdictOf";
import { cellsOf, type Row } from "../../support/sheetCells";

/** Three against three; of the others Una alone is unrated. */
const rows = (una: string | number): Row[] => [
  ["No", "Name", "Elo", "1", "2", "3"],
  [1, "Ann", 2200, "4w1", "5b1", "6w0"],
  [2, "Bea", 2100, "5w1", "6b1", "4w1"],
  [3, "Cid", 2000, "6w1", "4b1", "5w1"],
  [4, "Dan", 1900, "1b0", "3w0", "2b0"],
  [5, "Eva", 1800, "2b0", "1w0", "3b0"],
  [6, "Una", una, "3b0", "2w0", "1b1"],
];

const sentence = (table: readonly Row[], given: Partial<Choices>, texts = EN_TABLE) => {
  const cells = cellsOf(table);
  const choices = { ...NO_CHOICES, ...given };
  const verdict = verdictOf(
    { sheet: "S", selected: cells.area, asked: cells.area, cells },
    choices,
  );
  if (verdict.kind !== "report") throw new Error(verdict.kind);
  expect(verdict.why.kind).toBe("no round robin");
  return reportSentence(verdict, choices, texts);
};

test("6.4 (2005): the games against the one unrated player of a Scheveningen count, and that is said", () => {
  const scheveningen = { kind: "scheveningen", edition: 2005 } as const;
  expect(sentence(rows("u"), scheveningen)).toBe(
    "Ready: the rating report can be made. The games against the one unrated player count, with the Ru of this event, 6.4 (2005).",
  );
  expect(sentence(rows("u"), scheveningen, FR_TABLE)).toContain("comptent, avec le Ru");
  const otherwise = "Games against unrated opponents do not count.";
  expect(sentence(rows("u"), { ...scheveningen, kind: "team" })).toContain(otherwise);
  expect(sentence(rows("u"), { ...scheveningen, edition: 2011 })).toContain(otherwise);
});
