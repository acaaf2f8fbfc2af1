import { parse } from "csv-parse/sync";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CellContent } from "../../src/workbench/engine/cellContent";

/** On CI a missing LibreOffice is a fault, not a reason to leave tests out. */
const isRequired = process.env["CI"] === "true";
const found = spawnSync("soffice", ["--version"]).status === 0;

/** A test of LibreOffice's own calculation; elsewhere a machine without it says that it was left out. */
export function testInLibreOffice(name: string, run: () => Promise<void>): void {
  if (found || isRequired) test(name, run);
  else test.skip(`${name} (LibreOffice is not installed)`, () => undefined);
}

const readsPages = spawnSync("pdftotext", ["-v"]).status === 0;

/** Those of the workbench's files, or as wide: with others LibreOffice prints another number of pages. */
const { stdout: letters } = spawnSync("fc-match", ["Arial"], { encoding: "utf8" });
const hasLetters = /Arial|Liberation Sans/.test(letters);

/** The same of its printed pages, which pdftotext of Poppler reads. */
export function testOfPrintedPages(name: string, run: () => Promise<void>): void {
  if ((readsPages && hasLetters) || isRequired) {
    testInLibreOffice(name, run);
    return;
  }
  const lacking = readsPages ? "neither Arial nor Liberation Sans is" : "pdftotext is not";
  test.skip(`${name} (${lacking} installed)`, () => undefined);
}

/** Commas, UTF-8, values as they are stored, and one file for every sheet. */
const FILTER = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1";

/** CSV knows texts alone. */
export function typedInCsv(text: string): CellContent {
  return text !== "" && !Number.isNaN(Number(text)) ? Number(text) : text;
}

/** The values of every sheet of a file, as LibreOffice has them. */
export function valuesInLibreOffice(bytes: Uint8Array): Map<string, string[][]> {
  return converted(bytes, FILTER, (folder) => {
    const names = readdirSync(folder).flatMap((name) => /^book-(.*)\.csv$/.exec(name)?.[1] ?? []);
    return new Map(names.map((sheet) => [sheet, rowsOf(path.join(folder, `book-${sheet}.csv`))]));
  });
}

/** A file that LibreOffice has opened and saved. */
export function savedByLibreOffice(bytes: Uint8Array): Uint8Array {
  return converted(bytes, "xlsx:Calc MS Excel 2007 XML", (folder) =>
    readFileSync(path.join(folder, "book.xlsx")),
  );
}

/** The texts of a file's pages as LibreOffice prints them, in their order. */
export function printedPages(bytes: Uint8Array): string[] {
  return converted(bytes, "pdf", (folder) => {
    const { status, stdout, stderr } = spawnSync(
      "pdftotext",
      ["-layout", path.join(folder, "book.pdf"), "-"],
      { encoding: "utf8" },
    );
    if (status !== 0) throw new Error(stderr);
    return stdout.split("\f").slice(0, -1);
  });
}

function converted<T>(bytes: Uint8Array, filter: string, read: (folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), "libreoffice-"));
  try {
    const file = path.join(folder, "book.xlsx");
    const out = path.join(folder, "out");
    writeFileSync(file, bytes);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const words = [profile, "--headless", "--convert-to", filter, "--outdir", out, file];
    const { status, stderr } = spawnSync("soffice", words, { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
    return read(out);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same, with every formula calculated by LibreOffice itself: the stored values are taken out. */
export function calculatedInLibreOffice(bytes: Uint8Array): Map<string, string[][]> {
  const files = Object.entries(unzipSync(bytes)).map(([name, content]): [string, Uint8Array] =>
    name.startsWith("xl/worksheets/sheet")
      ? [name, strToU8(withoutResults(strFromU8(content)))]
      : [name, content],
  );
  return valuesInLibreOffice(zipSync(Object.fromEntries(files)));
}

function withoutResults(sheet: string): string {
  return sheet.replace(/(<\/f>)\s*<v>[^<]*<\/v>/g, "$1");
}

function rowsOf(file: string): string[][] {
  return parse(readFileSync(file, "utf8"), { relax_column_count: true });
}
