import type { FixedDeadline } from "../rules/deadlines";
import type { HalfPoints } from "../rules/units";
import type { CompositionCheck, CompositionKey } from "../tournament/composition";
import type { TooFast } from "../tournament/kinds/tooFast";
import type { TimeCheckKey, TimeCheckValues } from "../tournament/timeChecks";
import type { KindCheckKey, KindCheckValues } from "../tournament/kinds/kindChecks";

/** What the pane says of articles 1 to 6 and of the deadlines, in one language. */
export interface CheckTexts {
  readonly kindChecks: { readonly [K in KindCheckKey]: (values: KindCheckValues[K]) => string };
  /** Each with the edition's name, for the articles within. */
  readonly timeChecks: {
    readonly [K in TimeCheckKey]: (values: TimeCheckValues[K], edition: string) => string;
  };
  readonly official: (article: string) => string;
  /** So many games are enough for a first rating. */
  readonly exception: (games: number) => string;
  readonly deadlines: string;
  readonly deadline: Readonly<Record<FixedDeadline, (date: string, article: string) => string>>;
  readonly normally: (list: string, reportedBy: string, article: string) => string;
  readonly interim: (dates: string, article: string) => string;
  readonly licensed: (article: string) => string;
  readonly announced: (article: string) => string;
  readonly appeal: (article: string) => string;
  readonly notFirst: (name: string, score: HalfPoints) => string;
  readonly checksMet: (unmet: number) => string;
  readonly composition: Readonly<Record<CompositionKey, (check: CompositionCheck) => string>>;
  readonly met: string;
  readonly notMet: string;
  readonly leftOutCheck: (names: string) => string;
  /** `isFirst`: of a first event alone, not of any. */
  readonly tooFewPoints: (names: string, isFirst: boolean) => string;
  readonly nobodyLeftOut: string;
}

/** Who met whom, and when, where that is told: Anna – Boris (round 3). */
export function gamesTooFast(
  roundText: (round: number) => string,
): (games: readonly TooFast[]) => string {
  return (games) =>
    games
      .map(({ players, round }) => {
        const met = players.join(" – ");
        return round === null ? met : `${met} (${roundText(round)})`;
      })
      .join(", ");
}
