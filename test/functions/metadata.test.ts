import { anchorOf, metadata } from "../../src/functions/metadata";
import { EN_FUNCTIONS } from "../../src/i18n/en/functions";

test("every argument is a matrix of anything, errors included", () => {
  const { allowErrorForDataTypeAny, functions } = metadata(
    EN_FUNCTIONS,
    "https://example.com/reference.html",
  );
  expect(allowErrorForDataTypeAny).toBe(true);
  for (const { parameters, result } of functions) {
    for (const parameter of [...parameters, result]) {
      expect(parameter).toMatchObject({ type: "any", dimensionality: "matrix" });
    }
  }
});

test("the help leads to the function's place in the reference", () => {
  const { functions } = metadata(EN_FUNCTIONS, "https://example.com/reference.html");
  expect(functions.find(({ name }) => name === "SWISS.RU")?.helpUrl).toBe(
    "https://example.com/reference.html#fide-swiss-ru",
  );
  expect(anchorOf("PD")).toBe("fide-pd");
});

test("a function without a text is a mistake", () => {
  expect(() => metadata({ ...EN_FUNCTIONS, functions: {} }, "")).toThrow("No text for FIDE.PD");
});
