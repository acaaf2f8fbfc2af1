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

export default {
  testEnvironment: "node",
  testMatch: ["<rootDir>/test/**/*.test.ts"],
  transform: { "^.+\\.ts$": typescript },
  collectCoverageFrom: [
    "src/rules/**/*.ts",
    "src/functions/**/*.ts",
    "!src/functions/functions*.ts",
  ],
  coverageReporters: ["text-summary", "lcovonly", "json-summary"],
  coverageThreshold: { global: { lines: 98, branches: 98 } },
};
