import type { LearnTexts } from "../../learn/learn";
import { EN_WHAT_IF } from "./whatIf";

export const EN_LEARN: LearnTexts = {
  whatIf: EN_WHAT_IF,
};
