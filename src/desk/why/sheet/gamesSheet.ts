import type { WhySheetTexts } from "../../../i18n/whySheet";
import { at } from "../../../rules/at";
import { firstResultSteps, reportedGameSteps } from "../../../rules/steps/report";
import { isReason } from "../../../rules/reason";
import { pointsStep } from "../../../rules/steps/counts";
import type { StepKey } from "../../../rules/steps/step";
import { isFormula, numberIn } from "../../../sheets/readCells";
import type { GameLineRead, ReportEventRead } from "../../../sheets/report/readReportEvent";
import type { SheetRead } from "../../../sheets/sheetRead";
import type { CellPlace } from "../../../tournament/sheetCells";
import type { WhatIf } from "../why";
import { none, taken, told, upTo, worked, type Answer } from "./answer";
import { labelOf, namedCell } from "./namedCell";
import type { OurSheet } from "./ourSheet";
import { withGameTried, type ReportModel } from "./reportModel";
import { tryEdition, tryPoints, tryRating } from "./tries";

/** The sheet of a report's games, line by line. */
export function gamesSheet(
  sheet: SheetRead,
  read: ReportEventRead,
  model: ReportModel,
  texts: WhySheetTexts,
): OurSheet {
  const names = read.report.players.map(({ name }) => name);
  return (where) => {
    const found = namedCell(sheet, where);
    if (found === null) return null;
    const label = labelOf(sheet, found);
    const line = read.lines.get(where.row);
    if (line === undefined) return hypothetical(sheet, read, texts, label, where);
    const { player, game, opponent } = line;
    const title =
      found.name === "Opponent_rating"
        ? texts.of(label, opponent.name)
        : texts.against(label, at(names, player), opponent.name);
    const cell = { line, names, texts, name: found.name, isTyped: !isFormula(sheet, where) };
    if (game === null) {
      return { title, whatIf: [], answer: () => withoutScore(cell, read) };
    }
    return {
      title,
      whatIf: triesOf(read, line, game, texts),
      answer: (tried) => {
        const isTried = Object.keys(tried).length > 0;
        return ofGame(cell, game, isTried ? withGameTried(read, player, game, tried) : model);
      },
    };
  };
}

interface GameCell {
  readonly line: GameLineRead;
  readonly names: readonly string[];
  readonly texts: WhySheetTexts;
  readonly name: string;
  readonly isTyped: boolean;
}

function ofGame(cell: GameCell, index: number, model: ReportModel): Answer {
  const { line, name, texts } = cell;
  const row = at(model.result.rows, line.player);
  const game = at(row.games, index);
  if (name === "Rating") return ofOwnRating(row.rating, texts);
  if (name === "Opponent_rating") return ofOpponent(cell, game.opponent, model);
  const { notCounted } = game;
  const key = STEPS[name];
  if (name !== "W_points" && name !== "Counted_as" && key === undefined) {
    return told(cell.isTyped ? texts.typed : texts.formula);
  }
  if (notCounted !== null) return none(texts.notCounted[notCounted](model.edition));
  if (name === "W_points") return worked([pointsStep([game.score], model.edition)], undefined, 2);
  const steps = reportedGameSteps(row.rating, game, model.edition);
  if (name === "Counted_as") {
    /** What the game counts as stands before the difference. */
    if (steps === null) return taken(game.counted, texts.withRating(String(game.counted)));
    return worked(steps.slice(0, 1));
  }
  if (steps === null || key === undefined) return none(texts.onlyRated);
  return worked(upTo(steps, key), undefined, name === "D_difference" ? 1 : 100);
}

const STEPS: Readonly<Record<string, StepKey>> = {
  D_difference: "difference",
  PD: "pd",
  Rating_change: "delta",
};

function ofOwnRating(rating: number | null, texts: WhySheetTexts): Answer {
  return rating === null ? told(texts.formula) : taken(rating, texts.formula);
}

/** A rating of the event or a stranger's, or the Ru with which an unrated player counts. */
function ofOpponent(
  { line, texts, isTyped, names }: GameCell,
  rating: number | null,
  model: ReportModel,
): Answer {
  const { place } = line.opponent;
  if (place === null && isTyped) return told(texts.typed);
  if (rating === null) return told(texts.unrated);
  if (place !== null && isRuOf(model, place)) {
    const steps = firstResultSteps(model.result, place, model.edition);
    const known = { field: names, opponents: [] };
    if (steps !== null && !isReason(steps)) {
      const answer = worked(steps, known);
      return answer.figure === rating ? answer : taken(rating, texts.formula);
    }
  }
  return taken(rating, texts.withRating(String(rating)));
}

function isRuOf({ event, result }: ReportModel, place: number): boolean {
  const { rating, isRatedSince } = at(event.players, place);
  return (rating === null || isRatedSince === true) && at(result.rows, place).first !== null;
}

/** A line whose score is none: nothing counts. */
function withoutScore({ name, texts, isTyped }: GameCell, { edition }: ReportEventRead): Answer {
  if (name === "Score" || isTyped) return told(texts.typed);
  return name === "W_points" || name === "Counted_as" || STEPS[name] !== undefined
    ? none(texts.notCounted.noScore(edition))
    : told(texts.formula);
}

function triesOf(
  { event, edition }: ReportEventRead,
  { player, opponent }: GameLineRead,
  index: number,
  texts: WhySheetTexts,
): readonly WhatIf[] {
  const { rating, games } = at(event.players, player);
  const game = at(games, index);
  const known = opponent.place === null ? game.opponent : at(event.players, opponent.place);
  return [
    tryRating("rating", rating, texts),
    tryRating("opponent", known.rating, texts),
    tryPoints("score", game.score, 1, texts),
    tryEdition(edition, texts),
  ];
}

/** 8.2.2 (2024): lines behind a player's games. */
function hypothetical(
  sheet: SheetRead,
  { edition }: ReportEventRead,
  texts: WhySheetTexts,
  title: string,
  where: CellPlace,
) {
  const isLine = numberIn(sheet, "Round", where.row) === null && isFormula(sheet, where);
  if (!isLine) return null;
  return { title, whatIf: [], answer: () => told(texts.hypothetical(edition)) };
}
