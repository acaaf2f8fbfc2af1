import quick from "./jest.config.js";

/** Every layer but the workbench's page, which the browser's tests have: they do not count here. */
export default {
  ...quick,
  collectCoverageFrom: [
    "src/**/*.ts",
    "!src/functions/functions*.ts",
    "!src/functions/laterBuiltIns.ts",
    "!src/workbench/page/**",
  ],
  coverageThreshold: {
    global: { lines: 93 },
    "./src/rules/": { lines: 98, branches: 96 },
    "./src/functions/": { lines: 97, branches: 97 },
  },
};
