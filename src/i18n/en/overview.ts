import type { OverviewTexts } from "../overview";

export const EN_OVERVIEW: OverviewTexts = {
  name: "Contents",
  title: "Contents of this workbook",
  note: "Click a name to go to its sheet. Make the overview again after sheets have come or gone.",
  headings: {
    sheet: "Sheet",
    kind: "What it is",
    title: "Title",
    facts: "Edition, days",
    sums: "Players",
    state: "State",
  },
  kinds: {
    report: "rating report",
    games: "games of a report",
    pages: "players’ pages",
    iteration: "iteration Ra, Ru",
    period: "rating period",
    results: "results of a period",
    firstRating: "first rating",
    correction: "comparison of reports or periods",
    file: "tournament file",
    comparison: "comparison of editions",
    curve: "curve or table",
    exercise: "exercise",
    answers: "answers of exercises",
    whatIf: "what if",
    persons: "answers on who is who",
    lesson: "lesson",
  },
};
