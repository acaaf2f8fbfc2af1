import quick from "./jest.config.js";

/** Every layer but the workbench's page, which the browser's tests have: they do not count here. */
export default {
  ...quick,
  collectCoverageFrom: [
    "src/**/*.ts",
    /** A test reads the words of functions in their source, which counting its lines changes. */
    "!src/i18n/*/**",
    "!src/functions/functions*.ts",
    /** Tested in the built functions, in an engine that lacks them. */
    "!src/functions/laterBuiltIns.ts",
    "!src/workbench/page/**",
  ],
  coverageReporters: ["text-summary", "lcovonly", "json-summary"],
  coverageThreshold: {
    global: { lines: 95 },
    "./src/rules/": { lines: 98, branches: 97 },
    "./src/functions/": { lines: 98, branches: 98 },
  },
};
