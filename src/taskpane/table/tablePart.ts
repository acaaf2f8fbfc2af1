import type { TemplateResult } from "lit-html";
import { partView } from "../elements/part";
import type { TableActions, TablePart, TableState } from "./tableState";

/** A part as a person left it; before that it is open where it is needed. */
export function tablePart(
  { id, title }: { readonly id: TablePart; readonly title: string },
  isNeeded: boolean,
  { opened }: TableState,
  actions: TableActions,
  content: unknown,
): TemplateResult {
  const toggle = (isOpen: boolean) => {
    actions.open(id, isOpen);
  };
  return partView({ id, title, isOpen: opened.get(id) ?? isNeeded, toggle }, content);
}
