import { listThatCounts } from "../../../src/rules/countingList";
import { TITLE_NAMES, type SheetKind } from "../../../src/sheets/sheetKind";
import { Dice } from "../tables/dice";
import { corrected } from "./corrected";
import {
  firstDifferences,
  isPerson,
  knowing,
  ratingDifferences,
  type Check,
  type Typed,
} from "./differences";
import {
  firstRatings,
  newRatings,
  ratingsOn,
  sortLines,
  typeK,
  type MadePeriod,
} from "./livedMonth";
import type { Month } from "./month";
import { Officer } from "./officer";
import type { PlayedEvent } from "./playedEvent";
import { writtenEvent } from "./writtenEvent";

/** What came of a month. */
export interface MonthFigures {
  readonly events: number;
  /** Events of which something was asked that the month does not answer: they are left out. */
  readonly asked: readonly string[];
  readonly compared: number;
  readonly differences: readonly string[];
}

/**
 * Every event is handed in and the period made; lists are sorted and a K typed, an event is corrected and
 * the period made again; unrated players get their sheets.
 */
export function checkMonth(month: Month): MonthFigures {
  const officer = new Officer();
  const dice = new Dice(month.seed);
  const asked: string[] = [];
  const events = month.events.filter((event, index) => {
    const handed = officer.hand(writtenEvent(event, dice.for(`written ${index}`)));
    if (handed.kind === "asked") asked.push(`${event.title}: ${handed.said.join(", ")}`);
    return handed.kind === "report";
  });
  const isOfList = ({ last }: PlayedEvent) => listThatCounts(last) === month.list;
  const knows = knowing(month);
  const of = { ...month, events: events.filter(isOfList) };
  const checks: Check[] = [];
  const first = newRatings(officer, month.list, knows);
  checks.push({ step: "period", month: of, lines: first.lines });
  const typed = typedOver(officer, first, of, dice.for("typed"));
  sortSome(officer, dice.for("sorted"));
  checks.push({ step: "sorted", month: of, lines: ratingsOn(officer, first.sheet), typed });
  const wrong = dice.pick(of.events);
  const right = corrected(wrong, dice.for("corrected"));
  officer.hand(writtenEvent(right, dice.for(`written ${month.events.indexOf(wrong)}`)));
  const again = newRatings(officer, month.list, knows);
  const withRight = (all: readonly PlayedEvent[]) =>
    all.map((each) => (each === wrong ? right : each));
  const after = { ...of, events: withRight(of.events) };
  checks.push({ step: "corrected", month: after, lines: again.lines });
  const given = firstRatings(officer, MOST_FIRST_RATINGS, knows);
  const differences = [
    ...checks.flatMap(ratingDifferences),
    ...firstDifferences({ ...month, events: withRight(events) }, given),
  ];
  const compared = checks.reduce((sum, { lines }) => sum + lines.length, given.length);
  return { events: month.events.length, asked, compared, differences };
}

const MOST_FIRST_RATINGS = 12;

function typedOver(officer: Officer, period: MadePeriod, of: Month, dice: Dice): Typed {
  const rated = [...period.lines.keys()].filter(
    (line) => typeof period.lines[line]!.k === "number",
  );
  const line = dice.pick(rated);
  const k = dice.pick([10, 15, 40]);
  typeK(officer, period.sheet, line, k);
  const person = of.people.find((each) => isPerson(period.lines[line]!, each));
  return { person: person!, k };
}

const SORTED: readonly SheetKind[] = ["report", "games", "period", "results"];

function sortSome(officer: Officer, dice: Dice): void {
  for (const { name, names } of officer.plans) {
    const isList = SORTED.some((kind) => names.some((each) => each.name === TITLE_NAMES[kind]));
    if (isList && dice.chance(0.5)) sortLines(officer, name, dice);
  }
}
