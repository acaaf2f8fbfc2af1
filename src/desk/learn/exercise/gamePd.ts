import { at } from "../../../rules/at";
import { limitOf } from "../../../rules/counted";
import { delta } from "../../../rules/delta";
import type { Edition } from "../../../rules/editions/edition";
import { expected, pdOf } from "../../../rules/expected";
import { BARE_TABLE } from "../../../rules/tables/pd";
import type { Rating, Result } from "../../../rules/units";
import type { ExerciseLine, ExerciseTable, Slip } from "../../../sheets/exercise/exercise";
import type { Dice } from "./dice";
import { hint } from "./questions";
import { slip } from "./slips";

const RESULTS: readonly Result[] = [0, 0, 1, 1, 1, 2, 2, 2];
/** Differences whose PD says something, and as far beyond the limit as everybody sees. */
const LEAST = 15;
const BEYOND = { least: 30, most: 240 };
const LOWEST = 1450;
const HIGHEST = 2600;

/** Games one by one, each of another player: PD by the table, ΔR = result − PD; two beyond the limit. */
export function gamesOfPd(dice: Dice, edition: Edition): readonly ExerciseTable[] {
  const { points } = edition.limit;
  const inside = () => dice.whole(LEAST, points - LEAST);
  const beyond = () => points + dice.whole(BEYOND.least, BEYOND.most);
  const differences = [inside(), inside(), inside(), -inside(), -inside(), -inside()];
  const pairs = [...differences, beyond(), -beyond()].map((difference) => pair(difference, dice));
  const all = [...pairs.slice(1), ...exempt(dice, edition, beyond()), ...pairs.slice(0, 1)];
  const results = dice.shuffled(RESULTS);
  const lines = dice
    .shuffled(all.slice(0, RESULTS.length))
    .map(({ own, opponent }, index) => line(index, own, opponent, at(results, index), edition));
  return [
    {
      key: "games",
      given: [
        { heading: "number", look: "ordinal" },
        { heading: "rating", look: "whole" },
        { heading: "opponent", look: "whole" },
        { heading: "result", look: "result" },
      ],
      asked: { headings: ["pd", "delta"], at: 4, marks: 1 },
      lines,
    },
  ];
}

interface Pair {
  readonly own: Rating;
  readonly opponent: Rating;
}

/** Both of them ratings that somebody has. */
function pair(difference: number, dice: Dice): Pair {
  const own = dice.whole(LOWEST + Math.max(0, difference), HIGHEST + Math.min(0, difference));
  return { own, opponent: own - difference };
}

/** 8.3.1 (2025): from 2650 on the difference counts in all games. */
function exempt(dice: Dice, { limit }: Edition, difference: number): Pair[] {
  if (!Number.isFinite(limit.exemptFrom)) return [];
  const own = limit.exemptFrom + dice.whole(0, 99);
  return [{ own, opponent: own - difference }];
}

function line(
  index: number,
  own: Rating,
  opponent: Rating,
  score: Result,
  edition: Edition,
): ExerciseLine {
  const { articles } = edition;
  const difference = own - opponent;
  const pd = expected(own, opponent, edition) / 100;
  const slips = slipsOfPd(own, difference, pd, edition);
  const result = score / 2;
  return {
    given: [index + 1, own, opponent, result],
    asked: [
      {
        ...{ key: "pd", solution: pd, inHundredths: true, slips },
        article: isFar(difference, edition) ? articles.limit : articles.pdTable,
      },
      {
        key: "delta",
        solution: delta(own, opponent, score, edition) / 100,
        article: articles.delta,
        inHundredths: true,
        slips: [
          slip("sign", pd - result, articles.delta),
          ...slips.map((each) => ({ ...each, value: result - each.value })),
        ],
      },
    ],
    hint: hintOf(own, difference, edition),
  };
}

function hintOf(own: Rating, difference: number, edition: Edition): ExerciseLine["hint"] {
  const { articles, limit } = edition;
  const counted = Math.sign(difference) * Math.min(Math.abs(difference), limitOf(own, edition));
  const isCutForOthers = own >= limit.exemptFrom && isFar(difference, edition);
  const exemptFrom = isCutForOthers ? limit.exemptFrom : null;
  const where = { limit: articles.limit, table: articles.pdTable };
  return hint("game", { difference, counted, exemptFrom, ...where });
}

const isFar = (difference: number, { limit }: Edition) => Math.abs(difference) > limit.points;

/** PD is never rounded: what is beside it is another row of the table, or the limit forgotten. */
function slipsOfPd(own: Rating, difference: number, pd: number, edition: Edition): Slip[] {
  const { articles, limit } = edition;
  const isExempt = own >= limit.exemptFrom;
  const other = pdOf(difference, isExempt ? limit.table : BARE_TABLE) / 100;
  return [
    ...(isFar(difference, edition)
      ? [slip(isExempt ? "exempt" : "limit", other, articles.limit)]
      : []),
    slip("sign", 1 - pd, articles.pdTable),
    ...[0.01, -0.01].map((row) => slip("row", pd + row, articles.pdTable)),
  ];
}
