import { dateInput } from "../../src/desk/dateInput";
import { readFirstRating } from "../../src/sheets/firstRating/readFirstRating";
import { sheetNames, type SheetRead } from "../../src/sheets/sheetRead";
import { addressOf, addressOfArea, valueAt, type Area } from "../../src/tournament/sheetCells";
import type { Day } from "../../src/rules/units";
import type { GivenFirst, Handed, Knows, Living } from "../support/months/living";
import type { PlayedEvent } from "../support/months/playedEvent";
import type { WrittenEvent } from "../support/months/writtenEvent";
import { sheetWithoutNames } from "../support/sheetRead";
import type { PaneUnderTest } from "./paneUnderTest";

const MOST_FIRST_RATINGS = 3;

/** Somebody who lives a month in front of the pane; what is there already is renewed, or made anew. */
export class OfficerAtPane implements Living {
  readonly keepsTyped = true;
  private readonly reports = new Set<string>();

  constructor(
    private readonly under: PaneUnderTest,
    private readonly again: "renew" | "make-new",
  ) {}

  readonly hand = async (written: WrittenEvent): Promise<Handed> => {
    const { part, says } = this.under;
    await says("understood", ` ${await this.given(written)}!`);
    const said = await this.answered(written.event);
    if (!(await part("create-report").isEnabled())) return { kind: "asked", said };
    const [report] = await this.added(async () => {
      await this.make("create-report", "undo");
    });
    /** In the place of another it has its name. */
    const isRenewed = await part("renewed").isVisible();
    if (report !== undefined && !isRenewed) this.reports.add(report);
    return { kind: "report", said };
  };

  readonly newRatings = async (list: Day, knows: Knows): Promise<string> => {
    const { part, says } = this.under;
    await part("tab-ratings").click();
    for (const report of this.reports) await says("period-reports", `${report}: `);
    await part("period-list").fill(dateInput(list));
    if (await part("take-unmet").isVisible()) await part("take-unmet").check();
    await this.make("create-period", "period-status-undo", { id: "period-who", knows });
    return this.told("period-status", /Made: (.+), \d+ players?\./);
  };

  readonly firstRatings = async (knows: Knows): Promise<readonly GivenFirst[]> => {
    const { part, says } = this.under;
    const given: GivenFirst[] = [];
    const players = part("unrated-player");
    await players.first().waitFor();
    const most = Math.min(MOST_FIRST_RATINGS, await players.count());
    for (let place = 0; place < most; place += 1) {
      await players.nth(place).check();
      await this.make("create-first-rating", "ratings-status-undo", {
        id: "first-rating-who",
        knows,
      });
      await says("ratings-status", "linked to the reports");
      const name = await this.told("ratings-status", /Made: (.+), \d+ events?, linked/);
      const sheet = await this.sheet(name);
      const read = readFirstRating(sheet);
      if (read === null) throw new Error(`${name} is not read as a first rating.`);
      given.push({ ...read.player, first: valueAt(sheet.cells, read.first) });
    }
    return given;
  };

