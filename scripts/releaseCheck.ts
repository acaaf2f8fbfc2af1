import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { faultText, type Fault } from "./release/check/fault";
import { faultsInBrowser } from "./release/check/inBrowser";
import { faultsOfRelease } from "./release/check/faultsOfRelease";
import { localServer } from "./release/check/localServer";
import { readManifest } from "./release/check/manifestRead";
import { version } from "./release/version";

const USAGE = "npm run release:check -- https://host/path/, or --local [folder]";
const FOLDER = "release";

/** `npm run release:check`: what is wrong with a release where it is served, or before it is. */
async function releaseCheck([where = "", folder = FOLDER]: readonly string[]): Promise<
  Fault[] | string
> {
  if (where === "--local") return checkLocal(path.join(folder, "addin"));
  const isAddress = URL.canParse(where) && new URL(where).protocol === "https:";
  if (!isAddress) return `${where === "" ? "No address" : where}. Expected: ${USAGE}`;
  return faultsOfRelease(where.endsWith("/") ? where : `${where}/`, version());
}

async function checkLocal(folder: string): Promise<Fault[] | string> {
  const manifest = path.join(folder, "manifest.xml");
  if (!existsSync(manifest)) return `${manifest} is not there. First: npm run release -- --url …`;
  const address = addressOf(readFileSync(manifest, "utf8"));
  const server = await localServer(folder, address);
  try {
    const served = await faultsOfRelease(address.href, version(), server);
    return [...served, ...(await faultsInBrowser(address, server))];
  } finally {
    await server.close();
  }
}

/** Where the manifest has its pane. */
function addressOf(xml: string): URL {
  const pane = readManifest(xml).addresses.find((url) => url.endsWith("/taskpane.html"));
  if (pane === undefined) throw new Error("The manifest names no taskpane.html.");
  return new URL(".", pane);
}

const faults = await releaseCheck(process.argv.slice(2));
if (typeof faults === "string") console.error(faults);
else {
  for (const fault of faults) console.error(faultText(fault));
  console.log(faults.length === 0 ? "The release is as it should be." : `Faults: ${faults.length}`);
}
if (faults.length > 0) process.exitCode = 1;
