import type { Edition, Pace } from "./edition";

/** The pace of the events that an edition is for. */
export function paceOf({ name }: Pick<Edition, "name">): Pace {
  if (name.startsWith("rapid")) return "rapid";
  return name.startsWith("blitz") ? "blitz" : "standard";
}
