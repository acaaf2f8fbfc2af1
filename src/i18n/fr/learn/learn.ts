import type { LearnTexts } from "../../learn/learn";
import { FR_COMPARE } from "./compare";
import { FR_EXERCISE } from "./exercise";
import { FR_WHAT_IF } from "./whatIf";

export const FR_LEARN: LearnTexts = {
  compare: FR_COMPARE,
  exercise: FR_EXERCISE,
  whatIf: FR_WHAT_IF,
};
