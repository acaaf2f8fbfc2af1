/** Milliseconds in which one change follows another. */
const A_WHILE = 400;

/** Done once a while after the last of several calls. */
export function onceQuiet(done: () => void, wait = A_WHILE): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(done, wait);
  };
}
