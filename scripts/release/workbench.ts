import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pageBundle, preparedFolder } from "../workbench/bundle";
import { withLocalOffice } from "../workbench/paneHtml";

/** Packages of the page that are not bundled by name: copied, or behind a style sheet. */
const COPIED = ["@microsoft/office-js", "chart.js"];

/** The workbench as a static page with the licences of what is in it; where it was put. */
export async function writeWorkbench(folder: string, addin: string): Promise<string> {
  const there = path.resolve(folder, "workbench");
  await preparedFolder(there);
  const bundle = await pageBundle(there, { metafile: true });
  const { metafile } = await bundle.rebuild();
  await bundle.dispose();
  cpSync(addin, path.join(there, "addin"), { recursive: true });
  const pane = path.join(there, "addin", "taskpane.html");
  writeFileSync(pane, withLocalOffice(readFileSync(pane, "utf8")));
  copyLicences(path.join(there, "licences"), [
    ...COPIED,
    ...packagesOf(Object.keys(metafile?.inputs ?? {})),
  ]);
  return path.relative("", there);
}

/** node_modules/@odoo/owl/dist/owl.js is of @odoo/owl. */
function packagesOf(inputs: readonly string[]): string[] {
  const names = inputs.flatMap(
    (file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [],
  );
  return [...new Set(names)].sort();
}

const LICENCE = /^(?:licen[cs]e|copying|notice)/i;

function copyLicences(folder: string, packages: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  for (const name of packages) {
    const source = path.join("node_modules", name);
    const { license = "not named", version } = JSON.parse(
      readFileSync(path.join(source, "package.json"), "utf8"),
    ) as { readonly license?: string; readonly version: string };
    const texts = licencesIn(source).map((file) => readFileSync(path.join(source, file), "utf8"));
    const heading = `${name} ${version}: ${license}`;
    const file = `${name.replace("/", "-")}.txt`;
    writeFileSync(path.join(folder, file), [heading, ...texts].join("\n\n"));
  }
}

/** Some packages say it in their README alone. */
function licencesIn(folder: string): string[] {
  const files = readdirSync(folder);
  const own = files.filter((file) => LICENCE.test(file));
  return own.length > 0 ? own : files.filter((file) => file === "README.md");
}
