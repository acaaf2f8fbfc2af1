import { isReason, type Reason } from "../../rules/reason";
import type { FirstRatingOrder } from "../../sheets/firstRating/order";
import { raForRc } from "../../tournament/career/raForRc";
import { readCareer } from "../../tournament/career/readCareer";
import { isError, type Finding } from "../../tournament/finding";
import type { SelectedCells } from "../selectedCells";
import { editionFor, type Rules } from "./rules";

/** What stands in the way of the sheet of a first rating. */
export type NoFirstRating =
  | { readonly kind: "findings"; readonly findings: readonly Finding[] }
  | { readonly kind: "reason"; readonly reason: Reason }
  /** No event has a day, and no edition is chosen. */
  | { readonly kind: "no day" };

interface FirstRatingPlanned {
  readonly kind: "planned";
  readonly order: FirstRatingOrder;
}

/** The events of the selected list, as the sheet of a first rating takes them; without a list it is empty. */
export function firstRatingOf(
  selected: SelectedCells | null,
  rules: Rules,
  /** 7.14f (2011): an Olympiad and its like ask for fewer games. */
  isException: boolean,
): FirstRatingPlanned | NoFirstRating {
  const read = selected === null ? null : readCareer(selected.cells, selected.selected);
  const { career = [], findings = [] } = read ?? {};
  if (findings.some(isError)) return { kind: "findings", findings };
  const last = career[career.length - 1]?.day ?? null;
  const edition = editionFor(rules, last);
  if (edition === null) return { kind: "no day" };
  if (isReason(edition)) return { kind: "reason", reason: edition };
  const misread = read === null ? null : raForRc(read, edition);
  if (misread !== null) return { kind: "findings", findings: [misread] };
  const order: FirstRatingOrder = {
    title: read === null ? "" : (selected?.sheet ?? ""),
    career,
    edition,
    isByHand: rules.edition !== "by date",
    style: rules.style,
    isException,
  };
  return { kind: "planned", order };
}
