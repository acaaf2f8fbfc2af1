import type { SheetTexts } from "../i18n/sheets";
import type { Edition } from "../rules/editions/edition";
import type { Day } from "../rules/units";
import { editionArgument } from "./editionArgument";
import type { Fact } from "./facts";

/** What most sheets have. */
interface OfEdition {
  readonly order: { readonly edition: Edition };
  readonly texts: SheetTexts;
}

interface Dated extends OfEdition {
  readonly order: OfEdition["order"] & { readonly startDate: Day | null };
}

/** The edition that the sheet was made for, as the functions take it. */
export const editionFact: Fact<"edition", OfEdition> = {
  key: "edition",
  name: "edition",
  label: ({ texts }) => texts.edition,
  content: ({ order }) => editionArgument(order.edition),
  isMadeFor: true,
};

export const firstDayFact: Fact<"date", Dated> = {
  key: "date",
  name: "first_day",
  label: ({ texts }) => texts.startDate,
  content: ({ order, texts }) => order.startDate ?? texts.noDate,
  look: ({ order }) => (order.startDate === null ? "fact" : "date"),
  isMadeFor: true,
};

export const limitFact: Fact<"limit", OfEdition> = {
  key: "limit",
  name: "limit",
  label: ({ texts }) => texts.limit,
  content: ({ order }) => order.edition.limit.points,
  isMadeFor: true,
};
