import type { LearnTexts } from "../../learn/learn";
import { FR_COMPARE } from "./compare";
import { FR_CURVES } from "./curves";
import { FR_EXERCISE } from "./exercise";
import { FR_LESSONS } from "./lessons";
import { FR_WHAT_IF } from "./whatIf";

export const FR_LEARN: LearnTexts = {
  compare: FR_COMPARE,
  curves: FR_CURVES,
  exercise: FR_EXERCISE,
  lessons: FR_LESSONS,
  whatIf: FR_WHAT_IF,
};
