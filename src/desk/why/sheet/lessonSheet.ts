import type { WhySheetTexts } from "../../../i18n/whySheet";
import { last } from "../../../rules/at";
import type { ChangeRules, Edition } from "../../../rules/editions/edition";
import { FSE } from "../../../rules/editions/fse";
import { pdOf } from "../../../rules/expected";
import type { Game } from "../../../rules/game";
import {
  changeStep,
  changeSteps,
  kInPeriodSteps,
  newRatingStep,
} from "../../../rules/steps/change";
import { countedSteps, deltaSteps, expectedSteps } from "../../../rules/steps/game";
import { step, type Step } from "../../../rules/steps/step";
import type { HalfPoints, Result } from "../../../rules/units";
import { filledRows, isFormula, numberIn } from "../../../sheets/readCells";
import { editionOfSheet } from "../../../sheets/readMadeFor";
import type { SheetRead } from "../../../sheets/sheetRead";
import { valueAt } from "../../../tournament/sheetCells";
import { taken, upTo, worked, type Answer } from "./answer";
import { labelOf, namedCell } from "./namedCell";
import type { OurSheet } from "./ourSheet";

/** A worked example that is a table of its own: its figures by their names. */
export function lessonSheet(sheet: SheetRead, texts: WhySheetTexts): OurSheet {
  const edition = editionOfSheet(sheet);
  return (where) => {
    const found = namedCell(sheet, where);
    if (edition === null || found === null || !isFormula(sheet, where)) return null;
    const figure = FIGURES[found.name];
    if (figure === undefined) return null;
    const line = { sheet, row: where.row, edition, texts };
    return { title: labelOf(sheet, found), whatIf: [], answer: () => figure(line) };
  };
}

interface Line {
  readonly sheet: SheetRead;
  readonly row: number;
  readonly edition: Edition;
  readonly texts: WhySheetTexts;
}

/** Of the line, or given once for all of them. */
function number({ sheet, row }: Line, name: string): number {
  const area = sheet.names.own.get(name);
  if (area === undefined) return NaN;
  return area.rows > 1 ? (numberIn(sheet, name, row) ?? NaN) : Number(valueAt(sheet.cells, area));
}

const gameOf = (line: Line): Game => ({
  opponent: number(line, "opponent"),
  score: (2 * number(line, "result")) as Result,
});

/** Every game of the example. */
function games(line: Line): readonly Game[] {
  const area = line.sheet.names.own.get("opponent");
  const rows = area === undefined ? [] : filledRows(line.sheet, area);
  return rows.map((row) => gameOf({ ...line, row }));
}

const gameSteps = (line: Line) => deltaSteps(number(line, "rating"), gameOf(line), line.edition);

function allSteps(line: Line): readonly Step[] {
  const [rating, k] = [number(line, "rating"), number(line, "K_factor")];
  const steps = changeSteps(rating, games(line), k, line.edition);
  return [...steps, newRatingStep(rating, steps[1]?.result ?? NaN, line.edition)];
}

type List = "FIDE" | "FSE";

const rulesOf = (list: List, { edition }: Line): ChangeRules => (list === "FSE" ? FSE : edition);

/** The Swiss list has no limit. */
function expectedOf(
  list: List,
  line: Line,
): { readonly said: readonly string[]; readonly pd: Step } {
  const rules = rulesOf(list, line);
  const own = number(line, "D");
  const difference = Math.min(own, rules.limit.points);
  const pd = pdOf(difference);
  const said = own > difference ? [line.texts.beyondLimit(line.edition, own, difference)] : [];
  return { said, pd: step(rules, "pdTable", "pd", { difference, pd }, pd) };
}

/** What a game is worth to somebody with the usual K: K × (score − PD). */
function atStake(list: List, score: HalfPoints): Figure {
  return (line) => {
    const rules = rulesOf(list, line);
    const { said, pd } = expectedOf(list, line);
    const delta = 50 * score - pd.result;
    const values = { score, pd: pd.result, delta };
    const steps = [pd, step(rules, "delta", "delta", values, delta)];
    return {
      ...worked([...steps, changeStep(last(rules.k).k, delta, rules)], undefined, 100),
      said,
    };
  };
}

const expectation =
  (list: List): Figure =>
  (line) => {
    const { said, pd } = expectedOf(list, line);
    return { ...worked([pd], undefined, 100), said };
  };

type Figure = (line: Line) => Answer;

const FIGURES: Readonly<Record<string, Figure>> = {
  counted: (line) =>
    worked(countedSteps(number(line, "rating"), gameOf(line).opponent, line.edition)),
  D: (line) => worked(upTo(gameSteps(line), "difference")),
  PD: (line) => {
    return worked(
      expectedSteps(number(line, "rating"), gameOf(line).opponent, line.edition),
      undefined,
      100,
    );
  },
  delta: (line) => worked(gameSteps(line), undefined, 100),
  sum: (line) => worked(upTo(allSteps(line), "sumOfDeltas"), undefined, 100),
  change: (line) => worked(upTo(allSteps(line), "change"), undefined, 100),
  Rn: (line) => worked(allSteps(line)),
  product: (line) => {
    const [k, n] = [number(line, "K_factor"), number(line, "n_games")];
    return taken(k * n, line.texts.kTimesGames(line.edition, k, n));
  },
  K_used: (line) => {
    return worked(kInPeriodSteps(number(line, "K_factor"), number(line, "n_games"), line.edition));
  },
  FIDE_PD: expectation("FIDE"),
  FIDE_win: atStake("FIDE", 2),
  FIDE_draw: atStake("FIDE", 1),
  FIDE_loss: atStake("FIDE", 0),
  FSE_PD: expectation("FSE"),
  FSE_win: atStake("FSE", 2),
  FSE_draw: atStake("FSE", 1),
  FSE_loss: atStake("FSE", 0),
};
