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
import { atDesk } from "./atDesk";
import type { Living } from "./living";
import type { Month } from "./month";
import { addressOfK, linesTogether, ratingsOn } from "./periodLines";
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
export async function checkMonth(month: Month, officer: Living = atDesk()): Promise<MonthFigures> {
  const dice = new Dice(month.seed);
  const asked: string[] = [];
  const events: PlayedEvent[] = [];
  for (const [index, event] of month.events.entries()) {
    const handed = await officer.hand(writtenEvent(event, dice.for(`written ${index}`)));
    if (handed.kind === "asked") asked.push(`${event.title}: ${handed.said.join(", ")}`);
    else events.push(event);
  }
  const isOfList = ({ last }: PlayedEvent) => listThatCounts(last) === month.list;
  const knows = knowing(month);
  const of = { ...month, events: events.filter(isOfList) };
  const checks: Check[] = [];
  const shown = async (period: string) => ratingsOn(await officer.sheet(period));
  const first = await officer.newRatings(month.list, knows);
  checks.push({ step: "period", month: of, lines: await shown(first) });
  const typed = await typedOver(officer, first, of, dice.for("typed"));
  await sortSome(officer, dice.for("sorted"));
  checks.push({ step: "sorted", month: of, lines: await shown(first), typed });
  const wrong = dice.pick(of.events);
  const right = corrected(wrong, dice.for("corrected"));
  await officer.hand(writtenEvent(right, dice.for(`written ${month.events.indexOf(wrong)}`)));
  const again = await officer.newRatings(month.list, knows);
  const withRight = (all: readonly PlayedEvent[]) =>
    all.map((each) => (each === wrong ? right : each));
  const after = { ...of, events: withRight(of.events) };
  const kept = officer.keepsTyped ? { typed } : {};
  checks.push({ step: "corrected", month: after, lines: await shown(again), ...kept });
  const given = await officer.firstRatings(knows);
  const differences = [
    ...checks.flatMap(ratingDifferences),
    ...firstDifferences({ ...month, events: withRight(events) }, given),
  ];
  const compared = checks.reduce((sum, { lines }) => sum + lines.length, given.length);
  return { events: month.events.length, asked, compared, differences };
}

async function typedOver(officer: Living, period: string, of: Month, dice: Dice): Promise<Typed> {
  const sheet = await officer.sheet(period);
  const lines = ratingsOn(sheet);
  const line = dice.pick([...lines.keys()].filter((each) => typeof lines[each]!.k === "number"));
  const k = dice.pick([10, 15, 40]);
  await officer.type(period, addressOfK(sheet, line), k);
  const person = of.people.find((each) => isPerson(lines[line]!, each));
  return { person: person!, k };
}

const SORTED: readonly SheetKind[] = ["report", "games", "period", "results"];

async function sortSome(officer: Living, dice: Dice): Promise<void> {
  for (const [name, names] of await officer.names()) {
    const isList = SORTED.some((kind) => names.includes(TITLE_NAMES[kind]));
    if (!isList || !dice.chance(0.5)) continue;
    const lines = linesTogether(await officer.sheet(name));
    if (lines.rows > 1) await officer.sort(name, lines, dice);
  }
}
