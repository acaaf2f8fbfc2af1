import { usesFirstRu } from "../../../sheets/iteration/expectedBlock";
import type { Edition } from "../../../rules/editions/edition";
import { isReason, type Reason } from "../../../rules/reason";
import { fullScores, type RobinField } from "../../../rules/robin/event";
import { iterate, type Iteration, type IterationOptions } from "../../../rules/robin/iteration";
import type { KOfPlayer } from "../../../rules/kOfPlayer";
import type { IterationRead } from "../../../sheets/iteration/readIteration";
import { kOfEvent } from "../../../tournament/kOfEvent";
import type { Tried } from "../why";
import { editionTried, halvesTried, isTried, numberTried } from "./tries";

/** What the method gives, with values that are tried of one player. */
export interface IterationModel {
  readonly edition: Edition;
  readonly field: RobinField;
  readonly options: IterationOptions;
  readonly k: readonly KOfPlayer[];
  readonly iteration: Iteration | Reason;
}

/** The same by the rule, where the sheet has it as printed. */
export function modelByRule(model: IterationModel): IterationModel {
  const options = { ...model.options, asPrinted: false, isWeFromRu: false };
  return { ...model, options, iteration: iterate(model.field, model.edition, options) };
}

export function iterationModel(
  read: IterationRead,
  place: number | null,
  tried: Tried,
): IterationModel {
  const edition = editionTried(tried, read.edition);
  const players = read.players.map((player, each) =>
    each === place
      ? {
          ...player,
          rating: numberTried(tried, "rating", player.rating),
          k: numberTried(tried, "k", player.k),
        }
      : player,
  );
  const field: RobinField = {
    ratings: players.map(({ rating }) => rating),
    scores: place === null ? read.scores : scoresTried(read, place, tried),
    later: read.later,
  };
  const { players: k } = kOfEvent(players, edition, read);
  const isOwn = edition.id === read.edition.id;
  const options: IterationOptions = {
    k: k.map((each) => each.k),
    asPrinted: isOwn && read.asPrinted,
    isWeFromRu: isOwn && usesFirstRu(read),
  };
  return { edition, field, options, k, iteration: iterate(field, edition, options) };
}

/** Another W of one player: of a single round totals say all that the method asks. */
function scoresTried(read: IterationRead, place: number, tried: Tried): RobinField["scores"] {
  if (!isTried(tried, "points")) return read.scores;
  const full = fullScores(read.scores);
  const totals = full.map((score, each) =>
    each === place ? halvesTried(tried, "points", score) : score,
  );
  return { totals };
}

/** Whether another W can be tried: nobody is left out, and everybody meets everybody once. */
export function canTryPoints({ gamesPerPairing }: IterationRead, model: IterationModel): boolean {
  const { iteration } = model;
  if (gamesPerPairing > 1 || isReason(iteration)) return false;
  return iteration.rows.every(({ kind }) => kind !== "left out");
}
