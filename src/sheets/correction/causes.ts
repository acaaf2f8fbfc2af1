import { nameKey } from "../../tournament/identity";
import type { CorrectionTexts } from "../../i18n/correction";
import { figureCell, figureOf, nameCell, type ReportSide } from "./reportSide";
import { gameCauses, type Both, type Cause } from "./gameCauses";
import type { PlayerPair } from "./samePlayers";

/** What was put in otherwise: players, ratings, K, opponents, results. Everything else follows. */
export function causes(
  before: ReportSide,
  after: ReportSide,
  pairs: readonly PlayerPair[],
  texts: CorrectionTexts,
): readonly Cause[] {
  const isRobin = before.report.isRobin || after.report.isRobin;
  const both = { before, after, texts, isRobin, renamed: renamed(before, after, pairs) };
  return onceAGame(pairs.flatMap((pair) => [...ofPlayer(both, pair), ...gameCauses(both, pair)]));
}

function renamed(before: ReportSide, after: ReportSide, pairs: readonly PlayerPair[]) {
  return new Map(
    pairs.flatMap((pair): [string, string][] => {
      const was = nameOf(before, pair.before);
      const is = nameOf(after, pair.after);
      return was === null || is === null ? [] : [[was, is]];
    }),
  );
}

function nameOf({ report }: ReportSide, player: number | null): string | null {
  return player === null ? null : (report.players[player]?.name ?? null);
}

function ofPlayer({ before, after, texts }: Both, pair: PlayerPair): Cause[] {
  const { cause } = texts;
  const was = nameOf(before, pair.before);
  const is = nameOf(after, pair.after);
  const player = is ?? was ?? "";
  if (pair.before === null || pair.after === null) {
    const what = pair.before === null ? cause.onlyAfter : cause.onlyBefore;
    return [{ player, what, before: null, after: null }];
  }
  const [one, other] = [pair.before, pair.after];
  const figures = (["rating", "k"] as const)
    .filter((column) => figureOf(before, one, column) !== figureOf(after, other, column))
    .map((column) => ({
      player,
      what: cause[column],
      before: figureCell(before, one, column),
      after: figureCell(after, other, column),
    }));
  if (nameKey(was ?? "") === nameKey(is ?? "")) return figures;
  const names = { before: nameCell(before, one), after: nameCell(after, other) };
  return [{ player, what: cause.name, ...names }, ...figures];
}

/** A game's result is corrected for both of its players; it is told of the first. */
function onceAGame(all: readonly Cause[]): readonly Cause[] {
  const known = new Set<string>();
  return all.filter(({ game }) => {
    if (game === undefined) return true;
    const isNew = !known.has(game);
    known.add(game);
    return isNew;
  });
}
