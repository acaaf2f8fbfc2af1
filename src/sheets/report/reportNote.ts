import { whyNoIteration } from "../../rules/robin/whyNoIteration";
import type { SheetTexts } from "../../i18n/sheets";
import { hypotheticalOf } from "./layout";
import type { ReportNames, ReportOrder } from "./order";

/** What sets this report apart; nothing where nothing does. */
export function reportNotes(order: ReportOrder, names: ReportNames, texts: SheetTexts): string[] {
  const { edition, event } = order;
  /** 8.2.2 (2024): n and W of an unrated player are his games, p and Ra have two more. */
  const hasDraws = event.players.some((player) => hypotheticalOf(player, edition) > 0);
  const draws = hasDraws ? texts.report.twoDraws(edition) : null;
  const { minutes, games } = order.tooFast ?? { minutes: 0, games: [] };
  const fast = games.length === 0 ? null : texts.report.tooFast(edition, minutes, games);
  return [noteOf(order, names, texts), fast, draws].filter((note) => note !== null);
}

/** 10.1 (2005). */
function isWithoutDp({ robin, edition }: ReportOrder): boolean {
  if (robin === null) return false;
  const { event, later } = robin;
  const ratings = event.players.map(({ rating }) => rating);
  return whyNoIteration({ ratings, scores: event.scores, later }, edition)?.key === "dpUndefined";
}

function noteOf(order: ReportOrder, names: ReportNames, { report }: SheetTexts): string | null {
  const { edition, event } = order;
  const { scheveningen } = edition.articles;
  if (names.iteration !== null) {
    if (isWithoutDp(order)) return report.noDpInRobin(edition);
    const isFirst = order.others?.has("weOfFirstPass") === true;
    return (isFirst ? report.byFirstRu : report.byIteration)(names.iteration, edition);
  }
  if (order.isUnplayed) return report.asSwiss(edition);
  if (event.kind === "robin" && edition.hasRobin) return report.everybodyRated(edition);
  if (event.kind === "scheveningen" && scheveningen !== null) return report.scheveningen(edition);
  if (edition.limit.upgrades === "one game") return report.oneUpgrade(edition);
  const { apart, above } = edition.notRated;
  return Number.isFinite(apart) ? report.notRated(edition, apart, above) : null;
}
