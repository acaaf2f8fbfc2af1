import type { Edition, EditionId } from "./edition";
import { EDITIONS } from "./editions";
import type { Erratum, ErratumSheet } from "./erratum";

/** The slides train arbiters of the Swiss list. */
type ErratumSource = EditionId | "guide" | "slides";

export interface ListedErratum extends Erratum {
  readonly source: ErratumSource;
  /** The edition whose article it cites; the slides have columns. */
  readonly edition: EditionId | null;
}

const OF_SLIDES: readonly Erratum[] = [
  { key: "slidesFide", article: "FIDE", sheets: [] },
  { key: "slidesFse", article: "FSE", sheets: [] },
  { key: "slidesJuniors", article: "FIDE", sheets: [] },
];

/** All of them, edition by edition. */
export const ERRATA: readonly ListedErratum[] = [
  ...EDITIONS.flatMap((edition) => edition.errata.map((each) => listed(each, edition))),
  ...OF_SLIDES.map((each) => ({ ...each, source: "slides" as const, edition: null })),
];

/** Those of an edition's own text that concern a sheet. */
export function errataOf(edition: Edition, sheet: ErratumSheet): readonly ListedErratum[] {
  const concerned = edition.errata.filter(({ sheets }) => sheets.includes(sheet));
  return concerned.map((each) => listed(each, edition));
}

function listed(erratum: Erratum, { id }: Edition): ListedErratum {
  return { ...erratum, source: erratum.isOfGuide === true ? "guide" : id, edition: id };
}
