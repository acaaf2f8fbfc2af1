import type { Working } from "../work";
import type { ListedFunction } from "./listedFunction";

export interface FunctionsState extends Working {
  /** Null until they are loaded. */
  readonly functions: readonly ListedFunction[] | null;
  /** What is looked for. */
  readonly words: string;
}

export interface FunctionsActions {
  readonly find: (words: string) => void;
}
