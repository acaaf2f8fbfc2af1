import { mkdirSync } from "node:fs";
import type { Server } from "node:http";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Browser, BrowserContextOptions, Frame, Page } from "playwright-core";
import { addinRoutes } from "../../scripts/workbench/routes";
import { listen, workbenchServer } from "../../scripts/workbench/server";
import type { CellsRead } from "../../src/workbench/engine/workbook";
import type { CellContent } from "../../src/workbench/engine/cellContent";
import { assertBuilt } from "../support/built";
import { launchBrowser, PATIENCE } from "../../scripts/browser/browser";

const ARTEFACTS = path.resolve("coverage/screenshots");
const VIEWPORT = { width: 1280, height: 800 };

export interface Visit {
  /** With `lenient` in it Excel is at its kindest. */
  readonly search?: string;
  readonly options?: BrowserContextOptions;
}

/** Excel at its documented hardest, unless a test asks for a part of it, or for none. */
function asStrictly(search: string): string {
  const asked = new URLSearchParams(search);
  if (!asked.has("strict") && !asked.has("lenient")) asked.set("strict", "");
  return asked.toString();
}

/** The workbench in a browser, as one test file drives it. */
export class WorkbenchPage {
  /** Messages of the console and requests to elsewhere: a visit without fault has none. */
  readonly complaints: string[] = [];
  /** Of the last visit. */
  page!: Page;
  private options: BrowserContextOptions | null = null;

  private constructor(
    private readonly browser: Browser,
    private readonly server: Server,
    readonly address: string,
  ) {}

  /** A browser and a server; no page is visited yet. */
  static async launch(): Promise<WorkbenchPage> {
    assertBuilt();
    const browser = await launchBrowser();
    const server = workbenchServer(addinRoutes());
    const port = await listen(server, 0).catch(async (error: unknown) => {
      await browser.close();
      throw error;
    });
    return new WorkbenchPage(browser, server, `http://127.0.0.1:${port}/`);
  }

  static async open(visit: Visit = {}): Promise<WorkbenchPage> {
    const opened = await WorkbenchPage.launch();
    await opened.visit(visit).catch(async (error: unknown) => {
      await opened.close();
      throw error;
    });
    return opened;
  }

  /** Loads the page anew, as a person with these settings would see it. */
  async visit({ search = "", options = {} }: Visit): Promise<void> {
    if (!isDeepStrictEqual(options, this.options)) await this.sitDown(options);
    await this.page.setViewportSize(options.viewport ?? VIEWPORT);
    await this.page.goto(`${this.address}?${asStrictly(search)}`);
    await this.page.waitForFunction(() => window.workbench !== undefined);
  }

  /** Another person; the same one keeps the browser's window, which saves half of the time. */
  private async sitDown(options: BrowserContextOptions): Promise<void> {
    for (const context of this.browser.contexts()) await context.close();
    const context = await this.browser.newContext({ viewport: VIEWPORT, ...options });
    context.setDefaultTimeout(PATIENCE);
    this.options = options;
    this.page = await context.newPage();
    this.page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) this.complaints.push(message.text());
    });
    this.page.on("pageerror", (error) => this.complaints.push(String(error)));
    this.page.on("request", (request) => {
      const url = request.url();
      if (!/^(data|blob):/.test(url) && !url.startsWith(this.address)) this.complaints.push(url);
    });
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await this.browser.close();
  }

  /** The add-in's pane, once it has something to show. */
  async pane(): Promise<Frame> {
    const handle = await this.page.waitForSelector("#taskpane");
    const frame = (await handle.contentFrame())!;
    await frame.waitForSelector("h1");
    return frame;
  }

  async read(sheet: string, address: string): Promise<CellsRead> {
    return this.page.evaluate(([name, cells]) => window.workbench!.read(name, cells), [
      sheet,
      address,
    ] as const);
  }

  async write(sheet: string, address: string, rows: CellContent[][]): Promise<void> {
    await this.page.evaluate(
      ([name, cells, content]) => {
        window.workbench!.write(name, cells, content);
      },
      [sheet, address, rows] as const,
    );
  }

  async select(sheet: string, address: string): Promise<void> {
    await this.page.evaluate(
      ([name, cells]) => {
        window.workbench!.select(name, cells);
      },
      [sheet, address] as const,
    );
  }

  names(sheet: string): Promise<Record<string, string>> {
    return this.page.evaluate((name) => window.workbench!.names(name), sheet);
  }

  /** The name or the address of the selected cells, above them. */
  async nameBoxShows(text: string): Promise<void> {
    await this.page.waitForFunction(
      (shown) =>
        document.querySelector<HTMLInputElement>(".o-named-range-selector input")?.value === shown,
      text,
    );
  }

  /** Selects a cell and gives a point in it: how high rows are, the machine's fonts decide. */
  async pointIn(sheet: string, address: string): Promise<{ x: number; y: number }> {
    await this.select(sheet, address);
    const names = await this.names(sheet);
    const name = Object.keys(names).find((each) => names[each] === address);
    await this.nameBoxShows(name ?? address);
    const corner = (await this.page.locator(".o-autofill").boundingBox())!;
    return { x: corner.x - 10, y: corner.y - 10 };
  }

  /** Goes to a cell and types, with the keyboard alone. */
  async type(column: number, row: number, text: string): Promise<void> {
    const { keyboard } = this.page;
    await keyboard.press("Control+Home");
    for (let step = 1; step < column; step += 1) await keyboard.press("ArrowRight");
    for (let step = 1; step < row; step += 1) await keyboard.press("ArrowDown");
    await this.typeAsPerson(text);
    await keyboard.press("Enter");
  }

  /** The first letter opens the engine's editor, which takes the others once it is there. */
  async typeAsPerson(text: string): Promise<void> {
    for (const letters of [text.slice(0, 1), text.slice(1)]) {
      await this.page.keyboard.type(letters);
      await this.page.waitForFunction(
        (typed) =>
          document.activeElement?.matches(".o-composer") === true &&
          document.activeElement.textContent.endsWith(typed),
        letters,
      );
    }
  }

  /** Kept as an artefact of the run. */
  async screenshot(name: string): Promise<void> {
    mkdirSync(ARTEFACTS, { recursive: true });
    await this.page.screenshot({ path: path.join(ARTEFACTS, `${name}.png`) });
  }
}
