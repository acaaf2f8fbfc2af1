import quick from "./jest.config.js";

const [unit] = quick.projects;

/** The attack in full: a seed of its own for every run. */
export default {
  ...quick,
  projects: [
    { ...unit, testMatch: ["<rootDir>/test/attack/**/*.test.ts"], globals: { run: "attack" } },
  ],
  testTimeout: 3_600_000,
};
