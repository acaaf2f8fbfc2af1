import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { addinRoutes, type Folders } from "./routes";
import { LAST_PORT, listen, workbenchServer } from "./server";
import { stateOfSources } from "./sources";

const DEFAULT_PORT = 3000;

/** Not in dist: what was built there for others stays as it is. */
const CACHE = path.resolve(process.env["START_CACHE"] ?? ".cache/start");
const FOLDERS: Folders = { addin: path.join(CACHE, "addin"), page: path.join(CACHE, "page") };
/** What stands in the folders was built from these sources. */
const BUILT_FROM = path.join(CACHE, "built-from.txt");

/** Builds the add-in and the workbench, unless they are there; serves them, and builds again on change. */
async function start(): Promise<void> {
  const port = Number(process.env["PORT"] ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > LAST_PORT) {
    throw new Error(
      `PORT: ${process.env["PORT"] ?? ""}. Expected a number from 0 to ${LAST_PORT}.`,
    );
  }
  const isThere = builtFrom() === stateOfSources();
  if (isThere) console.log("Nothing has changed since it was last built.");
  else await build();
  const server = workbenchServer(addinRoutes(FOLDERS));
  const used = await listen(server, port, (taken) => {
    console.log(`Port ${taken} is in use by another program; trying ${taken + 1}.`);
  });
  const address = `http://127.0.0.1:${used}/`;
  console.log(`The workbench is at ${address} (stop with Ctrl+C).`);
  if (!process.argv.includes("--no-open") && process.env["CI"] === undefined) open(address);
  if (isThere) await watch();
}

async function build(): Promise<void> {
  console.log("Building: some seconds the first time, less after a change.");
  const { preparedFolder } = await import("./bundle");
  const sources = stateOfSources();
  rmSync(BUILT_FROM, { force: true });
  await preparedFolder(FOLDERS.page);
  await watch();
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(BUILT_FROM, sources);
  forgetOtherSources();
}

async function watch(): Promise<void> {
  const { watch: watchBoth } = await import("./watch");
  await watchBoth(FOLDERS, path.join(CACHE, "webpack"), forgetOtherSources);
}

function builtFrom(): string | null {
  try {
    return readFileSync(BUILT_FROM, "utf8");
  } catch {
    return null;
  }
}

/** A build from other sources is not taken for that of these. */
function forgetOtherSources(): void {
  const sources = builtFrom();
  if (sources !== null && sources !== stateOfSources()) rmSync(BUILT_FROM, { force: true });
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
