import type { Edition } from "../../rules/editions/edition";
import type { ComparedEvent } from "./comparedEvent";
import { areAgreed, COMPARED_RULES, RULES_OF_EDITIONS, type ComparedRule } from "./comparedRules";
import { figuresUnder, type EditionFigures, type PlayerFigures } from "./editionFigures";

/** A rule that made figures differ, and the places of those whose figures it changes. */
export interface DifferingRule {
  readonly rule: ComparedRule;
  readonly players: readonly number[];
}

export interface Comparison {
  readonly editions: readonly EditionFigures[];
  readonly rules: readonly DifferingRule[];
}

/** One event by several editions, and the rules that make the difference between each and the next. */
export function comparison(compared: ComparedEvent, editions: readonly Edition[]): Comparison {
  const figures = editions.map((edition) => figuresUnder(compared, edition));
  const changed = new Map<ComparedRule, Set<number>>();
  for (const [index, one] of figures.entries()) {
    const next = figures[index + 1];
    if (next === undefined) continue;
    for (const { rule, players } of rulesBetween(compared, one, next)) {
      changed.set(rule, new Set([...(changed.get(rule) ?? []), ...players]));
    }
  }
  const rules = COMPARED_RULES.flatMap((rule): DifferingRule[] => {
    const players = changed.get(rule);
    return players === undefined ? [] : [{ rule, players: [...players].sort((a, b) => a - b) }];
  });
  return { editions: figures, rules };
}

/**
 * A rule makes a difference where one of the editions with this rule of the other gives other figures.
 * Where rules only do so together all that differ are named.
 */
function rulesBetween(
  compared: ComparedEvent,
  one: EditionFigures,
  other: EditionFigures,
): DifferingRule[] {
  const apart = differing(one, other);
  if (apart.length === 0) return [];
  const rules = COMPARED_RULES.filter((rule) => !areAgreed(rule, one.edition, other.edition));
  const alone = rules.flatMap((rule): DifferingRule[] => {
    const players = [
      ...changedBy(rule, compared, one, other),
      ...changedBy(rule, compared, other, one),
    ];
    return players.length === 0 ? [] : [{ rule, players }];
  });
  return alone.length > 0 ? alone : rules.map((rule) => ({ rule, players: apart }));
}

function changedBy(
  rule: ComparedRule,
  compared: ComparedEvent,
  figures: EditionFigures,
  { edition: from }: EditionFigures,
): number[] {
  const hybrid = RULES_OF_EDITIONS[rule].taken(figures.edition, from);
  return differing(figures, figuresUnder(compared, hybrid));
}

/** The places of players whose figures differ. */
function differing(one: EditionFigures, other: EditionFigures): number[] {
  return one.players.flatMap((player, place) => {
    const against = other.players[place];
    return against !== undefined && areSame(player, against) ? [] : [place];
  });
}

function areSame(one: PlayerFigures, other: PlayerFigures): boolean {
  return (Object.keys(one) as (keyof PlayerFigures)[]).every((key) => one[key] === other[key]);
}
