import { mkdirSync } from "node:fs";
import type { Server } from "node:http";
import path from "node:path";
import type { Browser, BrowserContextOptions, Frame, Page } from "playwright-core";
import { addinRoutes } from "../../scripts/workbench/routes";
import { listen, workbenchServer } from "../../scripts/workbench/server";
import type { CellContent, CellsRead } from "../../src/workbench/engine/workbook";
import { launchBrowser } from "./browser/browser";

const ARTEFACTS = path.resolve("coverage/screenshots");
const ROW_HEIGHT = 23;

export interface Visit {
  readonly search?: string;
  readonly options?: BrowserContextOptions;
}

/** The workbench in a browser, as one test file drives it. */
export class WorkbenchPage {
  /** Messages of the console and requests to elsewhere: a visit without fault has none. */
  readonly complaints: string[] = [];

  private constructor(
    private readonly browser: Browser,
    private readonly server: Server,
    readonly address: string,
    public page: Page,
  ) {}

  static async open(visit: Visit = {}): Promise<WorkbenchPage> {
    const server = workbenchServer(addinRoutes());
    const address = `http://127.0.0.1:${await listen(server, 0)}/`;
    const browser = await launchBrowser();
    const opened = new WorkbenchPage(browser, server, address, await browser.newPage());
    await opened.visit(visit);
    return opened;
  }

  /** Loads the page anew, as a person with these settings would see it. */
  async visit({ search = "", options = {} }: Visit): Promise<void> {
    await this.page.context().close();
    const viewport = { width: 1280, height: 800 };
    const context = await this.browser.newContext({ viewport, ...options });
    this.page = await context.newPage();
    this.page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) this.complaints.push(message.text());
    });
    this.page.on("pageerror", (error) => this.complaints.push(String(error)));
    this.page.on("request", (request) => {
      const url = request.url();
      if (!/^(data|blob):/.test(url) && !url.startsWith(this.address)) this.complaints.push(url);
    });
    await this.page.goto(this.address + search);
    await this.page.waitForFunction(() => window.workbench !== undefined);
  }

  async close(): Promise<void> {
    await this.browser.close();
    this.server.close();
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

  /** The middle of a cell of column A, as far as no row has another height. */
  async cellInFirstColumn(row: number): Promise<{ x: number; y: number }> {
    const grid = (await (await this.page.waitForSelector(".o-grid-overlay")).boundingBox())!;
    return { x: grid.x + 20, y: grid.y + (row - 0.5) * ROW_HEIGHT };
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

  /** Not faster than the engine opens its editor. */
  async typeAsPerson(text: string): Promise<void> {
    await this.page.keyboard.type(text, { delay: 30 });
  }

  /** Kept as an artefact of the run. */
  async screenshot(name: string): Promise<void> {
    mkdirSync(ARTEFACTS, { recursive: true });
    await this.page.screenshot({ path: path.join(ARTEFACTS, `${name}.png`) });
  }
}
