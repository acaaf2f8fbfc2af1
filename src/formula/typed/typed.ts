import type { Operator } from "../expr";

/** A rectangle of cells, counted from 0; whole columns and rows reach to the end of the sheet. */
export interface TypedArea {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export type Constant = number | string | boolean;

/** A formula as people type it, with the text of each part: whatever is not known stands for itself. */
export type Typed = { readonly source: string } & TypedKind;

export type TypedCall = { readonly source: string } & Extract<TypedKind, { kind: "call" }>;

type TypedKind =
  | { readonly kind: "constant"; readonly value: Constant }
  | { readonly kind: "error"; readonly code: string }
  | { readonly kind: "array"; readonly rows: readonly (readonly Constant[])[] }
  | {
      readonly kind: "cells";
      /** null: the formula's own. */
      readonly sheet: string | null;
      readonly area: TypedArea;
    }
  | { readonly kind: "call"; readonly name: string; readonly args: readonly (Typed | null)[] }
  | { readonly kind: "sign"; readonly operator: "-" | "+" | "%"; readonly of: Typed }
  | {
      readonly kind: "binary";
      readonly operator: Operator;
      readonly left: Typed;
      readonly right: Typed;
    }
  | { readonly kind: "unknown" };

/** All parts of a formula, the outer ones first. */
export function partsOf(typed: Typed): readonly Typed[] {
  return [typed, ...membersOf(typed).flatMap(partsOf)];
}

function membersOf(typed: Typed): readonly Typed[] {
  switch (typed.kind) {
    case "call":
      return typed.args.filter((arg) => arg !== null);
    case "sign":
      return [typed.of];
    case "binary":
      return [typed.left, typed.right];
    default:
      return [];
  }
}
