import { LANGUAGE_CODES, suffixOf } from "../../src/i18n/languages";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { assertBuilt } from "../support/built";
import { launchBrowser, PATIENCE } from "../../scripts/browser/browser";

const SITE = "https://addin.example";
const MICROSOFT = "https://appsforoffice.microsoft.com";
const RUNTIME = "node_modules/@microsoft/office-js/dist/custom-functions-runtime.js";

let browser: Browser;

beforeAll(async () => {
  assertBuilt();
  browser = await launchBrowser();
});

afterAll(async () => {
  await (browser as Browser | undefined)?.close();
});

/** The built page as a server would send it, with Microsoft's own runtime; nothing else answers. */
async function opened(file: string): Promise<{ page: Page; asked: string[] }> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  const asked: string[] = [];
  await page.route("**/*", async (route) => {
    const url = route.request().url();
    if (url.startsWith(`${SITE}/`)) {
      await route.fulfill({ path: path.join("dist", new URL(url).pathname) });
    } else if (url === `${MICROSOFT}/lib/1/hosted/custom-functions-runtime.js`) {
      await route.fulfill({ body: readFileSync(RUNTIME), contentType: "text/javascript" });
    } else {
      asked.push(url);
      await route.abort();
    }
  });
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener("securitypolicyviolation", ({ blockedURI }) => {
      refused.push(blockedURI);
    });
  });
  await page.goto(`${SITE}/${file}`);
  return { page, asked };
}

const refusedBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { refused: string[] }).refused);

test.each(LANGUAGE_CODES.map((code) => `functions${suffixOf(code)}.html`))(
  "%s runs Microsoft's runtime and its functions under its policy",
  async (file) => {
    const { page } = await opened(file);
    const known = await page.evaluate(
      () => typeof (window as unknown as Record<string, unknown>)["CustomFunctions"],
    );
    expect(known).toBe("object");
    expect(await refusedBy(page)).toEqual([]);
  },
);

test("nothing can be sent from it to elsewhere, and nothing of elsewhere can run in it", async () => {
  const { page, asked } = await opened("functions.html");
  await page.evaluate(async () => {
    await fetch("https://elsewhere.example/ratings").catch(() => undefined);
    const script = document.createElement("script");
    script.src = "https://elsewhere.example/script.js";
    document.head.append(script);
    const image = new Image();
    image.src = "https://elsewhere.example/image.png";
    document.body.append(image);
  });
  await page.waitForFunction(
    () => (window as unknown as { refused: string[] }).refused.length === 3,
  );
  expect(asked.filter((url) => url.includes("elsewhere"))).toEqual([]);
});
