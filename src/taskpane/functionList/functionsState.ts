import type { Inserting } from "../../desk/insertedFunction";
import type { Working } from "../work";
import type { ListedFunction } from "./listedFunction";

export interface FunctionsState extends Working {
  /** Null until they are loaded. */
  readonly functions: readonly ListedFunction[] | null;
  /** What is looked for. */
  readonly words: string;
  readonly inserting: Inserting;
}

export interface FunctionsActions {
  readonly find: (words: string) => void;
  /** Into the selected cell, where nothing stands there. */
  readonly insert: (each: ListedFunction) => void;
  /** Into the cell that was asked about. */
  readonly replace: () => void;
  readonly keep: () => void;
  readonly takeBack: () => void;
}
