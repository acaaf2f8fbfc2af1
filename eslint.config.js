import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import prettier from "eslint-config-prettier";
import regexp from "eslint-plugin-regexp";
import tseslint from "typescript-eslint";

/** Layers point one way; what a folder may not import. */
const FORBIDDEN = {
  "src/rules/**": [
    "**/functions/**",
    "**/i18n/**",
    "**/desk/**",
    "**/formula/**",
    "**/taskpane/**",
    "**/tournament/**",
    "**/sheets/**",
    "**/workbench/**",
  ],
  "src/functions/**": [
    "**/i18n/**",
    "**/desk/**",
    "**/formula/**",
    "**/taskpane/**",
    "**/tournament/**",
    "**/sheets/**",
    "**/workbench/**",
  ],
  "src/i18n/**": ["**/desk/**", "**/taskpane/**", "**/sheets/**"],
  "src/tournament/**": [
    "**/functions/**",
    "**/i18n/**",
    "**/desk/**",
    /** How a column is called is the same in both. */
    "**/formula/**",
    "!**/formula/columnLetters",
    "**/taskpane/**",
    "**/sheets/**",
    "**/workbench/**",
  ],
  "src/sheets/**": ["**/functions/**", "**/desk/**", "**/taskpane/**", "**/workbench/**"],
  "src/formula/**": [
    "**/rules/**",
    "**/functions/**",
    "**/i18n/**",
    "**/desk/**",
    "**/taskpane/**",
    "**/tournament/**",
    "**/sheets/**",
    "**/workbench/**",
  ],
  /**
   * What the pane decides, without a view and without Excel; of texts it knows the types. A cell with
   * a function is explained by the function's own reading of its arguments: FIDE.* but not Excel's.
   */
  "src/desk/**": [
    "**/functions/functions*",
    "**/functions/register",
    "**/functions/metadata",
    "**/i18n/??/**",
    "**/taskpane/**",
    "**/workbench/**",
    "lit-html",
    "lit-html/**",
  ],
  "src/taskpane/**": ["**/functions/**", "**/workbench/**"],
  "src/workbench/**": [
    "**/rules/**",
    "**/functions/**",
    "**/tournament/**",
    "**/sheets/**",
    "**/desk/**",
    "**/formula/**",
    "**/taskpane/**",
  ],
};

const YEAR = {
  selector: "BinaryExpression > Literal[value>=2005][value<=2098]",
  message: "A year is compared in src/rules alone: ask the edition what it knows.",
};

const CASTS = [
  {
    selector: "TSAsExpression > TSAsExpression > TSUnknownKeyword",
    message: "Say what it is, or read it: nothing proves `as unknown as`.",
  },
];

const MAKERS_OF_SHEETS = ["sheets", "desk", "taskpane"].map((layer) => `src/${layer}/**/*.ts`);

/** A function of Excel that is called, or what makes a cell's text a formula. */
const IN_FORMULA = "[A-Z][A-Z.]+[(]|^=.";
const OF_A_PATTERN = "[A-Z][A-Z.]+.?.?[(]";

const FORMULA_TEXTS = [
  {
    selector: `:not(TaggedTemplateExpression) > TemplateLiteral > TemplateElement[value.raw=/${IN_FORMULA}|^=$/]`,
    message: "A formula is written by the template `f` of src/formula, not as a text.",
  },
  {
    selector: `Literal[value=/${IN_FORMULA}/]`,
    message: "A formula is written by the template `f` of src/formula, not as a text.",
  },
  {
    selector: `Literal[regex.pattern=/${OF_A_PATTERN}/]`,
    message: "A formula is read by the parser of src/formula, not by a regular expression.",
  },
];

export default defineConfig(
  { ignores: ["dist", "release", "coverage", "node_modules", ".cache"] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked.map((config) => ({ ...config, files: ["**/*.ts"] })),
  {
    files: ["**/*.ts"],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/prefer-literal-enum-member": "off",
    },
  },
  /** No text, however odd, may take a regular expression longer than its length. */
  {
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "potential" }],
    },
  },
  {
    files: ["src/**/*.ts"],
    rules: {
      "max-lines": ["error", 300],
      "max-lines-per-function": ["error", 40],
      "no-console": "error",
    },
  },
  /** Languages set no-break spaces: French before its high punctuation, German before %. */
  {
    files: ["src/i18n/??/**/*.ts"],
    rules: { "no-irregular-whitespace": ["error", { skipTemplates: true }] },
  },
  ...Object.entries(FORBIDDEN).map(([folder, group]) => ({
    files: [folder],
    rules: { "no-restricted-imports": ["error", { patterns: [{ group }] }] },
  })),
  {
    files: ["src/desk/**/*.ts"],
    rules: { "no-restricted-globals": ["error", "Excel", "Office", "document", "window", "File"] },
  },
  /** What differs between editions is data of theirs; two casts in one are no proof of anything. */
  {
    files: ["src/**/*.ts"],
    ignores: ["src/rules/**", "src/workbench/**", "src/functions/definition.ts"],
    rules: { "no-restricted-syntax": ["error", YEAR, ...CASTS] },
  },
  {
    files: ["src/rules/**/*.ts"],
    rules: { "no-restricted-syntax": ["error", ...CASTS] },
  },
  {
    files: MAKERS_OF_SHEETS,
    ignores: ["src/sheets/cellFormula.ts"],
    rules: { "no-restricted-syntax": ["error", YEAR, ...CASTS, ...FORMULA_TEXTS] },
  },
  /** Here functions and catalogues are joined. */
  { files: ["src/functions/functions*.ts"], rules: { "no-restricted-imports": "off" } },
  {
    files: ["test/**/*.ts"],
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/restrict-template-expressions": "off",
    },
  },
  {
    files: ["**/*.js"],
    languageOptions: { globals: { console: "readonly", process: "readonly", URL: "readonly" } },
  },
  /** It runs on any Node, to say which one is needed. */
  {
    files: ["scripts/checkNode.cjs"],
    languageOptions: {
      ecmaVersion: 5,
      sourceType: "commonjs",
      globals: { console: "readonly", process: "readonly" },
    },
    rules: { "no-var": "off" },
  },
  prettier,
);
