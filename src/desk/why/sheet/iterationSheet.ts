import { BY_RULE } from "../../../sheets/iteration/byRuleBlock";
import { usesFirstRu } from "../../../sheets/iteration/expectedBlock";
import type { WhySheetTexts } from "../../../i18n/whySheet";
import { at } from "../../../rules/at";
import { fullScores, playersLeftOut } from "../../../rules/robin/event";
import { scoreAgainst } from "../../../rules/robin/crosstable";
import { pointsStep } from "../../../rules/steps/counts";
import { kSteps } from "../../../rules/steps/k";
import { filledColumns, filledRows, isFormula } from "../../../sheets/readCells";
import type { IterationRead } from "../../../sheets/iteration/readIteration";
import type { SheetRead } from "../../../sheets/sheetRead";
import type { CellPlace } from "../../../tournament/sheetCells";
import type { Tried, WhatIf } from "../why";
import { because, none, taken, told, worked, type Answer } from "./answer";
import {
  ofAverage,
  ofCounted,
  ofExpected,
  ofStrength,
  ofTable,
  type IterationCell,
} from "./iterationCells";
import { canTryPoints, iterationModel, modelByRule } from "./iterationModel";
import { ruleOnSheet, withRule } from "./withRule";
import { labelOf, namedCell, type NamedCell } from "./namedCell";
import type { OurCell, OurSheet } from "./ourSheet";
import { tryEdition, tryK, tryPoints, tryRating } from "./tries";

type Answers = (cell: IterationCell) => Answer | null;

/** The sheet of an iteration, cell by cell. */
export function iterationSheet(
  sheet: SheetRead,
  read: IterationRead,
  texts: WhySheetTexts,
): OurSheet {
  const asItIs = iterationModel(read, null, {});
  const model = (place: number, tried: Tried) =>
    Object.keys(tried).length === 0 ? asItIs : iterationModel(read, place, tried);
  const cellOf = (title: string, player: number, answers: Answers): OurCell => ({
    title,
    whatIf: triesOf(read, player, canTryPoints(read, asItIs), texts),
    answer: (tried) =>
      answerOf({ model: model(player, tried), read, place: player, texts }, answers),
  });
  return (place) => {
    const found = namedCell(sheet, place);
    if (found === null) return null;
    if (found.name.startsWith(BY_RULE)) return byRule(sheet, read, texts, place);
    if (found.area.columns > 1) return ofSquare(sheet, read, texts, found, place, cellOf);
    const label = labelOf(sheet, found);
    if (found.area.rows === 1) {
      if (!OF_ALL.has(found.name)) return null;
      const whatIf = [tryEdition(read.edition, texts, ({ hasRobin }) => hasRobin)];
      return { ...cellOf(label, 0, (cell) => ofAverage(cell, found.name)), whatIf };
    }
    const player = filledRows(sheet, found.area).indexOf(place.row);
    const who = read.players[player]?.name;
    if (who === undefined) return null;
    return cellOf(texts.of(label, who), player, (cell) => {
      return ofTable(cell, found.name) ?? ofInput(sheet, cell, found.name, place);
    });
  };
}

/** As the sheet has it; where that is as printed, by the rule as well. */
function answerOf(cell: IterationCell, answers: Answers): Answer {
  const answer = answers(cell) ?? told();
  if (cell.model.options.asPrinted !== true) return answer;
  const { model, read } = cell;
  const rule = { ...cell, model: modelByRule(model), read: { ...read, asPrinted: false } };
  return withRule(answer, answers(rule) ?? told());
}

/** A cell of the rule's table, which stands in a lesson under the one as printed. */
function byRule(
  sheet: SheetRead,
  read: IterationRead,
  texts: WhySheetTexts,
  place: CellPlace,
): OurCell | null {
  const cell = iterationSheet(ruleOnSheet(sheet), { ...read, asPrinted: false }, texts)(place);
  return cell && { ...cell, title: texts.byRule(cell.title) };
}

/** Figures of the event. */
const OF_ALL: ReadonlySet<string> = new Set(["Rar", "dpa", "Ra", "n_opponents", "games"]);

