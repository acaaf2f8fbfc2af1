import type { LearnTexts } from "../../learn/learn";
import { FR_COMPARE } from "./compare";
import { FR_EXERCISE } from "./exercise";
import { FR_LESSONS } from "./lessons";
import { FR_WHAT_IF } from "./whatIf";

export const FR_LEARN: LearnTexts = {
  compare: FR_COMPARE,
  exercise: FR_EXERCISE,
  lessons: FR_LESSONS,
  whatIf: FR_WHAT_IF,
};
