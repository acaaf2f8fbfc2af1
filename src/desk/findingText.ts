import type { TableTexts } from "../i18n/table";
import type { Finding, FindingKey, FindingValues } from "../tournament/finding";

/** The catalogue has a sentence for each key and its values: only the pairing is lost on the way. */
export function findingText({ key, values }: Finding, { finding }: TableTexts): string {
  return (finding[key] as (values: FindingValues[FindingKey]) => string)(values);
}
