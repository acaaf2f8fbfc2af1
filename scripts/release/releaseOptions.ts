import { parseArgs } from "node:util";

/** What a release is made of, and where. */
export interface ReleaseOptions {
  /** Where the files will be served; ends with a slash. */
  readonly address: URL;
  readonly folder: string;
  readonly hasWorkbench: boolean;
  readonly hasOfficeJs: boolean;
}

const USAGE =
  "npm run release -- --url https://host/path/ [--out release] [--workbench] [--office-js]";

/** The options of the command; a text where they cannot be followed. */
export function releaseOptions(args: readonly string[]): ReleaseOptions | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        url: { type: "string" },
        out: { type: "string", default: "release" },
        workbench: { type: "boolean", default: false },
        "office-js": { type: "boolean", default: false },
      },
    });
    const address = addressOf(values.url);
    if (typeof address === "string") return address;
    const { out: folder, workbench: hasWorkbench, "office-js": hasOfficeJs } = values;
    return { address, folder, hasWorkbench, hasOfficeJs };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}. Expected: ${USAGE}`;
  }
}

/** Excel loads add-ins by https alone. */
function addressOf(url = ""): URL | string {
  const address = URL.canParse(url) ? new URL(url) : null;
  const fits = address?.protocol === "https:" && address.search === "" && address.hash === "";
  if (!fits) return `--url ${url === "" ? "is missing" : url}. Expected: ${USAGE}`;
  return address.pathname.endsWith("/") ? address : new URL(`${address.href}/`);
}
