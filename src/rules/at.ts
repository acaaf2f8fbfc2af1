/** An element that is there by construction: the index stems from this list or one as long. */
export function at<T>(list: readonly T[], index: number): T {
  return list[index] as T;
}

/** The last element of a list that is never empty. */
export function last<T>(list: readonly T[]): T {
  return list[list.length - 1] as T;
}
