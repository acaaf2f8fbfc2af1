import type { Edition, Pace } from "../../rules/editions/edition";
import type { System } from "../../rules/firstRatingConditions";
import type { Day, HalfPoints, Rating } from "../../rules/units";
import type { NamedReport } from "../period/resultsOfReports";
import type { Answer } from "../../tournament/identity/answers";
import type { Doubt } from "../../tournament/identity/whoIsWho";
import { conditionsTold, type ConditionsTold } from "../conditionsTold";
import { numberedLine } from "../report/numberedLine";
import { personsOf } from "../report/persons";
import type { ReportedPlayer } from "../report/readReport";
import { CAREER_FIGURES, type EventOnReport } from "./order";

/** What an unrated player did in the event of a report. */
export interface ReportedEvent {
  readonly title: string;
  /** null: the report does not say when it began. */
  readonly day: Day | null;
  readonly end: Day | null;
  readonly edition: Edition;
  /** The list that counts it, where its report says so. */
  readonly countedBy: Day | null;
  /** Fewer games are enough: 7.14f–g (2011). */
  readonly isException: boolean;
  /** Rated by the method of round robins. */
  readonly system: System;
  /** Everybody met everybody twice. */
  readonly isDouble?: true;
  /** Games that count, and the points of them. */
  readonly games: number;
  readonly score: HalfPoints;
  readonly rc: number | null;
  readonly ru: Rating | null;
  /** Of a round robin, where they are asked for: games against unrated players count as well. */
  readonly opponents?: number;
  readonly place: EventOnReport;
  readonly told: ConditionsTold;
}

/** Somebody who has no rating in some of the reports, and what he did in those. */
export interface UnratedPlayer {
  readonly name: string;
  /** How else his events write him, those in which he has a rating, too. */
  readonly spellings: readonly string[];
  /** Events of others who may be he: to be answered before they count, or do not. */
  readonly doubts: readonly Doubt[];
  /** FIDE number; empty where no report has it. */
  readonly id: string;
  /** Games of one pace make one rating. */
  readonly pace: Pace;
  /** In the order of their days. */
  readonly events: readonly ReportedEvent[];
}

/** Without a game that counts an event is none of a first rating's. */
export function unratedPlayers(
  reports: readonly NamedReport[],
  answers: readonly Answer[] = [],
  persons = personsOf(reports, answers),
): readonly UnratedPlayer[] {
  const names = new Map<number, Set<string>>();
  const players = new Map<string, UnratedPlayer>();
  for (const { who, of, player } of persons.players) {
    names.set(who, (names.get(who) ?? new Set()).add(player.name));
    if (player.rating !== null || player.games === 0) continue;
    const { pace } = of.report.edition;
    const key = `${pace} ${who}`;
    const known = players.get(key) ?? { ...NOBODY, name: player.name, pace };
    const id = known.id || player.id;
    players.set(key, { ...known, id, events: [...known.events, reportedEvent(of, player)] });
  }
  const whoOf = new Map([...players].map(([key, player]) => [player, Number(key.split(" ")[1])]));
  return [...players.values()].map((player) => {
    const who = whoOf.get(player) ?? 0;
    return {
      ...player,
      spellings: [...(names.get(who) ?? [])].filter((name) => name !== player.name),
      doubts: persons.doubts.filter(({ persons: of }) => of.includes(who)),
      events: [...player.events].sort((one, other) => (one.day ?? 0) - (other.day ?? 0)),
    };
  });
}

const NOBODY = { id: "", spellings: [], doubts: [], events: [] } as const;

function reportedEvent({ sheet, report }: NamedReport, player: ReportedPlayer): ReportedEvent {
  const { row, columns, games, score, rc, ru } = player;
  const { title, startDate: day, endDate: end, edition } = report;
  const { countedBy, isException } = report;
  const at = CAREER_FIGURES.map((figure) => [figure, columns.get(figure) ?? 0] as const);
  const figures = Object.fromEntries(at) as EventOnReport["columns"];
  const met = metInRobin(report);
  const numbered = numberedLine(report.players, player);
  const place = { sheet, row, numbered, columns: figures, ...(met && { ratings: met.ratings }) };
  const opponents = met && { opponents: met.opponents };
  const of = { countedBy, isException, ...systemOf(report) };
  const told = conditionsTold(report.conditions, edition);
  const known = { title, day, end, edition, told, ...of, games, score: score ?? 0, rc, ru, place };
  return { ...known, ...opponents };
}

function systemOf({
  gamesPerPairing,
}: NamedReport["report"]): Pick<ReportedEvent, "system" | "isDouble"> {
  if (gamesPerPairing === null) return { system: "swiss" };
  return { system: "robin", ...(gamesPerPairing > 1 && { isDouble: true }) };
}

/** 8.21 (2011) asks for rated opponents in a round robin, too, where everybody met all of them. */
function metInRobin({ edition, gamesPerPairing, players }: NamedReport["report"]) {
  const { robin: needed } = edition.firstRating.minimumRatedOpponents;
  if (gamesPerPairing === null || needed <= 1) return null;
  const rows = players.map(({ row }) => row);
  const [first, last] = [Math.min(...rows), Math.max(...rows)];
  const column = players[0]?.columns.get("rating") ?? 0;
  return {
    opponents: players.filter(({ rating }) => rating !== null).length,
    ratings: { row: first, column, rows: last - first + 1, columns: 1 },
  };
}
