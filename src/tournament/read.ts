import type { Finding } from "./finding";

/** What was made of cells or lines, and what there is to say of them. */
export interface Read<T, F = Finding> {
  readonly value: T;
  readonly findings: readonly F[];
}

export function read<T>(value: T): Read<T, never>;
export function read<T, F>(value: T, ...findings: readonly F[]): Read<T, F>;
export function read<T, F>(value: T, ...findings: readonly F[]): Read<T, F> {
  return { value, findings };
}

/** One after the other, with all that there is to say of them. */
export function inTurn<T, F>(reads: readonly Read<T, F>[]): Read<readonly T[], F> {
  return {
    value: reads.map(({ value }) => value),
    findings: reads.flatMap(({ findings }) => findings),
  };
}
