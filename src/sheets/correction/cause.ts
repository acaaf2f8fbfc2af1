import { nameKey } from "../../tournament/identity";
import { joined, text, type Expr } from "../../formula/expr";
import type { ComparedWords } from "../../i18n/correction";
import { figureCell, figureOf, nameCell, type Side } from "./side";
import type { PlayerPair } from "./samePlayers";

/** Something that is otherwise, and where it stands on both sides. */
export interface Cause {
  readonly player: string;
  readonly what: string;
  /** null where it stands on one side alone. */
  readonly before: Expr | null;
  readonly after: Expr | null;
  /** Which game it is of: its other player has the same cause. */
  readonly game?: string;
}

/** What was put in otherwise of a player: himself, his name, his rating, his K. */
export function playerCauses<C extends string>(
  before: Side<C>,
  after: Side<C>,
  { before: one, after: other }: PlayerPair,
  { inputs, name, ofSides }: InputWords<C>,
): Cause[] {
  const [was, is] = [nameOf(before, one), nameOf(after, other)];
  const player = is ?? was ?? "";
  if (one === null || other === null) {
    const what = one === null ? ofSides.onlyAfter : ofSides.onlyBefore;
    return [{ player, what, before: null, after: null }];
  }
  const figures = inputs
    .filter(([column]) => figureOf(before, one, column) !== figureOf(after, other, column))
    .map(([column, what]) => ({
      player,
      what,
      before: figureCell(before, one, column),
      after: figureCell(after, other, column),
    }));
  if (nameKey(was ?? "") === nameKey(is ?? "")) return figures;
  const names = { before: nameCell(before, one), after: nameCell(after, other) };
  return [{ player, what: name, ...names }, ...figures];
}

interface InputWords<C extends string> {
  /** What is put in, and does not follow. */
  readonly inputs: readonly (readonly [C, string])[];
  readonly name: string;
  readonly ofSides: Pick<ComparedWords, "onlyBefore" | "onlyAfter">;
}

function nameOf<C extends string>({ players }: Side<C>, player: number | null) {
  return player === null ? null : (players[player]?.name ?? null);
}

/** A game's result is corrected for both of its players; it is told of the first. */
export function onceAGame(all: readonly Cause[]): readonly Cause[] {
  const known = new Set<string>();
  return all.filter(({ game }) => {
    if (game === undefined) return true;
    const isNew = !known.has(game);
    known.add(game);
    return isNew;
  });
}

/** What is otherwise, and where they are: from what to what. */
export function causeSaid({ what, before, after }: Cause): Expr {
  const [first, ...rest] = [before, after].flatMap((cell) => cell ?? []);
  if (first === undefined) return text(what);
  return joined(
    "&",
    [text(`${what} `), first, ...rest.flatMap((cell) => [text(" → "), cell])],
    first,
  );
}
