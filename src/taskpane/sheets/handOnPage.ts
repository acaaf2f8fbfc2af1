import { handOnOf, type HandOn } from "../../desk/sheets/handOn";
import { familyOf } from "../../sheets/handOn/family";
import type { HandOnStyle } from "../../sheets/handOn/handedOn";
import type { WrittenSheet } from "../../sheets/writeSheets";
import { sheetLanguages } from "../languages";
import { Page } from "../page";
import type { PaneSetting } from "../setting";
import { IDLE } from "../work";
import { NOTHING_HANDED, type HandOnActions, type HandOnState } from "./handOnState";
import { handOnView } from "./handOnView";

/** The sheet that is shown, with those that belong to it, becomes copies for people without the add-in. */
export class HandOnPage extends Page<HandOnState> {
  constructor(setting: PaneSetting) {
    super(setting, { ...IDLE, style: "values", outcome: NOTHING_HANDED });
  }

  protected view() {
    return handOnView(this.state, this.language, this.actions);
  }

  private readonly actions: HandOnActions = {
    ...this.workActions,
    chooseStyle: (style) => {
      this.set({ style });
    },
    handOn: () =>
      void this.during(async () => {
        this.answer({ outcome: NOTHING_HANDED });
        this.set({ outcome: await this.handOn(this.state.style) });
      }),
  };

  private async handOn(style: HandOnStyle): Promise<HandOnState["outcome"]> {
    const shown = await this.workbook.readSheet(null);
    if (shown === null) return { kind: "empty" };
    const named = await this.workbook.readNamed();
    const family = await familyOf(shown, named, (sheet) => this.workbook.readSheet(sheet));
    const taken = await this.workbook.sheetNames();
    const { sheets: texts } = await this.written();
    const languages = await sheetLanguages();
    const { copies, tables, unsure } = handOnOf(family, taken, style, texts, languages);
    /** Excel takes no formula that speaks of a sheet before it is there. */
    const looked = tables === null ? [] : await this.write([tables.name], () => [tables]);
    this.told([...looked, ...(await this.copied(copies, looked))]);
    await this.workbook.select(copies[0]?.name ?? "", FIRST_CELL);
    return { kind: "made", unsure };
  }

  /** Without the copies nobody looks up the tables. */
  private async copied(
    copies: HandOn["copies"],
    tables: readonly WrittenSheet[],
  ): Promise<readonly WrittenSheet[]> {
    try {
      return await this.workbook.copy(copies);
    } catch (error) {
      await this.workbook.remove(tables);
      throw error;
    }
  }
}

const FIRST_CELL = { row: 0, column: 0, rows: 1, columns: 1 };
