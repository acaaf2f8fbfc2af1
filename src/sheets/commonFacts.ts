import type { SheetTexts } from "../i18n/sheets";
import type { Edition } from "../rules/editions/edition";
import { kDay, USUAL_K_READING, type KReading } from "../rules/kDay";
import type { OtherReadings } from "../rules/editions/openReading";
import type { Day } from "../rules/units";
import { editionArgument } from "./editionArgument";
import type { Fact } from "./facts";
import { OTHER_READINGS, otherReadingsContent } from "./otherReadings";

/** What most sheets have. */
interface OfEdition {
  readonly order: { readonly edition: Edition };
  readonly texts: SheetTexts;
}

interface Dated extends OfEdition {
  readonly order: OfEdition["order"] & {
    readonly startDate: Day | null;
    readonly kReading?: KReading;
  };
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

export const lastDayFact: Fact<
  "end",
  OfEdition & { readonly order: { readonly endDate?: Day | null } }
> = {
  key: "end",
  name: "last_day",
  label: ({ texts }) => texts.report.endDate,
  content: ({ order, texts }) => order.endDate ?? texts.noDate,
  look: ({ order }) => (order.endDate == null ? "fact" : "date"),
};

/** The day of which K is: no column follows another one that is typed, and the sheet is made anew. */
export const kDayFact: Fact<"kDay", Dated> = {
  key: "kDay",
  name: "K_day",
  label: ({ texts }) => texts.kDay.label,
  content: ({ order, texts }) => kDay(order, order.edition) ?? texts.noDate,
  look: ({ order }) => (order.startDate === null ? "fact" : "date"),
  isMadeFor: true,
  note: ({ order, texts }) =>
    order.startDate === null ? null : texts.kDay.note[order.kReading ?? USUAL_K_READING],
};

export const limitFact: Fact<"limit", OfEdition> = {
  key: "limit",
  name: "limit",
  label: ({ texts }) => texts.limit,
  content: ({ order }) => order.edition.limit.points,
  isMadeFor: true,
};

interface Read {
  readonly order: { readonly others?: OtherReadings };
  readonly texts: SheetTexts;
}

/** The readings of which a person wished the other. */
export const othersFact: Fact<"others", Read> = {
  key: "others",
  name: OTHER_READINGS,
  label: ({ texts }) => texts.readings.labels.others,
  content: ({ order }) => otherReadingsContent(order.others),
  isMadeFor: true,
};
