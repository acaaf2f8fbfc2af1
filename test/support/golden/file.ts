import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { GoldenRecord } from "./record";

/** By case and style: "report 7 plain". */
export type GoldenFile = Readonly<Record<string, GoldenRecord>>;

const FILE = path.join(__dirname, "../../golden/sheets.json.gz");

export function readGolden(): GoldenFile {
  return JSON.parse(gunzipSync(readFileSync(FILE)).toString("utf8")) as GoldenFile;
}

export function writeGolden(records: GoldenFile): void {
  writeFileSync(FILE, gzipSync(JSON.stringify(records), { level: 9 }));
}
