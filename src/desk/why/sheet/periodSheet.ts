import type { WhySheetTexts } from "../../../i18n/whySheet";
import type { Edition } from "../../../rules/editions/edition";
import { editionOfList } from "../../../rules/period/periodEdition";
import type { Day } from "../../../rules/units";
import { periodRating } from "../../../rules/periodRating";
import { kInPeriodSteps } from "../../../rules/steps/change";
import { eventDeltasStep, gamesTogetherStep, roundedChangeStep } from "../../../rules/steps/counts";
import { periodSteps } from "../../../rules/steps/period";
import type { Step } from "../../../rules/steps/step";
import { isFormula } from "../../../sheets/readCells";
import type { PeriodPlayerRead, PeriodSheetsRead } from "../../../sheets/period/readPeriodSheets";
import type { SheetRead } from "../../../sheets/sheetRead";
import type { Tried, WhatIf } from "../why";
import { none, taken, told, upTo, worked, type Answer } from "./answer";
import { labelOf, namedCell } from "./namedCell";
import type { OurSheet } from "./ourSheet";
import { editionTried, isTried, numberTried, tryEdition, tryK, tryRating } from "./tries";

/** A rating period, player by player. */
export function periodSheet(
  sheet: SheetRead,
  read: PeriodSheetsRead,
  results: string,
  texts: WhySheetTexts,
): OurSheet {
  const byRow = new Map(read.players.map((player) => [player.row, player]));
  return (where) => {
    const player = byRow.get(where.row);
    const found = namedCell(sheet, where);
    if (player === undefined || found === null) return null;
    const { name } = found;
    const isTyped = !isFormula(sheet, where);
    return {
      title: texts.of(labelOf(sheet, found), player.name),
      whatIf: triesOf(read, player, texts),
      ...(OF_GAMES.has(name) && {
        results: {
          sheet: results,
          rows: player.rows,
          label: (event) => texts.gamesIn(player.name, event),
        },
      }),
      answer: (tried) => {
        if (isTyped && GIVEN.has(name)) return told(texts.typed);
        return FIGURES[name]?.(cellOf(read, player, tried, texts)) ?? told(texts.formula);
      },
    };
  };
}

/** What a player's games make together. */
const OF_GAMES: ReadonlySet<string> = new Set([
  ...["n_games", "Sum_of_changes", "Rating_change", "Rounded_change", "Rn"],
]);

const GIVEN: ReadonlySet<string> = new Set([
  ...["No", "Player", "FIDE_ID", "Federation", "Earlier_games"],
]);

interface PeriodCell {
  readonly player: PeriodPlayerRead;
  readonly rating: number | null;
  readonly edition: Edition;
  readonly list: Day | null;
  /** Those in which he was rated. */
  readonly events: readonly {
    readonly event: string;
    readonly games: number;
    readonly delta: number;
    readonly k: number;
  }[];
  readonly texts: WhySheetTexts;
}

function cellOf(
  { edition, list }: PeriodSheetsRead,
  player: PeriodPlayerRead,
  tried: Tried,
  texts: WhySheetTexts,
): PeriodCell {
  const k = numberTried(tried, "k", null);
  const own = (ofEvent: number | null) => player.k ?? ofEvent;
  return {
    player,
    list,
    texts,
    rating: numberTried(tried, "rating", player.rating),
    edition: editionTried(tried, edition),
    events: player.results.flatMap((result) =>
      result.rating === null
        ? []
        : [
            {
              ...result,
              delta: result.delta ?? 0,
              k: (isTried(tried, "k") ? k : own(result.k)) ?? 0,
            },
          ],
    ),
  };
}

type OfPlayer = (cell: PeriodCell) => Answer;

const ofRated =
  (figure: (cell: PeriodCell, rating: number) => Answer): OfPlayer =>
  (cell) =>
    cell.rating === null ? none(cell.texts.onlyRated) : figure(cell, cell.rating);

const eventsOf = ({ events }: PeriodCell) => ({
  field: [],
  opponents: events.map(({ event }) => event),
});

const stepsOf = ({ events, edition }: PeriodCell, rating: number): readonly Step[] =>
  periodSteps(rating, events, edition);

const FIGURES: Readonly<Record<string, OfPlayer>> = {
  Rating: ({ rating, texts }) =>
    rating === null ? told(texts.lastRating) : taken(rating, texts.lastRating),
  Events: ({ rating, events, player, texts }) => {
    const all = rating === null ? player.results : events;
    return taken(all.filter(({ games }) => games > 0).length, texts.events);
  },
  n_games: ({ rating, events, player, edition }) => {
    const all = rating === null ? player.results : events;
    const each = all.map(({ games }) => games);
    return worked([gamesTogetherStep(each, edition)]);
  },
  Sum_of_changes: ofRated((cell) => {
    const deltas = cell.events.map(({ delta }) => delta);
    return worked([eventDeltasStep(deltas, cell.edition)], eventsOf(cell), 100);
  }),
  K_factor: ofRated(({ events, texts }) =>
    ofSpread(
      events.map(({ k }) => k),
      [],
      texts,
    ),
  ),
  K_counted: ofRated(({ events, edition, texts }, rating) => {
    const { k, games } = periodRating(rating, events, edition);
    const own = [...new Set(events.map((event) => event.k))];
    return ofSpread(
      k,
      own.flatMap((each) => kInPeriodSteps(each, games, edition)),
      texts,
    );
  }),
  Rating_change: ofRated((cell, rating) => {
    return worked(upTo(stepsOf(cell, rating), "periodChange"), eventsOf(cell), 100);
  }),
  Rounded_change: ofRated((cell, rating) => {
    const { change } = periodRating(rating, cell.events, cell.edition);
    const before = upTo(stepsOf(cell, rating), "periodChange");
    return worked([...before, roundedChangeStep(change, cell.edition)], eventsOf(cell));
  }),
  Rn: (cell) =>
    cell.rating === null ? unratedYet(cell) : worked(stepsOf(cell, cell.rating), eventsOf(cell)),
};

/** 9.14 (2005), 7.14 (2011): what is here of a first rating; where its sheet is linked it is taken from there. */
function unratedYet({ player, list, edition, texts }: PeriodCell): Answer {
  const games = player.results.reduce((sum, result) => sum + result.games, 0);
  const of = editionOfList(list, edition);
  const said = texts.noRatingYet(of, games, of.publication.games);
  return player.rn === null ? none(said) : taken(player.rn);
}

/** One K for all, or the least and the greatest of them, which is no number. */
function ofSpread(k: readonly number[], steps: readonly Step[], texts: WhySheetTexts): Answer {
  const [first, ...others] = [...new Set(k)];
  if (first === undefined || others.length > 0) return { ...told(texts.kOfEvents), steps };
  const answer = steps.length === 1 ? worked(steps) : taken(first);
  return { ...answer, said: [texts.kOfEvents] };
}

function triesOf(
  { edition }: PeriodSheetsRead,
  { rating, results, k: typed }: PeriodPlayerRead,
  texts: WhySheetTexts,
): readonly WhatIf[] {
  if (rating === null) return [];
  const k = [...new Set(results.flatMap((result) => typed ?? result.k ?? []))];
  return [
    tryRating("rating", rating, texts),
    tryK(k.length === 1 ? (k[0] ?? null) : null, texts),
    tryEdition(edition, texts),
  ];
}
