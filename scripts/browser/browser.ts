import { chromium, type Browser as RunningBrowser } from "playwright-core";
import { installedBrowser } from "./installed";
import { packagedBrowser, type Browser } from "./packaged";

/** Milliseconds for a state to come on a machine that has other work; none is expected to need them. */
export const PATIENCE = 120_000;

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** An installed browser, else the packaged one; PACKAGED_BROWSER=1 takes that in any case. */
export async function launchBrowser(more: readonly string[] = []): Promise<RunningBrowser> {
  const { executablePath, env } = await foundBrowser();
  return chromium.launch({
    executablePath,
    args: [...ARGUMENTS, ...more],
    env: { ...environment(), ...env },
    timeout: PATIENCE,
  });
}

async function foundBrowser(): Promise<Browser> {
  const installed = process.env["PACKAGED_BROWSER"] === "1" ? undefined : installedBrowser();
  return installed === undefined ? packagedBrowser() : { executablePath: installed, env: {} };
}

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}
