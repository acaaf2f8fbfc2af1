import { findingKinds } from "../../../src/desk/table/findingKinds";
import { errorFound, readAs, warning } from "../../../src/tournament/finding";

const place = (row: number) => ({ row, column: 3 });
const half = (row: number) =>
  errorFound(
    "dateForResult",
    { came: row, typed: "½" },
    { place: place(row), fix: readAs(place(row), "½") },
  );
const blank = (row: number) =>
  errorFound("blankResult", { player: `P${row}`, opponent: "Q" }, { place: place(row) });

test("findings of one kind stand together, in the order of the first of each", () => {
  const all = [half(1), blank(2), half(3), warning("noRatings", {}), blank(4), half(5)];
  const kinds = findingKinds(all);
  expect(kinds.map(({ findings, fixes }) => [findings.length, fixes.length])).toEqual([
    [3, 3],
    [2, 0],
    [1, 0],
  ]);
  expect(kinds[0]!.findings.map((finding) => finding.place?.row)).toEqual([1, 3, 5]);
});

test("what is an error here and only a warning there are two kinds", () => {
  const { key, values } = blank(1);
  expect(findingKinds([blank(1), warning(key, values)])).toHaveLength(2);
  expect(findingKinds([])).toEqual([]);
});
