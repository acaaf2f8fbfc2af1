import { carriedOf, type Carried } from "../carried";
import type { Edition } from "../../rules/editions/edition";
import type { KReading } from "../../rules/kDay";
import type { KFacts } from "../../rules/kFacts";
import type { Day, Hundredths, Rating } from "../../rules/units";

/** What a player did in one event, as its report says it. */
export interface PeriodResult {
  readonly event: string;
  readonly day: Day | null;
  /** That of the event's first day, 0.1 (2014); missing: the period's. */
  readonly edition?: Edition;
  readonly kReading?: KReading;
  /** Of the event's start; null: unrated. */
  readonly rating: Rating | null;
  /** Games that count. */
  readonly games: number;
  /** ΣΔR; null for an unrated player. */
  readonly delta: Hundredths | null;
  /** Before anything is made of the period's games; null: none is given. */
  readonly k: number | null;
  /** What K may depend on, where any of it is known. */
  readonly facts?: KFacts;
  /** Fewer games are enough for a first rating: 9.14d–e (2005), 7.14f–g (2011). */
  readonly isException?: true;
}

/** A player and his events of one rating period, in the order of their days. */
export interface PeriodPlayer<Result extends PeriodResult = PeriodResult> {
  readonly name: string;
  /** How else his events write him; none where all write the same. */
  readonly spellings?: readonly string[];
  /** His FIDE number, where it is known. */
  readonly id?: string;
  /** What the sheets carry along. */
  readonly carried?: Carried;
  readonly results: readonly Result[];
  /** Rated games in the year before the period; null where nobody says. */
  readonly earlierGames: number | null;
}

/** A result, and whom it is of: two players of one name have different keys. */
export interface OfPlayer<Result extends PeriodResult = PeriodResult> {
  readonly key: string;
  readonly name: string;
  /** FIDE number; empty where it is not known. */
  readonly id: string;
  readonly carried?: Carried;
  readonly result: Result;
  readonly earlierGames?: number | null;
}

/** Collected by player, in the order in which the players come first. */
export function byPlayer<Result extends PeriodResult>(
  all: readonly OfPlayer<Result>[],
): PeriodPlayer<Result>[] {
  const players = new Map<string, OfPlayer<Result>[]>();
  for (const each of all) {
    const results = players.get(each.key);
    if (results === undefined) players.set(each.key, [each]);
    else results.push(each);
  }
  return [...players.values()].map((of) => ({
    name: of[0]?.name ?? "",
    ...spellingsOf(of),
    ...idOf(of),
    ...carriedOf(of),
    earlierGames: of.find(({ earlierGames }) => earlierGames != null)?.earlierGames ?? null,
    results: of.map(({ result }) => result).sort((one, other) => (one.day ?? 0) - (other.day ?? 0)),
  }));
}

function spellingsOf(of: readonly { readonly name: string }[]): {
  readonly spellings?: readonly string[];
} {
  const [, ...others] = new Set(of.map(({ name }) => name));
  return others.length === 0 ? {} : { spellings: others };
}

function idOf(of: readonly { readonly id: string }[]): { readonly id?: string } {
  const id = of.find((each) => each.id !== "")?.id;
  return id === undefined ? {} : { id };
}
