import { spawnSync } from "node:child_process";
import path from "node:path";

/** The complete add-in for an address, in a folder. */
export function buildAddin(folder: string, address: URL, hasOfficeJs: boolean): void {
  const { status } = spawnSync(
    process.execPath,
    ["node_modules/webpack/bin/webpack.js", "--output-path", path.resolve(folder)],
    {
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        ...process.env,
        ADDIN_URL: address.href,
        ...(hasOfficeJs && { OFFICE_JS_URL: `${address.href}office-js/` }),
      },
    },
  );
  if (status !== 0) throw new Error("The add-in could not be built: see above.");
}
