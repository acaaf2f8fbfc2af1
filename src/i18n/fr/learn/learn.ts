import type { LearnTexts } from "../../learn/learn";
import { FR_WHAT_IF } from "./whatIf";

export const FR_LEARN: LearnTexts = {
  whatIf: FR_WHAT_IF,
};
