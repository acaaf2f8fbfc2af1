import { at } from "../../../rules/at";
import { counted, limitOf } from "../../../rules/counted";
import { isReason } from "../../../rules/reason";
import { scoreAgainst } from "../../../rules/robin/crosstable";
import type { Iteration, RobinRow } from "../../../rules/robin/iteration";
import { pointsStep } from "../../../rules/steps/counts";
import { dpSteps, percentStep } from "../../../rules/steps/firstResult";
import { expectedSteps } from "../../../rules/steps/game";
import { kSteps } from "../../../rules/steps/k";
import { averageSteps, iterationSteps } from "../../../rules/steps/robin";
import type { Step } from "../../../rules/steps/step";
import type { IterationRead } from "../../../sheets/iteration/readIteration";
import type { WhySheetTexts } from "../../../i18n/whySheet";
import { because, before, none, taken, told, upTo, worked, type Answer } from "./answer";
import type { IterationModel } from "./iterationModel";

/** What the rules say of the cells of an iteration, by the names of their columns. */

/** Everything an answer needs. */
export interface IterationCell {
  readonly model: IterationModel;
  readonly read: IterationRead;
  /** The player of the line. */
  readonly place: number;
  readonly texts: WhySheetTexts;
}

type OfRow = (cell: IterationCell, iteration: Iteration) => Answer;

const fieldOf = ({ read }: IterationCell) => ({
  field: read.players.map(({ name }) => name),
  opponents: [],
});

/** A column of the table: nothing without an iteration. */
export function ofTable(cell: IterationCell, name: string): Answer | null {
  const column = TABLE[name];
  if (column === undefined) return null;
  const { iteration } = cell.model;
  return isReason(iteration)
    ? { ...because(iteration, fieldOf(cell)), figure: undefined }
    : column(cell, iteration);
}

function stepsOf({ model, place }: IterationCell, iteration: Iteration): readonly Step[] {
  const steps = iterationSteps(iteration, model.edition, place, model.options);
  return isReason(steps) ? [] : steps;
}

const ofRated =
  (steps: (cell: IterationCell, iteration: Iteration) => readonly Step[], ofOne = 1): OfRow =>
  (cell, iteration) => {
    const row = at(iteration.rows, cell.place);
    if (row.kind !== "rated") return none(cell.texts.onlyRated);
    return worked(steps(cell, iteration), fieldOf(cell), ofOne);
  };

const ofUnrated =
  (steps: (cell: IterationCell, iteration: Iteration) => readonly Step[]): OfRow =>
  (cell, iteration) => {
    const row = at(iteration.rows, cell.place);
    if (row.kind === "rated") return none(cell.texts.onlyUnrated);
    if (row.kind === "left out") return because(row.why, fieldOf(cell));
    return worked(steps(cell, iteration), fieldOf(cell));
  };

const TABLE: Readonly<Record<string, OfRow>> = {
  Rating: ({ model, place, texts }) => {
    const rating = at(model.field.ratings, place);
    return rating === null ? told(texts.typed) : taken(rating, texts.typed);
  },
  W_points: (cell, iteration) => ofPoints(cell, at(iteration.rows, cell.place)),
  p_fraction: ofRated((cell, { rows, games }) => {
    return [percentStep(at(rows, cell.place).score, games, cell.model.edition)];
  }, 100),
  dp: ofRated((cell, { rows, games }) => dpOf(cell, at(rows, cell.place).score, games)),
  Rc_mean: ofUnrated((_, iteration) => averageSteps(iteration, _.model.edition)),
  dp_unrated: (cell, iteration) => {
    const row = at(iteration.rows, cell.place);
    if (row.kind === "unrated" && row.dp === null) {
      return none(cell.texts.noDp(cell.model.edition));
    }
    return ofUnrated((_, { games }) => dpOf(cell, row.score, games))(cell, iteration);
  },
  Ru: ofUnrated((cell, iteration) => before(stepsOf(cell, iteration), "countedFromRu", "rcNew")),
  Rc_new: ofUnrated((cell, iteration) => upTo(stepsOf(cell, iteration), "rcNew")),
  Ru_new: ofUnrated(stepsOf),
  We: ofRated((cell, iteration) => {
    return stepsOf(cell, iteration).filter(isWe);
  }, 100),
  K_factor: ofRated(kOf),
  Rating_change: ofRated((cell, iteration) => {
    return upTo(stepsOf(cell, iteration), "change").filter(isOfChange);
  }, 100),
  Rn: ofRated((cell, iteration) => stepsOf(cell, iteration).filter(isOfChange)),
};

function isWe({ key }: Step): boolean {
  return key === "we" || key === "wePrinted";
}

