import type { LanguageCode } from "../src/i18n/languages";
import { whereOpen } from "../src/i18n/readings";
import { ALL_EDITIONS } from "../src/rules/editions/all";
import {
  isOpen,
  OPEN_READINGS,
  SWITCHED_READINGS,
  type OpenReading,
} from "../src/rules/editions/openReading";
import { CATALOGUES } from "./catalogues";

/** What the regulations leave open, edition by edition, what is taken and what the other gives. */
export function readingsMarkdown(language: LanguageCode): string {
  const { title, introduction } = CATALOGUES[language].pane.sheets.readings;
  return [
    `# ${title}`,
    introduction,
    ...OPEN_READINGS.flatMap((reading) => section(reading, language)),
  ]
    .join("\n\n")
    .concat("\n");
}

function section(reading: OpenReading, language: LanguageCode): string[] {
  const { labels, readings } = CATALOGUES[language].pane.sheets.readings;
  const { name, open, taken, other } = readings[reading];
  const where = ALL_EDITIONS.filter((edition) => isOpen(edition, reading))
    .map((edition) => whereOpen(reading, edition))
    .join(", ");
  const isSwitched = SWITCHED_READINGS.some((each) => each === reading);
  const lines = [
    `${labels.open(where)} ${open}`,
    `${labels.taken} ${taken}`,
    `${labels.other} ${other}`,
    ...(isSwitched ? [labels.switched] : []),
  ];
  return [`## ${name}`, lines.map((line) => `- ${line}`).join("\n")];
}
