import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildAddin } from "./release/buildAddin";
import { CONTENTS, contentsOf } from "./release/contents";
import { emptied } from "./release/emptied";
import { copyOfficeJs } from "./release/officeJs";
import { releaseOptions, type ReleaseOptions } from "./release/releaseOptions";
import { serverFiles } from "./release/serverFiles";
import { version } from "./release/version";
import { writeWorkbench } from "./release/workbench";

/** `npm run release`: a folder to put on a server. */
async function release(options: ReleaseOptions): Promise<void> {
  const { address, folder, hasWorkbench, hasOfficeJs } = options;
  const addin = path.join(folder, "addin");
  buildAddin(addin, address, hasOfficeJs);
  const contents = contentsOf(addin, version());
  write(addin, CONTENTS, JSON.stringify(contents, null, 2));
  for (const [name, content] of Object.entries(serverFiles(address))) write(folder, name, content);
  console.log(`${addin}: to be served at ${address.href}`);
  console.log(`${path.join(folder, "servers")}: the same for nginx and Caddy; docs/deploy.md`);
  if (hasOfficeJs) console.log(`${copyOfficeJs(folder)}: beside it, at ${address.href}office-js/`);
  if (hasWorkbench) console.log(`${await writeWorkbench(folder, addin)}: to be tried in a browser`);
  console.log(`Then: npm run release:check -- ${address.href}`);
}

function write(folder: string, name: string, content: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const options = releaseOptions(process.argv.slice(2));
const fault = typeof options === "string" ? options : emptied(options.folder);
if (fault === null && typeof options !== "string") await release(options);
else {
  console.error(fault);
  process.exitCode = 1;
}
