import { text } from "../../formula/expr";
import { f } from "../../formula/template";
import type { ComparedOfPeriod, CorrectionTexts } from "../../i18n/correction";
import type { SheetTexts } from "../../i18n/sheets";
import type { PeriodPlayerRead } from "../period/readPeriodSheets";
import type { State } from "../head";
import { eventSheetName } from "../sheetName";
import type { Look } from "../sheetPlan";
import { onceAGame, playerCauses, type Cause } from "./cause";
import type { Compared } from "./compared";
import { eventCauses } from "./eventCauses";
import { gamesOfEvents } from "./gamesOfEvents";
import type { PeriodCorrectionOrder } from "./order";
import { resultCells, sideOfPeriod } from "./periodSide";
import { hasOtherGames, sameEvents } from "./samePeriodEvents";
import { samePlayers, type PlayerPair } from "./samePlayers";
import { figureCell, figureOf, type Side } from "./side";

const FIGURES: readonly (readonly [ComparedOfPeriod, Look])[] = [
  ["rn", "whole"],
  ["change", "change"],
  ["delta", "change"],
  ["n", "whole"],
  ["events", "whole"],
  ["k", "whole"],
  ["rating", "whole"],
];

type Sides = Pick<Compared<ComparedOfPeriod>, "before" | "after">;

/** Two periods: for whom the new rating is another one, in which events, and why. */
export function comparedPeriods(
  order: PeriodCorrectionOrder,
  texts: SheetTexts,
): Compared<ComparedOfPeriod> {
  const { correction: words, tabs } = texts;
  const { periods } = words;
  const sides = { before: sideOfPeriod(order.before), after: sideOfPeriod(order.after) };
  const { sheet } = order.after;
  return {
    ...sides,
    words: periods,
    name: eventSheetName(sheet, { content: tabs.comparison, alone: periods.name }),
    subject: sheet,
    figures: FIGURES.map(([column, look]) => ({ column, heading: words.headings[column], look })),
    ratings: ["rn"],
    pairs: pairsOf(order),
    causes: causesOf(order, sides, words),
    states: statesOf(order, words),
  };
}

function statesOf({ madeAnew }: PeriodCorrectionOrder, words: CorrectionTexts): readonly State[] {
  return madeAnew.length === 0
    ? []
    : [{ when: f`TRUE`, says: words.madeAnew(madeAnew.join(", ")) }];
}

/** Without the event's order nobody is taken for somebody of another name. */
function pairsOf({ before, after }: Pick<PeriodCorrectionOrder, "before" | "after">) {
  return samePlayers(before.read.players, after.read.players, false);
}

function causesOf(
  order: PeriodCorrectionOrder,
  sides: Sides,
  words: CorrectionTexts,
): readonly Cause[] {
  const { before, after } = sides;
  const { periods, cause } = words;
  const inputs = [["rating", cause.rating] as const, ["k", cause.k] as const];
  const put = { inputs, name: cause.name, ofSides: periods };
  const ofEvents = {
    before: resultCells(order.before),
    after: resultCells(order.after),
    games: gamesOfEvents(order.reports, cause),
    words: cause,
  };
  const all = pairsOf(order).flatMap((pair) => {
    const { was, is } = playersOf(order, pair);
    const told = (column: "rating" | "k") =>
      [ofSide(before, pair.before, column), ofSide(after, pair.after, column)] as const;
    const events = {
      name: (is ?? was)?.name ?? "",
      were: was?.results ?? [],
      are: is?.results ?? [],
      told: { rating: told("rating"), kCounted: told("k") },
    };
    return [
      ...playerCauses(before, after, pair, put),
      ...firstRatings(sides, pair, { was, is }, words),
      ...eventCauses(events, ofEvents),
    ];
  });
  return onceAGame(all);
}

function ofSide(side: Sides["before"], player: number | null, column: ComparedOfPeriod) {
  return player === null ? "" : figureOf(side, player, column);
}

interface Players {
  readonly was: PeriodPlayerRead | null;
  readonly is: PeriodPlayerRead | null;
}

function playersOf(
  { before, after }: Pick<PeriodCorrectionOrder, "before" | "after">,
  pair: PlayerPair,
): Players {
  return {
    was: pair.before === null ? null : (before.read.players[pair.before] ?? null),
    is: pair.after === null ? null : (after.read.players[pair.after] ?? null),
  };
}

/** Of players who are unrated in both: their new rating comes from another sheet. */
function firstRatings(
  { before, after }: Sides,
  pair: PlayerPair,
  { was, is }: Players,
  { missing, cause: { firstRating: what } }: CorrectionTexts,
): Cause[] {
  if (pair.before === null || pair.after === null) return [];
  if (was?.rating !== null || is?.rating !== null) return [];
  const [one, other] = [pair.before, pair.after];
  if (figureOf(before, one, "rn") === figureOf(after, other, "rn")) return [];
  const shown = (side: Side<ComparedOfPeriod>, player: number) =>
    figureOf(side, player, "rn") === "" ? text(missing) : figureCell(side, player, "rn");
  return [{ player: is.name, what, before: shown(before, one), after: shown(after, other) }];
}

/** The reports whose games say why an event differs. */
export function reportsBehind(
  order: Pick<PeriodCorrectionOrder, "before" | "after">,
): readonly string[] {
  const sheets = pairsOf(order).flatMap((pair) => {
    const { was, is } = playersOf(order, pair);
    return sameEvents(was?.results ?? [], is?.results ?? [])
      .filter(hasOtherGames)
      .flatMap((events) =>
        [events.was?.report?.sheet ?? [], events.is?.report?.sheet ?? []].flat(),
      );
  });
  return [...new Set(sheets)];
}
