import { dayOf } from "../../../src/rules/day";
import { EDITIONS } from "../../../src/rules/editions/editions";
import { ratingList } from "../../../src/rules/ratingList";
import { listInForce } from "../../../src/sheets/articles/listInForce";
import { cellFormula } from "../../../src/sheets/cellFormula";
import { cellAt } from "../../../src/formula/reference";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";

test("9.11 (2005), 7.11 (2011): the list in force on a day, as the rule has it", () => {
  const book = new PlannedWorkbook();
  book.addSheet("S");
  for (const edition of EDITIONS) {
    book.write("S", "B1", [[cellFormula(listInForce(cellAt(0, 0), edition)).formula]]);
    for (let month = 1; month <= 12; month += 1) {
      const day = dayOf(2013, month, 27);
      book.write("S", "A1", [[day]]);
      expect(book.read("S", "B1").values).toEqual([[ratingList(day, edition)]]);
    }
  }
});
