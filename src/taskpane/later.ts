/** A part of the pane did not come: the network is down, or a new version has other parts. */
export class NotLoaded extends Error {}

/** A part of the pane, as a file of its own that is loaded when it is needed. */
type Part<Loaded> = () => Promise<Loaded>;

const PARTS: Part<unknown>[] = [];

/** What the first screen does not need; what did not come is asked for again the next time. */
export function later<Loaded>(load: Part<Loaded>): Part<Loaded> {
  const part = async () => {
    try {
      return await load();
    } catch (error) {
      throw new NotLoaded(error instanceof Error ? error.message : String(error));
    }
  };
  PARTS.push(part);
  return part;
}

/** One after the other, so that nobody waits for a part later, and the network may go away. */
export async function loadAll(): Promise<void> {
  for (const part of PARTS) await part().catch(() => undefined);
}
