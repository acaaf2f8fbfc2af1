import { spawnSync } from "node:child_process";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { extract } from "tar-fs";

const PACKED = path.resolve("node_modules/@sparticuz/chromium/bin");
const FOLDER = path.resolve(".cache/browser");
const SYSTEM_FONTS = "/etc/fonts/fonts.conf";

export interface Browser {
  readonly executablePath: string;
  /** What it needs of the environment beside what is there. */
  readonly env: Readonly<Record<string, string>>;
}

/** The browser of an npm package (Linux on x64): unpacked once, with what the system lacks. */
export async function packagedBrowser(): Promise<Browser> {
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error(
      "No Chrome, Edge or Chromium was found on this machine, and the browser that comes as a " +
        "package runs on Linux (x64) only. Install one of them and run the tests again.",
    );
  }
  if (!existsSync(FOLDER)) await unpack();
  const executablePath = path.join(FOLDER, "chromium");
  return { executablePath, env: { ...libraries(executablePath), ...fonts() } };
}

async function unpack(): Promise<void> {
  const unfinished = `${FOLDER}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const program = createWriteStream(path.join(unfinished, "chromium"), { mode: 0o755 });
  await inflated("chromium.br", program);
  await inflated("al2023.tar.br", extract(unfinished));
  await inflated("fonts.tar.br", extract(unfinished));
  const fontsFolder = path.join(FOLDER, "fonts");
  await writeFile(
    path.join(unfinished, "fonts.conf"),
    `<?xml version="1.0"?><fontconfig><dir>${fontsFolder}</dir></fontconfig>`,
  );
  await rename(unfinished, FOLDER).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    /** Another test file was faster. */
    if (!existsSync(FOLDER)) throw error;
  });
}

function inflated(file: string, target: NodeJS.WritableStream): Promise<void> {
  return pipeline(createReadStream(path.join(PACKED, file)), createBrotliDecompress(), target);
}

/** The package's own libraries, only where the system's do not do. */
function libraries(executablePath: string): Record<string, string> {
  const starts = spawnSync(executablePath, ["--version"]).status === 0;
  return starts ? {} : { LD_LIBRARY_PATH: path.join(FOLDER, "lib") };
}

function fonts(): Record<string, string> {
  return existsSync(SYSTEM_FONTS) ? {} : { FONTCONFIG_FILE: path.join(FOLDER, "fonts.conf") };
}
