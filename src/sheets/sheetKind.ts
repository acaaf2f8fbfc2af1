import type { SheetNames } from "./sheetRead";

/** What the sheets are, by the names of their titles. */
export const TITLE_NAMES = {
  report: "Rating_report",
  games: "Rating_games",
  pages: "Player_pages",
  iteration: "Iteration",
  period: "Rating_period",
  results: "Period_results",
  firstRating: "First_rating",
  correction: "Rating_correction",
  file: "Tournament_file",
  overview: "Contents_of_workbook",
  comparison: "Edition_comparison",
  curve: "Curve",
  exercise: "Exercise",
  answers: "Exercise_answers",
  whatIf: "What_if",
  lesson: "Lesson",
  persons: "Who_is_who",
} as const;

export type SheetKind = keyof typeof TITLE_NAMES;

const KINDS = Object.entries(TITLE_NAMES) as [SheetKind, string][];

/** null: somebody else's sheet, or one made before sheets had names. */
export function kindOfSheet({ own }: SheetNames): SheetKind | null {
  return KINDS.find(([, name]) => own.has(name))?.[0] ?? null;
}

/** The name that marks a sheet as the copy of another: nothing is made of it a second time. */
export const COPY_MARK = "Copy_of";
