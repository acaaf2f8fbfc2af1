import { detailsText, newestSets, type ChosenEdition } from "../desk/details";
import type { DetailsTexts } from "../i18n/details";

/** What is known of a person's Excel, for whoever looks into a fault: no names, no results. */
export class PaneDetails {
  /** By which the page counts that was drawn last; null: none was chosen. */
  edition: ChosenEdition | null = null;

  constructor(private readonly texts: DetailsTexts) {}

  text(fault: string | null = null): string {
    const { displayLanguage, diagnostics, requirements } =
      Office.context as Partial<Office.Context>;
    const version = document.querySelector<HTMLMetaElement>("meta[name=version]")?.content;
    const languages = new Set([displayLanguage, document.documentElement.lang]);
    const isSetSupported = (name: string, least: string) =>
      requirements?.isSetSupported(name, least) ?? false;
    return detailsText(
      {
        version: version ?? null,
        host: named(diagnostics?.host),
        platform: named(diagnostics?.platform),
        office: named(diagnostics?.version),
        language: [...languages].filter(Boolean).join(", "),
        edition: this.edition,
        requirements: newestSets(isSetSupported),
        fault,
      },
      this.texts,
    );
  }
}

function named(value: Office.HostType | Office.PlatformType | string | undefined): string | null {
  return value === undefined || value === "" ? null : String(value);
}
