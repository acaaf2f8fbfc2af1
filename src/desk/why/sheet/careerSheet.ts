import type { CareerTexts } from "../../../i18n/career";
import type { WhySheetTexts } from "../../../i18n/whySheet";
import { at } from "../../../rules/at";
import { robinOpponents } from "../../../rules/careerEvent";
import { gamesNeededOf, type CareerTerms } from "../../../rules/careerTerms";
import type { Edition } from "../../../rules/editions/edition";
import { firstRating, type FirstRating } from "../../../rules/firstRating";
import { usesRu } from "../../../rules/judgedEvent";
import { isReason, type Reason } from "../../../rules/reason";
import { hasHypothetical } from "../../../rules/hypothetical";
import { withDraws } from "../../../rules/ru";
import { gamesTogetherStep, pointsStep, timesGamesStep } from "../../../rules/steps/counts";
import { percentStep, ruStepSteps } from "../../../rules/steps/firstResult";
import { firstRatingSteps } from "../../../rules/steps/firstRating";
import { step, type Step } from "../../../rules/steps/step";
import { isFormula } from "../../../sheets/readCells";
import type { CareerLineRead, CareerRead } from "../../../sheets/firstRating/readCareerSheet";
import type { SheetRead } from "../../../sheets/sheetRead";
import type { Tried } from "../why";
import { because, none, taken, told, upTo, worked, type Answer } from "./answer";
import { labelOf, namedCell } from "./namedCell";
import type { OurCell, OurSheet } from "./ourSheet";
import { editionTried, halvesTried, isTried, tryEdition, tryPoints } from "./tries";

/** A first rating: its events line by line, and all of them together. */
export function careerSheet(
  sheet: SheetRead,
  read: CareerRead,
  texts: WhySheetTexts,
  career: CareerTexts,
): OurSheet {
  const lines = new Map(read.events.map((event, index) => [event.row, index]));
  return (where) => {
    const found = namedCell(sheet, where);
    if (found === null) return null;
    const label = labelOf(sheet, found);
    if (found.area.rows === 1) return together(found.name, label, read, texts, career);
    const index = lines.get(where.row);
    const isTyped = !isFormula(sheet, where);
    if (index === undefined) {
      const said = isTyped ? texts.typed : texts.notFilled;
      return { title: label, whatIf: [], answer: () => told(said) };
    }
    const { name, score, games } = at(read.events, index);
    return {
      title: texts.of(label, name),
      whatIf: [tryPoints("points", score, games, texts), tryEdition(read.edition, texts)],
      answer: (tried) => {
        if (isTyped && GIVEN.has(found.name)) return told(texts.typed);
        const tries = careerTried(read, index, tried);
        const { edition: own } = at(tries.result.events, index);
        const cell = { ...tries, index, own, texts, career };
        return LINE[found.name]?.(cell) ?? told(texts.formula);
      },
    };
  };
}

const GIVEN: ReadonlySet<string> = new Set([
  ...["Event", "First_day", "Last_day", "List", "Kind", "Rc_mean", "W_points", "n_games"],
]);

interface Tries {
  readonly events: readonly CareerLineRead[];
  readonly terms: CareerTerms;
  /** Of all that counts: of the last event that does. */
  readonly edition: Edition;
  readonly result: FirstRating;
}

interface CareerCell extends Tries {
  readonly index: number;
  /** Of the event's own first day: 0.1. */
  readonly own: Edition;
  readonly texts: WhySheetTexts;
  readonly career: CareerTexts;
}

function careerTried(read: CareerRead, index: number | null, tried: Tried): Tries {
  const events = read.events.map((event, each) =>
    each === index ? { ...event, score: halvesTried(tried, "points", event.score) } : event,
  );
  const asked = editionTried(tried, read.edition);
  const terms = isTried(tried, "edition") ? { ...read.terms, editionOn: () => asked } : read.terms;
  const result = firstRating(events, terms);
  return { events, terms, edition: result.edition ?? asked, result };
}