  readonly names = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
    const { workbench, sheets } = this.under;
    const all = new Map<string, readonly string[]>();
    for (const sheet of await sheets()) all.set(sheet, Object.keys(await workbench.names(sheet)));
    return all;
  };

  readonly sheet = async (name: string): Promise<SheetRead> => {
    const { workbench } = this.under;
    const own = Object.entries(await workbench.names(name)).map(
      ([each, of]) => [each, IN_SHEET.test(of) ? `='${name}'!${of}` : `=${of}`] as const,
    );
    const names = sheetNames(name, own);
    const areas = [...names.own.values()];
    const last = {
      row: Math.max(...areas.map(({ row, rows }) => row + rows)),
      column: Math.max(...areas.map(({ column, columns }) => column + columns)),
    };
    const address = `A1:${addressOf(last)}`;
    const read = await workbench.read(name, address);
    return { ...sheetWithoutNames({ read: () => read }, name, address), names };
  };

  readonly type = async (sheet: string, address: string, value: number): Promise<void> => {
    const { workbench } = this.under;
    await workbench.page.locator(".o-grid-overlay").click();
    await workbench.select(sheet, address);
    await workbench.typeAsPerson(String(value));
    await workbench.page.keyboard.press("Enter");
    await workbench.page.waitForFunction(
      ([name, cell, typed]) => window.workbench!.read(name, cell).values[0]![0] === typed,
      [sheet, address, value] as const,
    );
  };

  /** By the first column, the last line first: as the workbench sorts, whose first line may pass for headings. */
  readonly sort = async (sheet: string, lines: Area): Promise<void> => {
    const { workbench } = this.under;
    const { page } = workbench;
    const numbers = addressOfArea({ ...lines, columns: 1 });
    const before = (await workbench.read(sheet, numbers)).values;
    /** Games of one player: nothing to sort by his number. */
    if (new Set(before.flat()).size < 2) return;
    await workbench.select(sheet, addressOfArea(lines));
    await page.locator(".o-topbar-menu[data-id=data]").click();
    await page.locator(".o-menu-item[data-name=sort_range]").hover();
    await page.locator(".o-menu-item[data-name=sort_descending]").click();
    await page.waitForFunction(
      ([name, cells, was]) => String(window.workbench!.read(name, cells).values) !== was,
      [sheet, numbers, String(before)] as const,
    );
  };

  /** The sheet of the event, whose table the pane reads. */
  private async given(written: WrittenEvent): Promise<string> {
    return written.kind === "file" ? this.opened(written) : this.pasted(written.rows);
  }

  private async opened({ event, text }: WrittenEvent & { kind: "file" }): Promise<string> {
    const { part, pane } = this.under;
    const file = `${event.title}, ${this.reports.size}.trf`;
    const section = pane.locator(`[data-testid=file][aria-label="${file}"]`);
    const [sheet = ""] = await this.added(async () => {
      await part("tab-file").click();
      await part("open-file").setInputFiles({
        ...{ name: file, mimeType: "text/plain", buffer: Buffer.from(text) },
      });
      await section.waitFor({ state: "attached" });
    });
    /** What has nothing to look at is read at once. */
    if (!(await section.isVisible())) return sheet;
    const needs = section.locator("[data-testid=missing-days]");
    if (await needs.isVisible()) {
      for (const [tag, day] of [
        ["042", event.first],
        ["052", event.last],
      ] as const) {
        const field = needs.locator(`[name="${tag}"]`);
        if (await field.isVisible()) await field.fill(dateInput(day));
      }
    }
    await section.locator("button.second").click();
    return sheet;
  }

  private async pasted(rows: (WrittenEvent & { kind: "table" })["rows"]): Promise<string> {
    const { part, sheets, workbench } = this.under;
    await part("tab-crosstable").click();
    const before = await sheets();
    const [sheet = ""] = await this.added(async () => {
      await workbench.page.locator(".o-add-sheet").click();
      await workbench.page.waitForFunction(
        (count) => window.workbench!.sheets().length > count,
        before.length,
      );
    });
    await workbench.write(
      sheet,
      "A1",
      rows.map((row) => [...row]),
    );
    const headings = rows.findIndex(({ length }) => length > 1);
    await workbench.select(sheet, addressOf({ row: headings + 1, column: 1 }));
    await part("use-selection").click();
    return sheet;
  }

  /** What the pane asks before it makes a report. */
  private async answered({ first, last }: PlayedEvent): Promise<readonly string[]> {
    const { part, pane } = this.under;
    const said: string[] = [];
    const ready = pane.locator("[data-testid=create-report]:enabled");
    const way = pane.locator("[data-testid=status] button.link");
    for (;;) {
      await ready.or(way).first().waitFor();
      if (await ready.isVisible()) return said;
      const question = (await way.getAttribute("data-testid"))!;
      said.push(question);
      if (question === "to-pace") {
        await part("pace-choice").filter({ hasText: "standard" }).click();
      } else if (question === "to-day") {
        await part("start-date").fill(dateInput(first));
        await part("end-date").fill(dateInput(last));
      } else return said;
    }
  }

  /** Presses a button, and answers until it has made what it makes. */
  private async make(
    button: string,
    made: string,
    who?: { readonly id: string; readonly knows: Knows },
  ): Promise<void> {
    const { part } = this.under;
    await part(button).click();
    const asked = part(who?.id ?? "none");
    for (;;) {
      await part(made).or(part(this.again)).or(asked).first().waitFor();
      if (await part(made).isVisible()) return;
      if (who !== undefined && (await asked.isVisible())) await this.tellWho(who.id, who.knows);
      else {
        await part(this.again).click();
        await part(this.again).waitFor({ state: "detached" });
      }
    }
  }

  private async tellWho(id: string, knows: Knows): Promise<void> {
    const { part, pane } = this.under;
    const section = part(id);
    for (const question of await section.locator("fieldset").all()) {
      const [one, other] = await question.locator(".pair > div").evaluateAll((persons) =>
        persons.map((person) => {
          const firstOf = (selector: string) =>
            person.querySelector(selector)!.textContent.split("; ")[0]!;
          return { name: firstOf("strong"), event: { title: firstOf(".quiet") } };
        }),
      );
      await question.locator(`[data-testid=${id}-${knows(one!, other!) ? "one" : "two"}]`).check();
    }
    /** What is asked next is another section. */
    await section.evaluate((each) => {
      each.setAttribute("data-answered", "");
    });
    await part(`${id}-remember`).click();
    await pane.locator(`[data-testid=${id}][data-answered]`).waitFor({ state: "detached" });
  }

  /** What a page says in its line. */
  private async told(id: string, words: RegExp): Promise<string> {
    const text = (await this.under.part(id).textContent()) ?? "";
    const found = words.exec(text.replace(/\s+/g, " "));
    if (found === null) throw new Error(`Expected ${String(words)}; came: ${text}`);
    return found[1]!;
  }

  /** The sheets that are there afterwards, and were not before. */
  private async added(act: () => Promise<void>): Promise<readonly string[]> {
    const before = await this.under.sheets();
    await act();
    return (await this.under.sheets()).filter((sheet) => !before.includes(sheet));
  }
}

/** A cell or an area; what else has a name is no cell of the sheet. */
const IN_SHEET = /^[A-Z]+\d+(?::[A-Z]+\d+)?$/;
