/** Names by which a lesson is known on its sheet. */
export const LESSON_NAMES = { step: "step", sentence: "sentence", steps: "steps" } as const;

/** Under the title: the sentence, and the number of the step. */
export const LESSON_ROWS = 2;
