/** Whether the tests notice it when a rule is changed: in every place, one at a time. */
export default {
  mutate: ["src/rules/**/*.ts"],
  plugins: ["./scripts/mutation/plugin.js"],
  testRunner: "in-process",
  coverageAnalysis: "perTest",
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 90 },
  /** Tests take seconds: this is enough on a machine that has much other work. */
  timeoutMS: 120_000,
  /** The next run tries what has changed since; `--force` all of it. */
  incremental: true,
  incrementalFile: ".cache/mutation/incremental.json",
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  /** Tables are made while they are loaded: trying those takes long, and is meant. */
  warnings: { slow: false },
  allowConsoleColors: false,
  tempDirName: ".cache/stryker",
  cleanTempDir: "always",
  ignorePatterns: ["/dist", "/coverage", "/release", "/docs", "/samples", "/.cache"],
  packageManager: "npm",
};
