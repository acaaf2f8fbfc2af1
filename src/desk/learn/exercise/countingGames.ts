import { at } from "../../../rules/at";
import type { Edition } from "../../../rules/editions/edition";
import { tooFewPoints, tooFewRatedOpponents } from "../../../rules/firstRatingConditions";
import { scoreOf } from "../../../rules/swissRu";
import type { Result } from "../../../rules/units";
import type { ExerciseLine, ExerciseTable } from "../../../sheets/exercise/exercise";
import { compositionChecks, type CompositionCheck } from "../../../tournament/composition";
import type { RoundRobin } from "../../../tournament/roundRobin";
import type { Dice } from "./dice";
import { hint, letterOf, questionLine, QUESTIONS } from "./questions";
import { countingGames, countLines, drawnCard, roundsTable, type CardLine } from "./roundsTable";

const ANSWERS_AT = 4;

/** Fields of round robins that can be rated or not, and games of a Swiss that count or not. */
export function countedGames(dice: Dice, edition: Edition): readonly ExerciseTable[] {
  const fields = dice.until(
    () => Array.from({ length: FIELDS }, () => drawnField(dice, edition)),
    (all) => new Set(all.map(({ checks }) => isComposed(checks))).size === 2,
  );
  const [few, many] = [dice.whole(1, 3), dice.whole(3, 5)];
  const [unrated, rated] = [
    drawnCard({ rated: few, unrated: 6 - few, unplayed: 1 }, RATINGS, dice),
    drawnCard({ rated: many, unrated: 6 - many, unplayed: 1 }, RATINGS, dice),
  ];
  const first = firstOnes(edition, dice);
  const { gamesOfRated, gamesOfUnrated, unplayed } = edition.articles;
  const ofUnrated = `${gamesOfUnrated}, ${unplayed}`;
  return [
    {
      key: "fields",
      given: [
        { heading: "number", look: "word" },
        { heading: "players", look: "whole" },
        { heading: "unrated", look: "whole" },
        { heading: "rounds", look: "whole" },
      ],
      asked: { headings: ["needed", "isComposed"], at: ANSWERS_AT, marks: 2 },
      lines: fields.map((field, index) => fieldLine(index, field)),
    },
    roundsTable(["A", "B", "C"], [rated, unrated, first]),
    {
      ...QUESTIONS,
      asked: { headings: [null], at: ANSWERS_AT, marks: 2 },
      lines: [
        ...countLines("A", rated, `${gamesOfRated}, ${unplayed}`),
        ...countLines("B", unrated, ofUnrated),
        firstLine("B", unrated, edition),
        ...countLines("C", first, ofUnrated),
        firstLine("C", first, edition),
      ],
    },
  ];
}

const FIELDS = 4;
const RATINGS = [1500, 2250] as const;

interface Field {
  readonly players: number;
  readonly unrated: number;
  readonly rounds: 1 | 2;
  readonly checks: readonly CompositionCheck[];
}

/** As many rated players as are needed, or one or two more or fewer. */
function drawnField(dice: Dice, edition: Edition): Field {
  const players = dice.whole(5, 15);
  const rounds = players < 9 ? dice.oneOf([1, 2] as const) : 1;
  const needed = Math.max(4, Math.ceil(players / 3));
  const rated = Math.min(players - 1, needed + dice.oneOf([-1, -1, 0, 1]));
  const unrated = players - rated;
  return { players, unrated, rounds, checks: checksOf(players, rated, rounds, edition) };
}

function checksOf(
  players: number,
  rated: number,
  rounds: 1 | 2,
  edition: Edition,
): readonly CompositionCheck[] {
  const games: Result[] = rounds === 1 ? [1] : [1, 1];
  const field: RoundRobin = {
    players: Array.from({ length: players }, (_, place) => ({
      name: letterOf(place),
      rating: place < rated ? at(RATINGS, 1) : null,
      k: null,
    })),
    scores: {
      square: Array.from({ length: players }, () => Array.from({ length: players }, () => games)),
    },
  };
  return compositionChecks(field, edition, "none");
}

const isComposed = (checks: readonly CompositionCheck[]) => checks.every(({ passes }) => passes);

function fieldLine(index: number, { players, unrated, rounds, checks }: Field): ExerciseLine {
  const needed = Math.max(...checks.map((check) => check.needed));
  const strictest = checks.find((check) => check.needed === needed);
  const decisive = checks.find(({ passes }) => !passes) ?? strictest;
  return {
    given: [letterOf(index), players, unrated, rounds],
    asked: [
      { key: "needed", solution: needed, article: strictest?.article ?? "" },
      { key: "isComposed", solution: isComposed(checks) ? 1 : 0, article: decisive?.article ?? "" },
    ],
    hint: hint("field", { articles: checks.map(({ article }) => article).join(", ") }),
  };
}

/** Somebody with about as many points as are needed. */
function firstOnes({ firstRating }: Edition, dice: Dice): CardLine[] {
  const { minimumScore } = firstRating;
  return dice.until(
    () => drawnCard({ rated: 4, unrated: 2, unplayed: 1 }, RATINGS, dice),
    (card) => {
      const score = scoreOf(countingGames(card));
      return score >= minimumScore - 1 && score <= minimumScore;
    },
  );
}

/** 6.1, 6.42 (2005): whether it is enough for an unrated player's first event. */
function firstLine(of: string, card: readonly CardLine[], edition: Edition): ExerciseLine {
  const games = countingGames(card);
  const { articles } = edition;
  const lacks =
    tooFewRatedOpponents(games.length, edition) ??
    tooFewPoints(scoreOf(games), edition, "swiss", true);
  return questionLine(
    of,
    {
      key: "counts",
      solution: lacks === null ? 1 : 0,
      article: lacks?.article ?? articles.firstScore,
    },
    hint("counts", { points: articles.firstScore, opponents: articles.ratedOpponents }),
  );
}
