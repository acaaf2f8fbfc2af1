import { readFileSync } from "node:fs";

/** Of these sources. */
export function version(): string {
  return (JSON.parse(readFileSync("package.json", "utf8")) as { readonly version: string }).version;
}
