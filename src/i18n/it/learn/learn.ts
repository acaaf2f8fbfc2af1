import type { LearnTexts } from "../../learn/learn";
import { IT_WHAT_IF } from "./whatIf";

export const IT_LEARN: LearnTexts = {
  whatIf: IT_WHAT_IF,
};
