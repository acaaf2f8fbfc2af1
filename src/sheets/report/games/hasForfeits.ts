import type { ReportOrder } from "../order";

/** 6.5 (2005): of a match forfeits before a game stand with it. */
export function hasForfeits({ event }: Pick<ReportOrder, "event">): boolean {
  const isAny = event.players.some(({ games }) =>
    games.some((game) => game.forfeits !== undefined),
  );
  return event.kind === "match" && isAny;
}
