import { answersSaid } from "../../../src/desk/ratings/whoIsWho";
import type { NamedReport } from "../../../src/sheets/period/resultsOfReports";
import { personsOf } from "../../../src/sheets/report/persons";
import type { Answer } from "../../../src/tournament/identity/answers";

/** What a person answers who knows that a name is one person, whatever the ratings of random events say. */
export function allOne(reports: readonly NamedReport[]): readonly Answer[] {
  let answers: readonly Answer[] = [];
  for (;;) {
    const { doubts } = personsOf(reports, answers);
    if (doubts.length === 0) return answers;
    answers = [...answers, ...answersSaid(new Map(doubts.map((doubt) => [doubt, 1])))];
  }
}
