import type { ChosenEdition } from "../../desk/details";
import type { LearnTexts } from "../../i18n/learn/learn";
import { newestEdition } from "../../rules/editions/editionOn";
import type { PaneSetting } from "../setting";
import { IDLE } from "../work";
import { LearnPage } from "./learnPage";
import type { WhatIfState } from "./whatIfState";
import { whatIfView } from "./whatIfView";

/** Questions with "what if", answered at once: nothing is written. */
export class WhatIfPage extends LearnPage<WhatIfState> {
  constructor(setting: PaneSetting, texts: LearnTexts) {
    super(setting, texts, { ...IDLE, edition: newestEdition("standard").id, k: 20 });
  }

  protected override edition(): ChosenEdition {
    return { chosen: this.state.edition, found: null };
  }

  protected view() {
    return whatIfView(this.state, this.learn.whatIf, this.language, (change) => {
      this.answer(change);
    });
  }
}
