import { isError } from "../../tournament/finding";
import type { Event, EventPlayer } from "../../tournament/event";
import type { ComparedEvent } from "../../tournament/compare/comparedEvent";
import { numberedBy } from "../../tournament/numbers";
import { textAt } from "../../tournament/sheetCells";
import type { SheetTexts } from "../../i18n/sheets";
import { eventOfSheet } from "../../sheets/sheetName";
import type { IterationRead } from "../../sheets/iteration/readIteration";
import type { ReportEventRead } from "../../sheets/report/readReportEvent";
import { NO_CHOICES } from "../table/choices";
import { eventOf } from "../table/readEvent";
import { aboutOf } from "../table/rulesOfEvent";
import type { TableOnDesk } from "../table/tableDesk";
import { matchGamesOf } from "../table/verdictOf";
import type { NamedCells } from "../selectedCells";

/** A table that was read; null where it has something to settle, or is none. */
export function comparedTable({ source, verdict }: TableOnDesk): ComparedEvent | null {
  const { read, reading, times } = verdict;
  if (read.by === "nothing" || read.findings.some(isError)) return null;
  const event = eventOf(read);
  const of = event === null ? "roundRobin" in read && { totals: read.roundRobin } : { event };
  if (of === false) return null;
  const { name } = aboutOf(reading);
  return {
    title: name ?? source.sheet,
    isNamed: name !== null,
    pace: verdict.pace ?? "standard",
    of,
    startDate: times.startDate,
    matchGames: matchGamesOf(read, NO_CHOICES),
    later: NO_CHOICES.later,
    others: NO_CHOICES.others,
  };
}

/** A report, with what stands on its sheets now. */
export function comparedReport(
  { report, event: { kind, players }, edition, options }: ReportEventRead,
  sheet: string,
): ComparedEvent {
  const {
    startDate = null,
    kReading,
    matchGames = null,
    later = new Set(),
    robin = null,
    others = new Set(),
  } = options;
  const all = players.map((player, place): EventPlayer => ({
    ...player,
    ...numberedBy(report.players[place]?.number ?? null, place),
    name: report.players[place]?.name ?? "",
    games: player.games.map((game, index) => ({ ...game, round: index + 1 })),
  }));
  return {
    title: report.title,
    isNamed: eventOfSheet(sheet) !== null,
    pace: edition.pace,
    of: { event: eventWith(kind, all) },
    startDate,
    ...(report.conditions !== undefined && { asked: { conditions: report.conditions, edition } }),
    ...(kReading !== undefined && { kReading }),
    matchGames,
    later: robin?.later ?? later,
    others,
  };
}

/** An iteration sheet, with what stands on it now; what is printed otherwise in 8.58 (2011) is not compared. */
export function comparedIteration(
  read: IterationRead,
  { cells, sheet }: NamedCells,
  languages: readonly SheetTexts[],
): ComparedEvent {
  const { players, scores, edition, startDate, kReading, later, others } = read;
  const of =
    "totals" in scores
      ? { totals: { players, scores } }
      : { event: eventWith("robin", inSquare(players, scores.square)) };
  return {
    title: titleOf(textAt(cells, { row: 0, column: 0 }), languages),
    isNamed: eventOfSheet(sheet) !== null,
    pace: edition.pace,
    of,
    startDate,
    kReading,
    matchGames: null,
    later,
    others,
  };
}

function eventWith(kind: Event["kind"], players: readonly EventPlayer[]): Event {
  const rounds = players.reduce((most, { games }) => Math.max(most, games.length), 0);
  return { kind, rounds, players };
}

type Square = Extract<IterationRead["scores"], { square: unknown }>["square"];

function inSquare(players: IterationRead["players"], square: Square): readonly EventPlayer[] {
  return players.map((player, own) => ({
    ...player,
    games: players.flatMap(({ name, rating }, place) => {
      const against = place === own ? [] : (square[own]?.[place] ?? []);
      return against.flatMap((score) =>
        score === null ? [] : [{ round: place + 1, opponent: { name, rating, place }, score }],
      );
    }),
  }));
}

/** The title without what it says of the sheet. */
function titleOf(title: string, languages: readonly SheetTexts[]): string {
  const before = languages.map(({ iterationTitle }) => iterationTitle(""));
  const own = before.find((each) => title.startsWith(each)) ?? "";
  return title.slice(own.length);
}
