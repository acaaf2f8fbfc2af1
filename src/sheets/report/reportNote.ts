import type { ReportContext } from "./context";

/** What sets this report apart; empty where nothing does. */
export function reportNote(sheet: ReportContext): string {
  return [noteOf(sheet), drawsNote(sheet)].filter((note) => note !== null).join(" ");
}

function noteOf({ order, names, texts }: ReportContext): string | null {
  const { edition, event } = order;
  const { report } = texts;
  const { scheveningen } = edition.articles;
  if (names.iteration !== null) {
    const isFirst = order.robin?.isWeFromRu === true;
    return (isFirst ? report.byFirstRu : report.byIteration)(names.iteration, edition);
  }
  if (order.isUnplayed) return report.asSwiss(edition);
  if (event.kind === "robin" && edition.hasRobin) return report.everybodyRated(edition);
  if (event.kind === "scheveningen" && scheveningen !== null) return report.scheveningen(edition);
  if (edition.limit.upgrades === "one game") return report.oneUpgrade(edition);
  const { apart, above } = edition.notRated;
  return Number.isFinite(apart) ? report.notRated(edition, apart, above) : null;
}

/** 8.2.2 (2024): n and W of an unrated player are his games, p and Ra have two more. */
function drawsNote({ order: { edition }, texts }: ReportContext): string | null {
  return edition.firstRating.hypothetical.opponents > 0 ? texts.report.twoDraws(edition) : null;
}
