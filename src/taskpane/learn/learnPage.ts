import type { LearnTexts } from "../../i18n/learn/learn";
import { Page } from "../page";
import type { PaneSetting } from "../setting";
import type { Working } from "../work";
import { learnTexts } from "./learnTexts";

/** A page of the tab Learn, with the words that are its own. */
export abstract class LearnPage<State extends Working> extends Page<State> {
  constructor(
    setting: PaneSetting,
    protected readonly learn: LearnTexts,
    state: State,
  ) {
    super(setting, state);
  }

  /** The words of what is written for teaching. */
  protected async writtenLearn(): Promise<LearnTexts> {
    const { code } = await this.written();
    return code === this.language.code ? this.learn : learnTexts(code);
  }
}
