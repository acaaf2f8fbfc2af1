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
    "**/taskpane/**",
    "**/tournament/**",
    "**/sheets/**",
    "**/workbench/**",
  ],
  "src/functions/**": [
    "**/i18n/**",
    "**/taskpane/**",
    "**/tournament/**",
    "**/sheets/**",
    "**/workbench/**",
  ],
  "src/i18n/**": ["**/taskpane/**", "**/sheets/**"],
  "src/tournament/**": [
    "**/functions/**",
    "**/i18n/**",
    "**/taskpane/**",
    "**/sheets/**",
    "**/workbench/**",
  ],
  "src/sheets/**": ["**/functions/**", "**/taskpane/**", "**/workbench/**"],
  "src/taskpane/**": ["**/functions/**", "**/workbench/**"],
  "src/workbench/**": [
    "**/rules/**",
    "**/functions/**",
    "**/tournament/**",
    "**/sheets/**",
    "**/taskpane/**",
  ],
};

export default defineConfig(
  { ignores: ["dist", "coverage", "node_modules", ".cache"] },
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
  /** French sets no-break spaces before its high punctuation. */
  {
    files: ["src/i18n/fr/**/*.ts"],
    rules: { "no-irregular-whitespace": ["error", { skipTemplates: true }] },
  },
  ...Object.entries(FORBIDDEN).map(([folder, group]) => ({
    files: [folder],
    rules: { "no-restricted-imports": ["error", { patterns: [{ group }] }] },
  })),
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
