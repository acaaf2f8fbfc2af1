import quick from "./jest.config.js";

const [unit] = quick.projects;

/** Fifty months of a rating officer, of a seed of their own for every run. */
export default {
  ...quick,
  projects: [{ ...unit, testMatch: ["<rootDir>/test/months.test.ts"], globals: { run: "months" } }],
  testTimeout: 3_600_000,
};
