import { cpSync } from "node:fs";
import path from "node:path";

const PACKAGE = "node_modules/@microsoft/office-js";
/** Files of the other programs, and what is there for developers alone. */
const NOT_NEEDED =
  /\.debug\.js$|\.d\.ts$|\.map$|(?:^|[\\/])(?:access|onenote|outlook|powerpoint|project|word|visio)-/;

/** Microsoft's library for a network without the internet, with its licence; where it was put. */
export function copyOfficeJs(folder: string): string {
  const there = path.join(folder, "office-js");
  cpSync(path.join(PACKAGE, "dist"), there, {
    recursive: true,
    filter: (file) => !NOT_NEEDED.test(path.relative(PACKAGE, file)),
  });
  cpSync(path.join(PACKAGE, "LICENSE.md"), path.join(there, "LICENSE.md"));
  return there;
}
