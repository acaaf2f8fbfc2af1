import { floorsOf } from "../../rules/editions/floorOfList";
import { editionArgument } from "../editionArgument";
import { floorFormula } from "../floorFormula";
import { ifNumber } from "../ifNumber";
import { editionNote, putMadeFor } from "../madeFor";
import { formula } from "../sheetDraft";
import type { Content, Look } from "../sheetPlan";
import { HEAD, HEAD_VALUE, head } from "./places";
import type { PeriodContext } from "./context";

/** Title, edition, the list that counts the period, and what the edition asks of it. */
export function putPeriodHead(context: PeriodContext): void {
  const { draft, order, texts, start } = context;
  const { edition, style, list } = order;
  const { period: words } = texts;
  draft.put(HEAD.title, 0, words.title, "title");
  const madeWith = isKSought(context) ? `${texts.madeWith[style]} ` : "";
  draft.put(HEAD.note, HEAD_VALUE, `${madeWith}${words.note}`, "note");
  const line = (row: keyof typeof HEAD, label: string, value: Content, look: Look = "points") => {
    draft.put(HEAD[row], 1, label, "label");
    draft.put(HEAD[row], HEAD_VALUE, value, look);
  };
  const { highestKTimesGames: mostKn, publication } = edition;
  const limited = [[HEAD.mostKn, words.mostKn(edition), mostKn]] as const;
  const made = {
    lines: [
      [HEAD.edition, texts.edition, editionArgument(edition)],
      ...(Number.isFinite(mostKn) ? limited : []),
      [HEAD.activeGames, words.activeGames(edition), publication.activeGames],
    ],
    column: HEAD_VALUE,
    note: {
      row: HEAD.edition,
      column: HEAD_VALUE + 2,
      text: editionNote(edition, { ...order, startDate: list }, texts),
    },
  } as const;
  putMadeFor(draft, made, texts.madeFor);
  line("list", words.list, list ?? "", "inputDate");
  const floor = floorFormula(head("list"), floorsOf(edition.pace));
  line("floor", words.floor(edition), formula(ifNumber(head("list"), floor)));
  line("start", words.start, start ?? texts.noDate, start === null ? "points" : "date");
  draft.put(HEAD.start, HEAD_VALUE + 2, kNote(context), "note");
}

/** Only then a formula of the chosen style is needed. */
function isKSought({ order: { players }, k }: PeriodContext): boolean {
  const isAnew = k.some(({ isSoughtAnew }) => isSoughtAnew.includes(true));
  return (
    isAnew || players.some(({ results }) => results.some((each) => !each.report && each.k === null))
  );
}

/** Whose K counts, where nothing but the rating told it, and whose birth could not. */
function kNote({ order: { edition, players }, texts, k }: PeriodContext): string {
  const { kAtStart } = texts.period;
  const byRating = texts.kByRating(edition.articles.k, edition.name);
  const isByRating = k.some((of) => of.isByRating);
  const open = players.flatMap(({ name }, index) => (k[index]?.isAgeOpen ? name : []));
  return [
    kAtStart(edition),
    ...(isByRating ? [byRating] : []),
    ...(open.length > 0 ? [texts.kAgeOpen(open.join("; "))] : []),
  ].join(" ");
}
