import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { context, type BuildContext, type BuildOptions } from "esbuild";
import { AFTER_CLIENT, BEFORE_CLIENT, CLIENT } from "./paneHtml";

/** What the page and the pane in it load as it is. */
const COPIED = [
  "node_modules/@odoo/o-spreadsheet/dist/o_spreadsheet.xml",
  "node_modules/chart.js/dist/chart.umd.min.js",
  `node_modules/@microsoft/office-js/dist/${CLIENT}`,
];

const ENTRIES = [
  { in: "src/workbench/page/index.html", out: "index" },
  { in: "src/workbench/page/page.ts", out: "page" },
  { in: "src/workbench/page/page.css", out: "page" },
  { in: "src/workbench/pane/before.ts", out: BEFORE_CLIENT },
  { in: "src/workbench/pane/after.ts", out: AFTER_CLIENT },
];

/** The folder with nothing in it but what is copied. */
export async function preparedFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const file of COPIED) await cp(file, path.join(folder, path.basename(file)));
}

/** The page with its spreadsheet. The engine is LGPL: it is a tool here, no part of the add-in. */
export function pageBundle(
  folder: string,
  options: Pick<BuildOptions, "plugins" | "sourcemap" | "metafile"> = {},
): Promise<BuildContext> {
  return context({
    entryPoints: ENTRIES,
    outdir: folder,
    bundle: true,
    target: "es2022",
    /** The engine's "browser" file expects a global owl: its module does not. */
    mainFields: ["module", "main"],
    loader: {
      ".html": "copy",
      ".eot": "file",
      ".svg": "file",
      ".ttf": "file",
      ".woff": "file",
      ".woff2": "file",
    },
    logLevel: "warning",
    ...options,
  });
}
