import type { LessonShown } from "../../desk/learn/lessonShown";
import type { LessonKey } from "../../i18n/learn/lessons";
import type { StyleName } from "../../sheets/articles/style";
import type { WorkActions, Working } from "../work";

/** What came of a button. */
type LessonOutcome =
  | { readonly kind: "none" }
  | { readonly kind: "inserted"; readonly sheet: string }
  /** The sheet in view is none. */
  | { readonly kind: "no lesson" }
  /** The number of the step is no longer what was read. */
  | { readonly kind: "changed" };

export interface LessonsState extends Working {
  readonly key: LessonKey;
  readonly style: StyleName;
  /** As it was shown last; null: none yet. */
  readonly shown: LessonShown | null;
  readonly outcome: LessonOutcome;
}

export interface LessonActions extends WorkActions {
  readonly choose: (change: Partial<Pick<LessonsState, "key" | "style">>) => void;
  readonly insert: () => void;
  /** So many steps further, or to the first. */
  readonly turn: (to: number | "first") => void;
}
