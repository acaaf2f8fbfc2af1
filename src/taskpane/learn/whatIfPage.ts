import type { ChosenEdition } from "../../desk/details";
import { playerOfReport } from "../../desk/learn/whatIf/playerOfReport";
import { changesOfScores, rusOfScores, typedRatings } from "../../desk/learn/whatIf/question";
import type { LearnTexts } from "../../i18n/learn/learn";
import { editionOf, newestEdition } from "../../rules/editions/editionOn";
import { isReason } from "../../rules/reason";
import { whatIfSheet } from "../../sheets/whatIf/whatIfSheet";
import { reportLanguages } from "../languages";
import { usualStyle, type PaneSetting } from "../setting";
import { IDLE, nameOfFirst } from "../work";
import { LearnPage } from "./learnPage";
import type { WhatIfActions, WhatIfOutcome, WhatIfState } from "./whatIfState";
import { whatIfView } from "./whatIfView";

/** Somebody of a club, in an open. */
const EXAMPLE = {
  rating: 1985,
  k: 20,
  opponents: [1840, 2110, 1975, 2240, 1790],
  score: 0,
  left: 5,
  total: 6,
  mark: 2000,
};

/** Questions with "what if", answered at once; the tables become a sheet where somebody wants them. */
export class WhatIfPage extends LearnPage<WhatIfState> {
  constructor(setting: PaneSetting, texts: LearnTexts) {
    const edition = newestEdition("standard").id;
    const typed = EXAMPLE.opponents.join(" ");
    super(setting, texts, { ...IDLE, ...EXAMPLE, edition, typed, outcome: { kind: "none" } });
  }

  protected override edition(): ChosenEdition {
    return { chosen: this.state.edition, found: null };
  }

  protected view() {
    return whatIfView(this.state, this.learn.whatIf, this.language, this.actions);
  }

  private readonly actions: WhatIfActions = {
    ...this.workActions,
    ask: (change) => {
      this.answer({ ...change, outcome: { kind: "none" } });
    },
    type: (typed) => {
      const ratings = typedRatings(typed);
      const opponents = ratings ?? this.state.opponents;
      const isOther = opponents.length !== this.state.opponents.length;
      const games = isOther ? { score: 0, left: opponents.length, total: opponents.length } : {};
      this.answer({ typed, opponents, ...games, outcome: { kind: "none" } });
    },
    take: () =>
      void this.during(async () => {
        this.set(await this.taken());
      }, "reading"),
    create: () =>
      void this.during(async () => {
        this.answer({ outcome: { kind: "none" } });
        this.set({ outcome: await this.create() });
      }),
  };

  private async taken(): Promise<Partial<WhatIfState>> {
    const selection = await this.workbook.readSelection();
    const sheet = selection === null ? null : await this.workbook.readSheet(selection.sheet);
    const player =
      selection === null || sheet === null
        ? ("not a player" as const)
        : await playerOfReport(
            sheet,
            selection.asked.row,
            (name) => this.workbook.readSheet(name),
            await reportLanguages(),
          );
    if (typeof player === "string") return { outcome: { kind: player } };
    const { name, edition, rating, k, opponents, score } = player;
    return {
      ...{ edition, opponents, typed: opponents.join(" ") },
      ...{ score: 0, left: opponents.length, total: score },
      ...(rating !== null && { rating }),
      ...(k !== null && { k }),
      outcome: { kind: "taken", player: name, isRated: rating !== null },
    };
  }

  private async create(): Promise<WhatIfOutcome> {
    const asked = this.state;
    const edition = editionOf(asked.edition);
    if (isReason(edition) || asked.opponents.length === 0) return { kind: "none" };
    const { sheets } = await this.written();
    const words = { sheets, whatIf: (await this.writtenLearn()).whatIf };
    const { rating, k, opponents, total } = asked;
    const scores = changesOfScores(asked, edition).map(({ score }) => score);
    const leastForRu = rusOfScores(asked, edition).find(({ ru }) => ru !== null)?.score ?? null;
    const style = usualStyle(this.setting);
    const order = { edition, style, rating, k, opponents, scores, total, leastForRu };
    const plan = whatIfSheet(order, words);
    return { kind: "made", sheet: nameOfFirst(await this.make([plan.name], () => [plan])) };
  }
}
