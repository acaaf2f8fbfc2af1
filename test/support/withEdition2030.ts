/**
 * Imported before anything of the product. All that is changed in it: one edition more in the list.
 */
jest.mock("../../src/rules/editions/all", () => {
  const real = jest.requireActual<typeof import("../../src/rules/editions/all")>(
    "../../src/rules/editions/all",
  );
  const { EDITION_2030 } = jest.requireActual<typeof import("./madeUpEdition")>("./madeUpEdition");
  return { ALL_EDITIONS: [...real.ALL_EDITIONS, EDITION_2030] };
});
