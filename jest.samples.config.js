import quick from "./jest.config.js";

const [unit] = quick.projects;

/** Writes the files of `samples` anew, and compares them with themselves. */
export default {
  ...quick,
  projects: [
    {
      ...unit,
      testMatch: ["<rootDir>/test/samples/samples.test.ts"],
      globals: { samples: "write" },
    },
  ],
};
