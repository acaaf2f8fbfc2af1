import type { LearnTexts } from "../../learn/learn";
import { IT_COMPARE } from "./compare";
import { IT_CURVES } from "./curves";
import { IT_EXERCISE } from "./exercise";
import { IT_LESSONS } from "./lessons";
import { IT_WHAT_IF } from "./whatIf";

export const IT_LEARN: LearnTexts = {
  compare: IT_COMPARE,
  curves: IT_CURVES,
  exercise: IT_EXERCISE,
  lessons: IT_LESSONS,
  whatIf: IT_WHAT_IF,
};