function triesOf(
  read: IterationRead,
  player: number,
  hasPoints: boolean,
  texts: WhySheetTexts,
): readonly WhatIf[] {
  const { rating, k } = at(read.players, player);
  const games = read.players.length - 1;
  const points = at(fullScores(read.scores), player);
  return [
    tryRating("rating", rating, texts),
    ...(rating === null ? [] : [tryK(k, texts)]),
    ...(hasPoints ? [tryPoints("points", points, games, texts)] : []),
    tryEdition(read.edition, texts, ({ hasRobin }) => hasRobin),
  ];
}

/** A cell of the inputs. */
function ofInput(sheet: SheetRead, cell: IterationCell, name: string, place: CellPlace): Answer {
  const { model, read, texts, place: player } = cell;
  if (name === "Points") return ofFullScore(cell);
  if (name === "Counts") return ofCounts(cell);
  if (!isFormula(sheet, place)) return told(texts.typed);
  if (name !== "K_given") return told(texts.formula);
  const rating = at(model.field.ratings, player);
  if (rating === null) return none(texts.onlyRated);
  const steps = kSteps(rating, at(model.k, player), model.edition);
  const answer = worked(steps);
  return at(read.players, player).k === null ? answer : { ...answer, said: [texts.formula] };
}

/** The sum of a line of the crosstable. */
function ofFullScore({ model, read, place, texts }: IterationCell): Answer {
  const { scores } = model.field;
  if ("totals" in scores) return told(texts.typed);
  const others = [...scores.square.keys()].filter((other) => other !== place);
  const each = others.map((other) => scoreAgainst(scores.square, place, [other]));
  const opponents = others.map((other) => at(read.players, other).name);
  return worked([pointsStep(each, model.edition)], { field: [], opponents }, 2);
}

/** 6.1: 1, or 0 of a player with too few points in a first event. */
function ofCounts({ model, place, texts }: IterationCell): Answer {
  const { field, edition } = model;
  const why = playersLeftOut(field, fullScores(field.scores), edition).get(place);
  return why === undefined ? taken(1, texts.counts) : { ...because(why), figure: 0 };
}

/** A cell of a block that has one column an opponent. */
function ofSquare(
  sheet: SheetRead,
  read: IterationRead,
  texts: WhySheetTexts,
  { name, area }: NamedCell,
  place: CellPlace,
  cellOf: (title: string, player: number, answers: Answers) => OurCell,
): OurCell | null {
  const opponent = filledColumns(sheet, area).indexOf(place.column);
  const met = read.players[opponent]?.name;
  if (met === undefined) return null;
  if (area.rows === 1) {
    return cellOf(texts.of(texts.squares.rating, met), opponent, (cell) => {
      return ofStrength(cell, isNewTaken(name, cell.read));
    });
  }
  const player = filledRows(sheet, area).indexOf(place.row);
  const who = read.players[player]?.name;
  if (who === undefined || player === opponent) return null;
  const what = (key: "result" | "counted" | "pd") => texts.against(texts.squares[key], who, met);
  if (name === "Results") {
    return cellOf(what("result"), player, (cell) => ofResult(sheet, cell, opponent, place));
  }
  if (name === "Counted_as") {
    return cellOf(what("counted"), player, (cell) => ofCounted(cell, opponent));
  }
  return cellOf(what("pd"), player, (cell) => {
    return ofExpected(cell, opponent, isNewTaken(name, cell.read));
  });
}

/** Over the PD stands Ru (new), or Ru; over the other reading the other, over the limit's Ru. */
function isNewTaken(name: string, read: IterationRead): boolean {
  const isWeFromRu = usesFirstRu(read);
  if (name === "Counted_ratings") return false;
  return name === "PD" || name === "PD_ratings" ? !isWeFromRu : isWeFromRu;
}

/** Below the diagonal what the result above it leaves; of a report both stand in its games. */
function ofResult(
  sheet: SheetRead,
  { model, place, texts, read }: IterationCell,
  opponent: number,
  where: CellPlace,
): Answer {
  const { scores } = model.field;
  if ("totals" in scores || read.isElsewhere) return told(texts.formula);
  if (opponent > place) return told(isFormula(sheet, where) ? texts.formula : texts.typed);
  if (at(at(scores.square, opponent), place).includes(null)) return told(texts.mirrored);
  const score = scoreAgainst(scores.square, opponent, [place]);
  return taken(read.gamesPerPairing - score / 2, texts.mirrored);
}
