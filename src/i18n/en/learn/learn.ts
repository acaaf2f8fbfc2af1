import type { LearnTexts } from "../../learn/learn";
import { EN_EXERCISE } from "./exercise";
import { EN_WHAT_IF } from "./whatIf";

export const EN_LEARN: LearnTexts = {
  exercise: EN_EXERCISE,
  whatIf: EN_WHAT_IF,
};
