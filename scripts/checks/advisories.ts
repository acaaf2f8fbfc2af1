/** What `npm audit --json` says, as far as it is read here. */
export interface Audit {
  /** In the place of an answer. */
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, Vulnerable>>;
}

interface Vulnerable {
  readonly severity: string;
  /** An advisory, or the name of the package that brings one. */
  readonly via: readonly (string | { readonly title: string; readonly url: string })[];
}

/** The packages that licences.txt lists: a line `name version: licence` for each. */
export function packagesIn(licences: string): string[] {
  return Array.from(licences.matchAll(/^(\S+) \d[\w.-]*: .+$/gm), ([, name = ""]) => name);
}

/** A line for each advisory of these packages; null where npm has not answered. */
export function advisoriesOf(packages: readonly string[], audit: Audit): string[] | null {
  const { vulnerabilities } = audit;
  if (vulnerabilities === undefined) return null;
  return packages.flatMap((name) => {
    const { severity = "", via = [] } = vulnerabilities[name] ?? {};
    return via.map((each) =>
      typeof each === "string"
        ? `${name}: ${severity}, by ${each}`
        : `${name}: ${severity}, ${each.title} (${each.url})`,
    );
  });
}
