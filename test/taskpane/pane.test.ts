/** @jest-environment jsdom */
import { html } from "lit-html";
import { FRENCH } from "../../src/taskpane/languages/french";
import { Page } from "../../src/taskpane/page";
import { showPane, type TabOfPane } from "../../src/taskpane/pane";
import type { PaneSetting, TablePlace } from "../../src/taskpane/setting";
import { IDLE, type Working } from "../../src/taskpane/work";
import { settingOf } from "../support/paneSetting";

interface Noted extends Working {
  readonly notes: readonly string[];
}

/** A page that notes who came, and which tables it was handed. */
class NotingPage extends Page<Noted> {
  constructor(
    setting: PaneSetting,
    private readonly id: string,
  ) {
    super(setting, { ...IDLE, notes: [] });
    if (id === "taker")
      setting.tables.takenBy((table) => {
        this.take(table);
      });
  }

  protected view() {
    const give = () => {
      this.setting.tables.give({ sheet: "Open", place: { row: 3, column: 1 } });
    };
    return html`<p>${this.state.notes.join(", ")}</p>
      <button @click=${give}>give</button>`;
  }

  override shown(): void {
    this.set({ notes: [...this.state.notes, "shown"] });
  }

  private take({ sheet, place }: TablePlace): void {
    this.setting.showTab(this.id);
    this.set({ notes: [...this.state.notes, `${sheet} ${place.row} ${place.column}`] });
  }
}

const tab = (id: string, pages = 1): TabOfPane => ({
  id,
  label: ({ code }) => `${id} (${code})`,
  pages: (setting) => Array.from({ length: pages }, () => new NotingPage(setting, id)),
});

test("a tab with its pages; whoever comes to it is told to all of them; pages hand tables on", () => {
  const main = document.createElement("main");
  const setting = { ...settingOf({}), language: FRENCH };
  showPane(main, [tab("taker"), tab("giver", 2)], setting);
  const [taker, giver] = Array.from(main.querySelectorAll<HTMLElement>("[role=tabpanel]"));
  const heads = Array.from(main.querySelectorAll<HTMLElement>("[role=tab]"));
  const notes = (panel: HTMLElement) =>
    Array.from(panel.querySelectorAll("p"), ({ textContent }) => textContent);
  expect(heads.map(({ textContent }) => textContent)).toEqual(["taker (fr)", "giver (fr)"]);
  expect([notes(taker!), notes(giver!)]).toEqual([[""], ["", ""]]);
  heads[1]!.click();
  expect([notes(giver!), taker!.hidden]).toEqual([["shown", "shown"], true]);
  giver!.querySelector("button")!.click();
  expect([notes(taker!), taker!.hidden, giver!.hidden]).toEqual([["Open 3 1"], false, true]);
});
