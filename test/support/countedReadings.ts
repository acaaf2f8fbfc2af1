/** Imported before anything of the product: calls of `readTable` are counted, and go through. */
jest.mock("../../src/tournament/readTable", () => {
  const actual = jest.requireActual<typeof import("../../src/tournament/readTable")>(
    "../../src/tournament/readTable",
  );
  return { ...actual, readTable: jest.fn(actual.readTable) };
});
