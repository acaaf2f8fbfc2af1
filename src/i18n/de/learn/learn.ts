import type { LearnTexts } from "../../learn/learn";
import { DE_COMPARE } from "./compare";
import { DE_CURVES } from "./curves";
import { DE_EXERCISE } from "./exercise";
import { DE_LESSONS } from "./lessons";
import { DE_WHAT_IF } from "./whatIf";

export const DE_LEARN: LearnTexts = {
  compare: DE_COMPARE,
  curves: DE_CURVES,
  exercise: DE_EXERCISE,
  lessons: DE_LESSONS,
  whatIf: DE_WHAT_IF,
};
