import { handOnOf, type HandOn } from "../../desk/sheets/handOn";
import { isToChoose, listedToHandOn } from "../../desk/sheets/listedToHandOn";
import type { NamedCells } from "../../desk/selectedCells";
import { familyOf } from "../../sheets/handOn/family";
import type { WrittenSheet } from "../../sheets/writeSheets";
import { reportLanguages, sheetLanguages } from "../languages";
import { Page } from "../page";
import type { PaneSetting } from "../setting";
import { IDLE } from "../work";
import { NOTHING_HANDED, type HandOnActions, type HandOnState } from "./handOnState";
import { handOnView } from "./handOnView";

/** The sheet that is shown, with those that belong to it, becomes copies for people without the add-in. */
export class HandOnPage extends Page<HandOnState> {
  constructor(setting: PaneSetting) {
    const chosen = new Set<string>();
    super(setting, { ...IDLE, style: "values", listed: null, chosen, outcome: NOTHING_HANDED });
  }

  protected view() {
    return handOnView(this.state, this.language, this.actions);
  }

  private readonly actions: HandOnActions = {
    ...this.workActions,
    chooseStyle: (style) => {
      this.set({ style });
    },
    choose: (sheet, isOn) => {
      const others = [...this.state.chosen].filter((each) => each !== sheet);
      this.answer({ chosen: new Set(isOn ? [...others, sheet] : others), outcome: NOTHING_HANDED });
    },
    forget: () => {
      this.answer({ listed: null, outcome: NOTHING_HANDED });
    },
    handOn: () =>
      void this.during(async () => {
        this.answer({ outcome: NOTHING_HANDED });
        const { listed, chosen } = this.state;
        if (listed === null) await this.start();
        else
          await this.handOnChosen(
            listed.map(({ sheet }) => sheet).filter((each) => chosen.has(each)),
          );
      }),
  };

  /** A few sheets go along at once; of many a person chooses. */
  private async start(): Promise<void> {
    const shown = await this.workbook.readSheet(null);
    if (shown === null) {
      this.set({ outcome: { kind: "empty" } });
      return;
    }
    const named = await this.workbook.readNamed();
    const family = await familyOf(shown, named, (sheets) => this.workbook.readSheets(sheets));
    if (!isToChoose(family)) {
      await this.handOn(family);
      return;
    }
    const listed = listedToHandOn(family, await reportLanguages());
    const proposed = listed.filter(({ isSuperseded }) => !isSuperseded);
    this.set({ listed, chosen: new Set(proposed.map(({ sheet }) => sheet)) });
  }

  /** As they are now. */
  private async handOnChosen(sheets: readonly string[]): Promise<void> {
    if (sheets.length === 0) this.set({ outcome: { kind: "none chosen" } });
    else await this.handOn(await this.workbook.readSheets(sheets));
  }

  private async handOn(family: readonly NamedCells[]): Promise<void> {
    const taken = await this.workbook.sheetNames();
    const { sheets: texts } = await this.written();
    const languages = await sheetLanguages();
    const { style } = this.state;
    const { copies, tables, unsure } = handOnOf(family, taken, style, texts, languages);
    /** Excel takes no formula that speaks of a sheet before it is there. */
    const looked = tables === null ? [] : await this.write([tables.name], () => [tables]);
    this.told([...looked, ...(await this.copied(copies, looked))]);
    await this.workbook.select(copies[0]?.name ?? "", FIRST_CELL);
    this.set({ listed: null, outcome: { kind: "made", unsure } });
  }

  /** Without the copies nobody looks up the tables. */
  private async copied(
    copies: HandOn["copies"],
    tables: readonly WrittenSheet[],
  ): Promise<readonly WrittenSheet[]> {
    try {
      return await this.workbook.copy(copies, this.writing());
    } catch (error) {
      await this.workbook.remove(tables);
      throw error;
    }
  }
}

const FIRST_CELL = { row: 0, column: 0, rows: 1, columns: 1 };
