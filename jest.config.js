import { availableParallelism } from "node:os";

/** Tests run as CommonJS; types are checked by `npm run check`. */
const typescript = [
  "ts-jest",
  {
    diagnostics: false,
    tsconfig: {
      target: "ES2022",
      module: "CommonJS",
      moduleResolution: "Node10",
      ignoreDeprecations: "6.0",
      isolatedModules: true,
      esModuleInterop: true,
      strict: true,
    },
  },
];

/** lit-html is sent as an ES module alone. */
const LIT = "/node_modules/lit-html/.+\\.js$";
const [compiler, { tsconfig, ...options }] = typescript;

const project = {
  testEnvironment: "node",
  transform: {
    "^.+\\.ts$": typescript,
    [LIT]: [compiler, { ...options, tsconfig: { ...tsconfig, allowJs: true } }],
  },
  transformIgnorePatterns: ["/node_modules/(?!lit-html/)"],
  setupFiles: ["<rootDir>/test/support/randomCases.ts"],
};

/** The main ways through the pane; all others are part of the long run. */
const QUICK_IN_THE_BROWSER = "/e2e/(?:crosstable|report|why)\\.test\\.ts$";

export default {
  projects: [
    {
      ...project,
      displayName: "unit",
      testMatch: ["<rootDir>/test/**/*.test.ts"],
      testPathIgnorePatterns: [
        "<rootDir>/test/e2e/",
        "/libreOffice\\.test\\.ts$",
        "<rootDir>/test/commands\\.test\\.ts$",
      ],
    },
    {
      ...project,
      displayName: "libreoffice",
      testMatch: ["<rootDir>/test/**/libreOffice.test.ts"],
    },
    {
      ...project,
      displayName: "e2e",
      testRegex: QUICK_IN_THE_BROWSER,
    },
    {
      ...project,
      displayName: "e2e-long",
      testMatch: ["<rootDir>/test/e2e/**/*.test.ts"],
      testPathIgnorePatterns: [QUICK_IN_THE_BROWSER],
    },
    /** They build: nothing else runs beside them. */
    {
      ...project,
      displayName: "commands",
      testMatch: ["<rootDir>/test/commands.test.ts"],
    },
  ],
  /** The browser waits now and then. */
  maxWorkers: availableParallelism() + 1,
  showSeed: true,
  /** Long enough for a machine that has other work: no test is about time. */
  testTimeout: 300_000,
};
