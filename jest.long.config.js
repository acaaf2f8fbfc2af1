import quick from "./jest.config.js";

/** The same tests with all of their random cases: a seed of its own for every run. */
export default {
  ...quick,
  projects: quick.projects.map((project) => ({ ...project, globals: { run: "long" } })),
  testTimeout: 3_600_000,
};
