import { spawn } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import webpack, { type Configuration, type MultiStats } from "webpack";
import { workbenchConfig } from "./workbench/bundle";
import { addinRoutes } from "./workbench/routes";
import { listen, workbenchServer } from "./workbench/server";

const DEFAULT_PORT = 3000;

/** Not in dist: what was built there for others stays as it is. */
const WATCHED_ADDIN = path.resolve(".cache/addin");

/** `npm start`: builds the add-in and the workbench, serves them, and builds again on change. */
async function start(): Promise<void> {
  const port = Number(process.env["PORT"] ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT: ${process.env["PORT"] ?? ""}. Expected a number from 0 to 65535.`);
  }
  await built(await configurations());
  const server = workbenchServer(addinRoutes(WATCHED_ADDIN));
  const used = await listen(server, port, (taken) => {
    console.log(`Port ${taken} is in use by another program; trying ${taken + 1}.`);
  });
  const address = `http://127.0.0.1:${used}/`;
  console.log(`The workbench is at ${address} (stop with Ctrl+C).`);
  if (!process.argv.includes("--no-open") && process.env["CI"] === undefined) open(address);
}

async function configurations(): Promise<Configuration[]> {
  const file = pathToFileURL(path.resolve("webpack.config.js")).href;
  const { default: addin } = (await import(file)) as {
    default: (env: Record<string, unknown>) => Promise<Configuration>;
  };
  const config = await addin({});
  const output = { ...config.output, path: WATCHED_ADDIN };
  return [{ ...config, output }, workbenchConfig];
}

/** Resolves when the first build is done; later ones follow the files. */
function built(configs: Configuration[]): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(configs).watch({}, (error, stats) => {
      if (error !== null) {
        reject(error);
        return;
      }
      report(stats);
      if (stats?.hasErrors() === true) reject(new Error("The first build failed."));
      else resolve();
    });
  });
}

function report(stats: MultiStats | undefined): void {
  if (stats?.hasErrors() === true) console.error(stats.toString("errors-only"));
}

const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

function open(address: string): void {
  const [command, ...words] = OPENERS[process.platform] ?? ["xdg-open"];
  const browser = spawn(command, [...words, address], { stdio: "ignore", detached: true });
  browser.on("error", () => {
    console.log("No browser could be opened: open the address yourself.");
  });
  browser.unref();
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
