import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What is said of a package that goes along with something of ours. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  /** As its package.json names it: MIT. */
  readonly licence: string;
  readonly text: string;
}

/** node_modules/@odoo/owl/dist/owl.js is of @odoo/owl. */
export function packagesOf(files: readonly string[]): string[] {
  const names = files.flatMap(
    (file) => /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1] ?? [],
  );
  return [...new Set(names.map((name) => name.replace("\\", "/")))].sort();
}

const LICENCE = /^(?:licen[cs]e|copying|notice)/i;

export function licenceOf(name: string): Licence {
  const folder = path.join("node_modules", name);
  const { license = "not named", version } = JSON.parse(
    readFileSync(path.join(folder, "package.json"), "utf8"),
  ) as { readonly license?: string; readonly version: string };
  const texts = licencesIn(folder).map((file) => readFileSync(path.join(folder, file), "utf8"));
  return { name, version, licence: license, text: texts.join("\n\n") };
}

/** Some packages say it in their README alone. */
function licencesIn(folder: string): string[] {
  const files = readdirSync(folder);
  const own = files.filter((file) => LICENCE.test(file));
  return own.length > 0 ? own : files.filter((file) => file === "README.md");
}

export function licenceText({ name, version, licence, text }: Licence): string {
  return `${name} ${version}: ${licence}\n\n${text}`;
}

/** All packages of a bundle in one text. */
export function licencesText(files: readonly string[]): string {
  return packagesOf(files)
    .map((name) => licenceText(licenceOf(name)))
    .join("\n\n");
}
