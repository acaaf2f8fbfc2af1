/** Milliseconds of work after which the page is let go on. */
const SLICE = 25;

/** A long work in slices: between them the page answers, shows how far it is, and can be told to stop. */
export class Slices {
  private since = performance.now();

  /** `progress` is told a share from 0 to 1, and may throw to stop the work. */
  constructor(private readonly progress: (share: number) => void = () => undefined) {}

  async at(share: number): Promise<void> {
    if (performance.now() - this.since < SLICE) return;
    this.progress(share);
    await nextTurn();
    this.since = performance.now();
  }
}

/** A timer would wait for a second at a time while another page is in front. */
function nextTurn(): Promise<void> {
  if (typeof MessageChannel === "undefined") return new Promise((resolve) => setTimeout(resolve));
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
