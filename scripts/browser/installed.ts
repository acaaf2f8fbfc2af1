import { existsSync } from "node:fs";
import path from "node:path";

const LINUX = [
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
  "microsoft-edge-stable",
  "chromium",
  "chromium-browser",
];
const MAC = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const WINDOWS = ["Google/Chrome/Application/chrome.exe", "Microsoft/Edge/Application/msedge.exe"];

/** The first of Chrome, Edge and Chromium that is on this machine. */
export function installedBrowser(): string | undefined {
  return candidates().find((file) => existsSync(file));
}

function candidates(): string[] {
  const { PATH = "", PROGRAMFILES, "PROGRAMFILES(X86)": older, LOCALAPPDATA } = process.env;
  if (process.platform === "darwin") return MAC;
  const windows = [PROGRAMFILES, older, LOCALAPPDATA].filter((folder) => folder !== undefined);
  if (process.platform === "win32") return joined(windows, WINDOWS);
  return joined(PATH.split(path.delimiter), LINUX);
}

function joined(folders: readonly string[], files: readonly string[]): string[] {
  return files.flatMap((file) => folders.map((folder) => path.join(folder, file)));
}
