import quick from "./jest.config.js";

/** Every layer but words, and the workbench's page, which runs in the browser alone. */
export default {
  ...quick,
  collectCoverageFrom: [
    "src/**/*.ts",
    /** Words; test/i18n/texts reads them in their functions' source, which counting lines changes. */
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
