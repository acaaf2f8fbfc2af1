import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { licenceOf, licenceText, packagesOf } from "../licences";
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

function copyLicences(folder: string, packages: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  for (const name of packages) {
    const file = path.join(folder, `${name.replace("/", "-")}.txt`);
    writeFileSync(file, licenceText(licenceOf(name)));
  }
}
