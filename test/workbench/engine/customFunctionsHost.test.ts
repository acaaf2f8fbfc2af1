import { customFunctionsHost } from "../../../src/workbench/engine/customFunctionsHost";

test("a function is called with an invocation object behind its arguments", () => {
  const host = customFunctionsHost();
  host.CustomFunctions.associate("ID", (...values) => values);
  expect(host.call("ID", [[[1]], null])).toEqual([[[1]], null, { functionName: "ID" }]);
});

test("an unknown id is #NAME?", () => {
  expect(customFunctionsHost().call("NONE", [])).toMatchObject({ code: "#NAME?" });
});
