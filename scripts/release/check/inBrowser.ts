import path from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { launchBrowser } from "../../browser/browser";
import type { Fault } from "./fault";
import type { Way } from "./fetched";

const OFFICE_JS = "node_modules/@microsoft/office-js/dist";
const FROM_MICROSOFT = /^https:\/\/appsforoffice\.microsoft\.com\/lib\/1\/hosted\//;

/** The pages of a release in a browser, under their own content security policy. */
export async function faultsInBrowser(address: URL, { port }: Way): Promise<Fault[]> {
  const browser = await launchBrowser([`--host-resolver-rules=MAP ${address.hostname} 127.0.0.1`]);
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    await officeFromPackage(context);
    const there = new URL(address);
    there.port = String(port);
    return [
      ...(await faultsOfPage(context, `${there.href}taskpane.html`, PANE_IS_THERE)),
      ...(await faultsOfPage(context, `${there.href}functions.html`, FUNCTIONS_ARE_THERE)),
    ];
  } finally {
    await browser.close();
  }
}

/** Microsoft's library, which is loaded from Microsoft, as its package has it. */
async function officeFromPackage(context: BrowserContext): Promise<void> {
  await context.route(FROM_MICROSOFT, async (route) => {
    const name = route.request().url().replace(FROM_MICROSOFT, "").split("?")[0] ?? "";
    const file = path.join(OFFICE_JS, path.normalize(name));
    await route.fulfill({ path: file, contentType: "text/javascript" });
  });
}

/** Without Excel it says so. */
const PANE_IS_THERE = `document.querySelector("main > p[role=alert]") !== null`;
const FUNCTIONS_ARE_THERE = `typeof CustomFunctions === "object"`;

async function faultsOfPage(
  context: BrowserContext,
  where: string,
  isThere: string,
): Promise<Fault[]> {
  const page = await context.newPage();
  const refused: string[] = [];
  page.on("pageerror", (error) => refused.push(error.message));
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.goto(where);
  const came = (await isState(page, isThere)) ? refused : [...refused, "the page stays empty"];
  await page.close();
  return came.map((each) => ({
    where,
    came: each,
    expected: "a page that starts under its own content security policy",
    advice: "Look whether the server adds a policy of its own, or changes the pages.",
  }));
}

const PATIENCE = 30_000;

function isState(page: Page, condition: string): Promise<boolean> {
  return page.waitForFunction(condition, undefined, { timeout: PATIENCE }).then(
    () => true,
    () => false,
  );
}