const LINE: Readonly<Record<string, (cell: CareerCell) => Answer>> = {
  Ra: ({ events, index, own, texts }) => {
    if (!hasHypothetical(own)) return none(texts.formula);
    const { rc, games } = at(events, index);
    const { opponents, rating } = own.firstRating.hypothetical;
    const ra = withDraws(rc, games, own);
    return worked([step(own, "average", "ra", { rc, games, opponents, rating, ra }, ra)]);
  },
  p_fraction: ({ events, index, own, texts }) => {
    if (!usesRu(own)) return none(texts.formula);
    const { score, games } = at(events, index);
    return worked([percentStep(score, games, own)], undefined, 100);
  },
  dp: (cell) => {
    if (!usesRu(cell.own)) return none(cell.texts.formula);
    const steps = ruSteps(cell);
    if (isReason(steps)) return because(steps);
    return steps.some(({ key }) => key === "dp")
      ? worked(upTo(steps, "dp"))
      : none(cell.texts.noDp(cell.own));
  },
  Ru: (cell) => (usesRu(cell.own) ? worked(ruSteps(cell)) : none(cell.texts.formula)),
  By_the_guide: ({ result, index, texts }) => {
    const { guide } = at(result.events, index);
    return guide === null ? none(texts.formula) : taken(guide, texts.formula);
  },
  Counts: ({ result, index, career, own, texts }) => {
    const { ignored } = at(result.events, index);
    return ignored === null ? taken(1, texts.eventCounts) : taken(0, career.ignored[ignored](own));
  },
  Rating_times_games: ({ events, result, index, own, edition, career }) => {
    const { rc, games } = at(events, index);
    const { ignored, ru } = at(result.events, index);
    if (ignored !== null) return none(career.ignored[ignored](own));
    const isAveraged = edition.firstRating.severalEvents === "weighted mean of Ru";
    return worked([timesGamesStep(games, isAveraged ? (ru ?? 0) : rc, edition)]);
  },
};

function ruSteps({ events, index, own }: CareerCell): readonly Step[] | Reason {
  const event = at(events, index);
  const { rc, score, games } = event;
  return ruStepSteps({ rc, score, games }, own, robinOpponents(event, own));
}

/** What all that counts makes together; null: a fact. */
function together(
  name: string,
  title: string,
  read: CareerRead,
  texts: WhySheetTexts,
  career: CareerTexts,
): OurCell | null {
  const figure = TOGETHER[name];
  if (figure === undefined) return null;
  const whatIf = [tryEdition(read.edition, texts)];
  return { title, whatIf, answer: (tried) => figure(careerTried(read, null, tried), career) };
}

type OfAll = (tries: Tries, career: CareerTexts) => Answer;

const counting = ({ events, result }: Tries) =>
  events.filter((_, index) => result.events[index]?.ignored === null);

const TOGETHER: Readonly<Record<string, OfAll>> = {
  games_together: (tries) => {
    return worked([
      gamesTogetherStep(
        counting(tries).map(({ games }) => games),
        tries.edition,
      ),
    ]);
  },
  points_together: (tries) => {
    const all = counting(tries);
    const names = { field: [], opponents: all.map(({ name }) => name) };
    return worked(
      [
        pointsStep(
          all.map(({ score }) => score),
          tries.edition,
        ),
      ],
      names,
      2,
    );
  },
  Ru_together: ofRating,
  rating_published: (tries, career) => {
    if (tries.result.isPublished) return ofRating(tries, career);
    const { games, rating } = tries.result;
    const lacking = gamesNeededOf(tries.edition, tries.terms) - games;
    return none(
      career.notYet,
      ...(lacking > 0 ? [`${career.games}${lacking}.`] : []),
      ...(rating !== null && lacking <= 0 ? [career.belowFloor] : []),
    );
  },
};

function ofRating({ events, terms, result }: Tries, career: CareerTexts): Answer {
  if (result.rating === null) return none(career.notYet);
  return worked(firstRatingSteps(events, terms));
}
