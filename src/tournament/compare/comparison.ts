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
  const steps = comparing(compared, editions);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** The same, an event's whole report at a time: of thousands of players each takes long. */
export function* comparing(
  compared: ComparedEvent,
  editions: readonly Edition[],
): Generator<undefined, Comparison> {
  const figures: EditionFigures[] = [];
  for (const edition of editions) {
    figures.push(figuresUnder(compared, edition));
    yield;
  }
  const changed = new Map<ComparedRule, Set<number>>();
  for (const [index, one] of figures.entries()) {
    const next = figures[index + 1];
    if (next === undefined) continue;
    for (const { rule, players } of yield* rulesBetween(compared, one, next)) {
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
 * A rule makes a difference where one of the editions with this rule of the other gives other figures, to
 * players whose figures differ in the end. Where rules only do so together all that differ are named.
 */
function* rulesBetween(
  compared: ComparedEvent,
  one: EditionFigures,
  other: EditionFigures,
): Generator<undefined, DifferingRule[]> {
  const apart = differing(one, other);
  if (apart.length === 0) return [];
  const rules = COMPARED_RULES.filter((rule) => !areAgreed(rule, one.edition, other.edition));
  const alone: DifferingRule[] = [];
  for (const rule of rules) {
    const changed = new Set(changedBy(rule, compared, one, other));
    yield;
    for (const place of changedBy(rule, compared, other, one)) changed.add(place);
    yield;
    const players = apart.filter((place) => changed.has(place));
    if (players.length > 0) alone.push({ rule, players });
  }
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
