import type { WhySheetTexts } from "../../../i18n/whySheet";
import { at } from "../../../rules/at";
import { averageRating } from "../../../rules/average";
import { isReason } from "../../../rules/reason";
import type { ReportRow } from "../../../rules/report/eventReport";
import type { FirstResult } from "../../../rules/report/firstResult";
import type { RatedPart } from "../../../rules/report/ratedPart";
import { kInPeriodSteps } from "../../../rules/steps/change";
import { gamesStep, pointsStep, rarNoneStep } from "../../../rules/steps/counts";
import { dpStep, percentStep, rcStep } from "../../../rules/steps/firstResult";
import { kSteps } from "../../../rules/steps/k";
import { firstResultSteps, newRatingSteps } from "../../../rules/steps/report";
import { step, type Step } from "../../../rules/steps/step";
import { because, none, told, upTo, worked, type Answer } from "./answer";
import type { KnownNames } from "../why";
import type { ReportModel } from "./reportModel";

/** What the rules say of a player's cells on a report, by the names of their columns. */

export interface ReportCell {
  readonly model: ReportModel;
  readonly place: number;
  /** Everybody's, by place. */
  readonly field: readonly string[];
  readonly texts: WhySheetTexts;
}

type OfRow = (cell: ReportCell, row: ReportRow) => Answer;

/** null: no figure of the rules. */
export function ofReport(cell: ReportCell, name: string): Answer | null {
  return FIGURES[name]?.(cell, at(cell.model.result.rows, cell.place)) ?? null;
}

/** Opponents whose games count, in their order. */
function namesOf({ model, place, field }: ReportCell): KnownNames {
  const { games } = at(model.event.players, place);
  const { games: reported } = at(model.result.rows, place);
  const opponents = games.flatMap(({ opponent }, index) =>
    reported[index]?.notCounted === null ? [opponent.name] : [],
  );
  return { field, opponents };
}

const ofRated =
  (
    figure: (cell: ReportCell, rated: RatedPart, row: ReportRow) => readonly Step[],
    ofOne = 1,
  ): OfRow =>
  (cell, row) => {
    if (row.rated === null) return none(cell.texts.onlyRated);
    return worked(figure(cell, row.rated, row), namesOf(cell), ofOne);
  };

const counting = ({ games }: ReportRow) => games.filter(({ notCounted }) => notCounted === null);

const ofRu = ofFirst((cell) => {
  const all = firstResultSteps(cell.model.result, cell.place, cell.model.edition);
  return all === null ? none(cell.texts.onlyUnrated) : worked(all, namesOf(cell));
});

/** Of an unrated player; and of one rated since, for his opponents. */
const FIRST_FIGURES: Readonly<Record<string, OfRow>> = {
  p_fraction: ofFirst((cell, { p }) => {
    const { points, played } = playedOf(cell);
    return { ...worked([percentStep(points, played, cell.model.edition)]), figure: p / 100 };
  }),
  dp: ofFirst((cell, { p, dp }) => {
    const { edition } = cell.model;
    if (dp === null) return none(cell.texts.noDp(edition));
    const { points, played } = playedOf(cell);
    return worked([percentStep(points, played, edition), dpStep(p, dp, edition)]);
  }),
  Ru: ofRu,
};

const FIGURES: Readonly<Record<string, OfRow>> = {
  /** What is lacking stands beside it. */
  Rn_first: (cell, row) => (row.firstRating === null ? told(cell.texts.formula) : ofRu(cell, row)),
  n_games: ({ model }, row) => worked([gamesStep(row.games.length, row.n, model.edition)]),
  W_points: (cell, row) => {
    const scores = counting(row).map(({ score }) => score);
    return worked([pointsStep(scores, cell.model.edition)], namesOf(cell), 2);
  },
  Rc_mean: ofRc,
  Ra: ofRa,
  We: ofRated((cell, { we }, row) => {
    const expected = counting(row).flatMap(({ pd }) => pd ?? []);
    return [step(cell.model.edition, "sum", "we", { expected, we }, we)];
  }, 100),
  W_We: ofRated((cell, _, row) => upTo(steps(cell, row), "sumOfDeltas"), 100),
  K_factor: ofRated(({ model }, { k }, { rating }) => kSteps(rating ?? 0, k, model.edition)),
  K_counted: ofRated(({ model }, { k, kCounted }, { rating, n }) => {
    const limited = kInPeriodSteps(k.k, n, model.edition);
    const own = kSteps(rating ?? 0, k, model.edition);
    return kCounted === k.k && limited.length === 0 ? own : [...own, ...limited];
  }),
  Rating_change: ofRated((cell, _, row) => upTo(steps(cell, row), "change"), 100),
  Rn: ofRated((cell, _, row) => steps(cell, row)),
  ...FIRST_FIGURES,
  ...Object.fromEntries(
    Object.entries(FIRST_FIGURES).map(([name, of]) => [`${name}_as_opponent`, of]),
  ),
};

function steps(cell: ReportCell, row: ReportRow): readonly Step[] {
  return newRatingSteps(row, cell.model.edition) ?? [];
}

/** Points and games behind p: from 2024 with the hypothetical ones, in a round robin all. */
function playedOf({ model, place }: ReportCell) {
  const { iteration, rows } = model.result;
  const { opponents } = model.edition.firstRating.hypothetical;
  if (iteration !== null && !isReason(iteration)) {
    return { points: at(iteration.rows, place).score, played: iteration.games };
  }
  const { w, n } = at(rows, place);
  return { points: w + opponents, played: n + opponents };
}

function ofFirst(figure: (cell: ReportCell, first: FirstResult) => Answer): OfRow {
  return (cell, { first }) => {
    if (first === null) return none(cell.texts.onlyUnrated);
    return isReason(first)
      ? because(first, { field: cell.field, opponents: [] })
      : figure(cell, first);
  };
}

/** The mean of the opponents who count; of an unrated player of a round robin Rc (new). */
function ofRc(cell: ReportCell, row: ReportRow): Answer {
  const { edition, result } = cell.model;
  const { rc } = row;
  if (rc === null) return none(cell.texts.noGames);
  if (row.rating === null && result.iteration !== null) {
    const all = firstResultSteps(result, cell.place, edition);
    if (all !== null && !isReason(all)) return worked(upTo(all, "rcNew"), namesOf(cell));
  }
  const ratings = counting(row).flatMap(({ opponent }) => opponent ?? []);
  const mean = averageRating(ratings, edition);
  if (mean === rc) return worked([rcStep(ratings, rc, edition)], namesOf(cell));
  return worked([rarNoneStep(row.n, edition)]);
}

/** 8.2.2 (2024). */
function ofRa(cell: ReportCell, { ra, rc, rated, n }: ReportRow): Answer {
  const { edition } = cell.model;
  if (rated !== null) return none(cell.texts.onlyUnrated);
  if (ra === null || rc === null) return none(cell.texts.noGames);
  const { opponents, rating } = edition.firstRating.hypothetical;
  const values = { rc, games: n, opponents, rating, ra };
  const { steps: before, names } = ofRc(cell, at(cell.model.result.rows, cell.place));
  return worked([...before, step(edition, "average", "ra", values, ra)], names);
}
