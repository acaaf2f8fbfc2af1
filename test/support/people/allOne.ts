import { answersSaid } from "../../../src/desk/ratings/whoIsWho";
import type { NamedReport } from "../../../src/sheets/period/resultsOfReports";
import { personsOf } from "../../../src/sheets/report/persons";
import type { Answer } from "../../../src/tournament/identity/answers";

/**
 * What a person answers who knows that a name is one person, whatever the ratings of random events say.
 * Each round of answers joins somebody: there are no more of them than lines.
 */
export function allOne(reports: readonly NamedReport[]): readonly Answer[] {
  let answers: readonly Answer[] = [];
  const lines = reports.flatMap(({ report }) => report.players);
  for (let round = 0; round <= lines.length; round += 1) {
    const { doubts } = personsOf(reports, answers);
    if (doubts.length === 0) return answers;
    answers = [...answers, ...answersSaid(new Map(doubts.map((doubt) => [doubt, 1])))];
  }
  throw new Error("Who was said to be one person is asked about again.");
}
