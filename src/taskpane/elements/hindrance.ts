import type { LoadingTexts } from "../../i18n/loading";
import type { TableTexts } from "../../i18n/table";
import type { Work } from "../work";

/** What kept Excel from it and a person can do away with; null: it was nothing of the kind. */
export function hindrance(work: Work, texts: TableTexts, loading: LoadingTexts): string | null {
  switch (work.kind) {
    case "no single area":
      return texts.severalAreas;
    case "cell edited":
      return texts.cellEdited;
    case "still calculating":
      return texts.stillCalculating;
    case "not loaded":
      return loading.notLoaded;
    case "protected":
      return texts.isProtected(work.sheet, work.left);
    default:
      return null;
  }
}
