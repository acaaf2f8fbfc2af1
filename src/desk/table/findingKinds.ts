import type { Finding, ReadAs } from "../../tournament/finding";

/** Findings of one kind, in the order in which they were found. */
export interface FindingKind {
  readonly findings: readonly [Finding, ...Finding[]];
  /** How their cells may be read instead, as far as that is sure. */
  readonly fixes: readonly ReadAs[];
}

/** One card a kind: many findings often have one cause. */
export function findingKinds(all: readonly Finding[]): readonly FindingKind[] {
  const kinds = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of all) {
    const kind = `${finding.key} ${finding.severity}`;
    const known = kinds.get(kind);
    if (known === undefined) kinds.set(kind, [finding]);
    else known.push(finding);
  }
  return [...kinds.values()].map((findings) => ({
    findings,
    fixes: findings.flatMap(({ fix }) => (fix?.kind === "read as" ? [fix] : [])),
  }));
}
