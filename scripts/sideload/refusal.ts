export type App = "desktop" | "web";

const WEB = "npm run start:web -- --document https://…";

/** Why Excel cannot be started so here, and what can be done instead; null where it can. */
export function refusal(
  app: App,
  platform: NodeJS.Platform,
  words: readonly string[],
): string | null {
  if (app === "desktop" && platform !== "win32" && platform !== "darwin") {
    return [
      `Excel runs on Windows and on the Mac, not on this system (${platform}).`,
      "Without Excel: npm start opens the workbench with the functions and the pane.",
      `With Excel on the web: ${WEB}`,
    ].join("\n");
  }
  if (app === "web" && !words.includes("--document")) {
    return [
      "Excel on the web needs the address of a workbook of yours in OneDrive or SharePoint:",
      WEB,
      ...(platform === "linux"
        ? ["On Linux the development certificate is installed with sudo and certutil."]
        : []),
    ].join("\n");
  }
  return null;
}
