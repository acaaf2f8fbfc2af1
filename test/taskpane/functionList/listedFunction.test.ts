import { matching } from "../../../src/taskpane/functionList/listedFunction";

const PD = {
  name: "PD",
  description: "Score attendu pour un écart de classement",
  helpUrl: "",
  parameters: [{ name: "diff" }],
};

test("every word, in any case and without its accents", () => {
  expect(matching([PD], "ECART fide.pd")).toEqual([PD]);
  expect(matching([PD], "diff")).toEqual([PD]);
  expect(matching([PD], "écart robin")).toEqual([]);
});
