import type { Edition, EditionId } from "./edition";

/** 10.54 (2005): "utilisant Ru comme s'il s'agissait d'un classement réel"; 8.58 (2011): "Ru (nouveau)". */
const SAYS_RU: ReadonlySet<EditionId> = new Set([2005]);

/** Whether the text leaves open which Ru makes We: Ru (new) is taken, the other can be shown. */
export function hasTwoReadingsOfWe({ id }: Edition): boolean {
  return SAYS_RU.has(id);
}
