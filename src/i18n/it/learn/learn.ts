import type { LearnTexts } from "../../learn/learn";
import { IT_EXERCISE } from "./exercise";
import { IT_WHAT_IF } from "./whatIf";

export const IT_LEARN: LearnTexts = {
  exercise: IT_EXERCISE,
  whatIf: IT_WHAT_IF,
};
