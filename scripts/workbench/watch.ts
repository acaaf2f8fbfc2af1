import type { Plugin } from "esbuild";
import path from "node:path";
import { pathToFileURL } from "node:url";
import webpack, { type Configuration } from "webpack";
import { pageBundle } from "./bundle";
import type { Folders } from "./routes";

const ADDIN = path.resolve("webpack.config.js");
const LOADER = path.resolve("scripts/typescriptLoader.js");

/** Builds the add-in and the page; resolves when both are there, and builds again on every change. */
export async function watch(folders: Folders, cache: string, built: () => void): Promise<void> {
  await Promise.all([
    watchAddin(await addinConfig(folders.addin, cache), built),
    watchPage(folders.page, built),
  ]);
}

/** As it is built for others, but not made small, which takes most of the time, and with its sources. */
async function addinConfig(folder: string, cache: string): Promise<Configuration> {
  const { default: addin } = (await import(pathToFileURL(ADDIN).href)) as {
    default: (env: Record<string, unknown>) => Promise<Configuration>;
  };
  const config = await addin({});
  return {
    ...config,
    output: { ...config.output, path: folder },
    devtool: "source-map",
    optimization: { ...config.optimization, minimize: false },
    cache: {
      type: "filesystem",
      cacheDirectory: cache,
      buildDependencies: { config: [ADDIN, LOADER] },
    },
  };
}

function watchAddin(config: Configuration, built: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(config).watch({}, (error, stats) => {
      if (stats?.hasErrors() === true) console.error(stats.toString("errors-only"));
      built();
      if (error !== null) reject(error);
      else if (stats?.hasErrors() === true) reject(new Error("The add-in could not be built."));
      else resolve();
    });
  });
}

/** What is wrong with it the bundler says itself. */
async function watchPage(folder: string, built: () => void): Promise<void> {
  const plugin: Plugin = {
    name: "built",
    setup: (build) => {
      build.onEnd(built);
    },
  };
  const bundle = await pageBundle(folder, { sourcemap: true, plugins: [plugin] });
  await bundle.rebuild().catch(() => {
    throw new Error("The page could not be built.");
  });
  await bundle.watch();
}
