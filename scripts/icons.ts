import { readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

/** Draws the icons of the manifest from their SVG source. */
for (const size of [16, 32, 64, 80]) {
  const source = readFileSync(size === 16 ? "assets/icon-small.svg" : "assets/icon.svg", "utf8");
  const image = new Resvg(source, { fitTo: { mode: "width", value: size } }).render();
  writeFileSync(`assets/icon-${size}.png`, image.asPng());
}
