import CopyPlugin from "copy-webpack-plugin";
import HtmlPlugin from "html-webpack-plugin";
import MinimizerPlugin from "minimizer-webpack-plugin";
import { readFileSync } from "node:fs";
import path from "node:path";
import { tsImport } from "tsx/esm/api";
import { Es2016Functions } from "./scripts/es2016Functions.js";
import { joinedStyles } from "./scripts/joinedStyles.js";

/** Where the manifest says the add-in is during development. */
const DEVELOPMENT_URL = "https://localhost:3000/";

/** Where Microsoft's library is loaded from: OFFICE_JS_URL of the environment, else from Microsoft. */
const OFFICE_LIBRARY =
  process.env.OFFICE_JS_URL || "https://appsforoffice.microsoft.com/lib/1/hosted/";
const OFFICE_JS = `${OFFICE_LIBRARY}office.js`;
const FUNCTIONS_RUNTIME = `${OFFICE_LIBRARY}custom-functions-runtime.js`;

/** A manifest's version has four parts: Excel takes a release for new when it rises. */
const { version: VERSION } = JSON.parse(readFileSync("package.json", "utf8"));

const dist = path.resolve(import.meta.dirname, "dist");

/** Address of the add-in's files: ADDIN_URL of the environment, or the development server. */
function addinUrl() {
  const url = process.env.ADDIN_URL || DEVELOPMENT_URL;
  if (!url.startsWith("https://"))
    throw new Error(`ADDIN_URL: ${url}. Expected an https:// address.`);
  return url.endsWith("/") ? url : `${url}/`;
}

/** What the generated files are written from: a change of it builds them anew. */
const GENERATED_FROM = ["src/functions", "src/i18n", "src/rules", "docs"];

/** functions.json and the pages to read, written from the functions' own descriptions and from docs. */
class GeneratedFiles {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("GeneratedFiles", (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: "GeneratedFiles", stage }, async () => {
        for (const folder of GENERATED_FROM) {
          compilation.contextDependencies.add(path.resolve(import.meta.dirname, folder));
        }
        for (const [name, content] of await generatedFiles()) {
          compilation.emitAsset(name, new sources.RawSource(content));
        }
      });
    });
  }
}

/** What of others goes along with the add-in, with its licence: licences.txt. */
class Licences {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("Licences", (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: "Licences", stage }, async () => {
        const { licencesText } = await tsImport("./scripts/licences.ts", import.meta.url);
        const files = [...compilation.modules].flatMap(({ resource = "" }) => resource);
        compilation.emitAsset("licences.txt", new sources.RawSource(licencesText(files)));
      });
    });
  }
}

async function generatedFiles() {
  const { addinFiles } = await tsImport("./scripts/addinFiles.ts", import.meta.url);
  return addinFiles(addinUrl());
}

const { LANGUAGE_CODES, suffixOf } = await tsImport("./src/i18n/languages.ts", import.meta.url);

/** The functions are built once a language: which one Excel loads stands in the manifest. */
const FUNCTIONS = LANGUAGE_CODES.map((code) => `functions${suffixOf(code)}`);

/**
 * The functions are loaded before anything calculates: nothing in them is called with a `this` of its own,
 * so that every function may be an arrow.
 */
const SMALLER_FUNCTIONS = new MinimizerPlugin({
  test: /^functions(?:\.\w+)?\.js$/,
  minimizerOptions: { ecma: 2016, compress: { ecma: 2016, passes: 3, unsafe_arrows: true } },
});

/** What the pane says while Office has not started, in every language. */
async function startingTexts() {
  const { LANGUAGES } = await tsImport("./src/taskpane/languages.ts", import.meta.url);
  return LANGUAGES.map(({ code, loading }) => ({ code, text: loading.starting }));
}

function functionsPage(name) {
  return new HtmlPlugin({
    filename: `${name}.html`,
    template: "src/functions/functions.html",
    templateParameters: { runtime: FUNCTIONS_RUNTIME },
    chunks: [name],
    scriptLoading: "blocking",
    inject: "head",
  });
}

function isShared(part) {
  return !part.canBeInitial() && !/^[a-z]{2}$/.test(part.name);
}

async function devServer() {
  const { getHttpsServerOptions } = await import("office-addin-dev-certs");
  return {
    port: 3000,
    headers: { "Access-Control-Allow-Origin": "*" },
    server: { type: "https", options: await getHttpsServerOptions() },
    static: false,
  };
}

export default async (env) => ({
  mode: env.WEBPACK_SERVE ? "development" : "production",
  devtool: env.WEBPACK_SERVE ? "source-map" : false,
  target: ["web", "es2019"],
  entry: {
    ...Object.fromEntries(FUNCTIONS.map((name) => [name, `./src/functions/${name}.ts`])),
    taskpane: "./src/taskpane/taskpane.ts",
  },
  /** What is loaded later is named for its content: of another release it does not come at all. */
  output: {
    path: dist,
    filename: "[name].js",
    chunkFilename: "[name].[contenthash:8].js",
    clean: true,
  },
  /** What several parts of the pane need is a file by itself; a language needs no other file. */
  optimization: {
    minimizer: [SMALLER_FUNCTIONS, "..."],
    splitChunks: { cacheGroups: { default: { name: "shared", minChunks: 2, chunks: isShared } } },
  },
  resolve: { extensions: [".ts", ".js"] },
  module: {
    rules: [
      { test: /\.ts$/, loader: path.resolve(import.meta.dirname, "scripts/typescriptLoader.js") },
    ],
  },
  plugins: [
    new GeneratedFiles(),
    new Es2016Functions(),
    new Licences(),
    ...FUNCTIONS.map(functionsPage),
    new HtmlPlugin({
      filename: "taskpane.html",
      template: "src/taskpane/taskpane.html",
      templateParameters: {
        officeJs: OFFICE_JS,
        starting: await startingTexts(),
        version: VERSION,
      },
      chunks: ["taskpane"],
      scriptLoading: "defer",
      inject: "head",
    }),
    new CopyPlugin({
      patterns: [
        { from: "assets/*.png" },
        { from: "docs/images/*.png" },
        { from: "src/taskpane/colors.css", to: "colors.css" },
        {
          from: "src/taskpane/{taskpane,styles/*}.css",
          to: "taskpane.css",
          transformAll: joinedStyles("taskpane.css"),
        },
        { from: "scripts/reference.css", to: "reference.css" },
        {
          from: "manifest.xml",
          transform: (content) =>
            content
              .toString()
              .replace(/<Version>.*<\/Version>/, `<Version>${VERSION}.0</Version>`)
              .replaceAll(DEVELOPMENT_URL, addinUrl())
              .replaceAll(DEVELOPMENT_URL.slice(0, -1), new URL(addinUrl()).origin),
        },
      ],
    }),
  ],
  performance: { hints: false },
  ...(env.WEBPACK_SERVE ? { devServer: await devServer() } : {}),
});
