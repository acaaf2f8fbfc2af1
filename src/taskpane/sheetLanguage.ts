import type { PaneLanguage } from "./language";
import { LANGUAGES } from "./languages";

/** Where a choice outlives the pane. */
type Memory = Pick<Storage, "getItem" | "setItem">;

const KEY = "sheet-language";

/** The language of what is written, chosen apart from the one that the pane is shown in. */
export class SheetLanguage {
  private code: string;

  constructor(
    private readonly pane: PaneLanguage,
    private readonly memory: () => Memory = () => localStorage,
  ) {
    this.code = this.remembered();
  }

  /** Empty: as the pane. */
  get chosen(): string {
    return this.named === undefined ? "" : this.code;
  }

  /** Its words, once they are wanted. */
  now(): Promise<PaneLanguage> {
    const { named } = this;
    return named === undefined || named.code === this.pane.code
      ? Promise.resolve(this.pane)
      : named.words();
  }

  choose(code: string): void {
    this.code = code;
    try {
      this.memory().setItem(KEY, code);
    } catch {
      /** A browser that keeps nothing for a frame of another site: it lasts as long as the pane. */
    }
  }

  private get named(): (typeof LANGUAGES)[number] | undefined {
    return LANGUAGES.find(({ code }) => code === this.code);
  }

  private remembered(): string {
    try {
      return this.memory().getItem(KEY) ?? "";
    } catch {
      return "";
    }
  }
}
