/** What nobody uses is found by `npm run check`: files, exports, dependencies. */
export default {
  entry: [
    "src/functions/functions*.ts",
    "src/workbench/page/page.ts",
    "src/workbench/pane/{before,after}.ts",
    "scripts/{addinFiles,licences}.ts",
  ],
  project: ["src/**/*.ts", "test/**/*.ts", "scripts/**/*.{ts,js,cjs}", "*.js"],
  ignoreDependencies: [
    /** Taken by their place in node_modules: built files, styles, a browser. */
    "@microsoft/office-js",
    "@sparticuz/chromium",
    "axe-core",
    "bootstrap",
    "chart.js",
    "font-awesome",
    /** Asked for among the tools that are named; the others of its family run it, nothing here does. */
    "office-addin-cli",
    /** What Stryker's runner of this project is taken for: scripts/mutation. */
    "@stryker-mutator/in-process-runner",
    /** Runs in a process of its own. */
    "xmllint-wasm",
  ],
  ignoreBinaries: ["soffice", "pdftotext", "fc-match"],
};
