import type { LearnTexts } from "../../learn/learn";
import { EN_COMPARE } from "./compare";
import { EN_CURVES } from "./curves";
import { EN_EXERCISE } from "./exercise";
import { EN_LESSONS } from "./lessons";
import { EN_WHAT_IF } from "./whatIf";

export const EN_LEARN: LearnTexts = {
  compare: EN_COMPARE,
  curves: EN_CURVES,
  exercise: EN_EXERCISE,
  lessons: EN_LESSONS,
  whatIf: EN_WHAT_IF,
};