/** p and dp of a rated player make the average, and nothing of his own change. */
function isOfChange({ key }: Step): boolean {
  return key !== "p" && key !== "dp";
}

function dpOf({ model }: IterationCell, score: number, games: number): readonly Step[] {
  const steps = dpSteps(score, games, model.edition);
  return isReason(steps) ? [] : steps;
}

function kOf({ model, place }: IterationCell): readonly Step[] {
  const rating = at(model.field.ratings, place);
  return rating === null ? [] : kSteps(rating, at(model.k, place), model.edition);
}

/** W against everybody who counts; of one who is left out, of all his games. */
function ofPoints(cell: IterationCell, { kind, score }: RobinRow): Answer {
  const { model, place } = cell;
  const { scores } = model.field;
  if ("totals" in scores) return taken(score / 2, cell.texts.typed);
  const { iteration } = model;
  const others = [...scores.square.keys()].filter(
    (other) =>
      other !== place &&
      (kind === "left out" || isReason(iteration) || at(iteration.rows, other).kind !== "left out"),
  );
  const each = others.map((other) => scoreAgainst(scores.square, place, [other]));
  const opponents = others.map((other) => at(cell.read.players, other).name);
  return worked([pointsStep(each, model.edition)], { ...fieldOf(cell), opponents }, 2);
}

const AVERAGES: Readonly<Record<string, "rar" | "dpa" | "raOfRobin">> = {
  Rar: "rar",
  dpa: "dpa",
  Ra: "raOfRobin",
};

/** Rar, dpa and Ra, and what all the formulas take of the event. */
export function ofAverage(cell: IterationCell, name: string): Answer | null {
  const { iteration, edition } = cell.model;
  const { formula } = cell.texts;
  if (name === "n_opponents")
    return taken(isReason(iteration) ? undefined : iteration.opponents, formula);
  if (name === "games") return taken(isReason(iteration) ? undefined : iteration.games, formula);
  const key = AVERAGES[name];
  if (key === undefined) return null;
  if (isReason(iteration)) return { ...because(iteration, fieldOf(cell)), figure: undefined };
  const steps = averageSteps(iteration, edition);
  return worked(key === "raOfRobin" ? steps : steps.filter((step) => step.key === key));
}

/** With what a player stands over a block: his rating, or a Ru. */
export function ofStrength(cell: IterationCell, isNew: boolean): Answer {
  const { iteration } = cell.model;
  if (isReason(iteration)) return { ...because(iteration, fieldOf(cell)), figure: undefined };
  const row = at(iteration.rows, cell.place);
  if (row.kind === "rated") return taken(row.rating, cell.texts.withRating(String(row.rating)));
  if (row.kind === "left out") return because(row.why, fieldOf(cell));
  return TABLE[isNew ? "Ru_new" : "Ru"]?.(cell, iteration) ?? told();
}

/** An opponent beyond the limit, seen from the Ru of the first pass: 10.54 (2005), 8.58 (2011). */
export function ofCounted(cell: IterationCell, opponent: number): Answer {
  const { texts, place, model } = cell;
  const { iteration, edition } = model;
  if (isReason(iteration)) return { ...because(iteration, fieldOf(cell)), figure: undefined };
  const [own, other] = [at(iteration.rows, place), at(iteration.rows, opponent)];
  if (own.kind === "rated") return none(texts.onlyUnrated);
  if (own.kind === "left out") return because(own.why, fieldOf(cell));
  if (other.kind === "left out") return because(other.why, fieldOf({ ...cell, place: opponent }));
  const strength = other.kind === "rated" ? other.rating : other.ru;
  const as = counted(own.ru, strength, edition);
  if (as === strength) return none(texts.withinLimit(limitOf(own.ru, edition)));
  const step = stepsOf(cell, iteration).find(
    (each) => each.key === "countedFromRu" && each.values.opponent === opponent,
  );
  return worked(step === undefined ? [] : [step], fieldOf(cell));
}

/** PD of a rated player against another, with Ru (new) or Ru as if it were a rating. */
export function ofExpected(cell: IterationCell, opponent: number, isNew: boolean): Answer {
  const { texts, place, model } = cell;
  const { iteration, edition } = model;
  if (isReason(iteration)) return { ...because(iteration, fieldOf(cell)), figure: undefined };
  const [own, other] = [at(iteration.rows, place), at(iteration.rows, opponent)];
  if (own.kind !== "rated") return none(texts.onlyRated);
  if (other.kind === "left out") return because(other.why, fieldOf({ ...cell, place: opponent }));
  const strength = other.kind === "rated" ? other.rating : isNew ? other.ruNew : other.ru;
  return worked(expectedSteps(own.rating, strength, edition), fieldOf(cell), 100);
}
