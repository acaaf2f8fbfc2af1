import { Reason } from "../reason";
import type { Day } from "../units";
import type { Edition, EditionId, Pace } from "./edition";
import { EDITIONS } from "./editions";
import { rapidBlitzEditions } from "./rapidBlitz";

const BY_PACE: Record<Pace, readonly Edition[]> = {
  standard: EDITIONS,
  rapid: rapidBlitzEditions("rapid"),
  blitz: rapidBlitzEditions("blitz"),
};

export function newestEdition(pace: Pace): Edition {
  const editions = BY_PACE[pace];
  return editions[editions.length - 1] as Edition;
}

/** 0.1 (2011): an edition holds for the events that start while it is in force. */
export function editionOn(day: Day, pace: Pace = "standard"): Edition | Reason {
  const inForce = BY_PACE[pace].filter((edition) => edition.from <= Math.floor(day));
  return inForce[inForce.length - 1] ?? tooEarly(day, pace);
}

export function editionOf(id: EditionId, pace: Pace = "standard"): Edition | Reason {
  const editions = BY_PACE[pace];
  const [oldest] = editions as readonly [Edition];
  return editions.find((edition) => edition.id === id) ?? tooEarly(oldest.from - 1, pace);
}

function tooEarly(day: Day, pace: Pace): Reason {
  const [oldest] = BY_PACE[pace] as readonly [Edition];
  return pace === "standard"
    ? new Reason("beforeFirstEdition", "0.1", oldest.name, { day: Math.floor(day) })
    : new Reason("paceNotModelled", "0.1", oldest.name, { earliest: oldest.from });
}
