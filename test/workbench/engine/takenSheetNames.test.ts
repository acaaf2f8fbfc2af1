import { workbookWithFide } from "../../support/workbench";

test.each(["x".repeat(32), "a:b", "a\u0001b", "a\nb", "a\ud800b"])(
  "no sheet is called %j, which Excel would not take",
  (name) => {
    const book = workbookWithFide();
    const refused = "ForbiddenCharactersInSheetName";
    expect(() => {
      book.addSheet(name);
    }).toThrow(refused);
    expect(() => {
      book.renameSheet("Sheet1", name);
    }).toThrow(refused);
    expect(book.sheets()).toEqual(["Sheet1"]);
  },
);

test("the copy of a sheet with a long name has one that Excel takes", () => {
  const book = workbookWithFide();
  const long = `${"x".repeat(26)}😀yyy`;
  book.renameSheet("Sheet1", long);
  const { getters } = book.model;
  const getDuplicate = getters.getDuplicateSheetName;
  expect(getDuplicate(long)).toBe(`${"x".repeat(26)} (2)`);
});
