import { html, nothing, type TemplateResult } from "lit-html";
import type { TableTexts } from "../../i18n/table";
import { gamesPerPairing } from "../../rules/robin/crosstable";
import type { Event } from "../../tournament/event";
import type { RoundRobin } from "../../tournament/roundRobin";
import { addressOfArea, columnLetters } from "../../tournament/sheetCells";
import type { SelectedCells } from "../../desk/selectedCells";
import { button, selectField } from "../elements/fields";
import type { PaneLanguage } from "../language";
import type { TableActions } from "./tableState";
import { kSentences } from "../../desk/table/kSentences";
import { editionOf, type Verdict } from "../../desk/table/verdict";
import type { TableOnDesk } from "../../desk/table/tableDesk";

/** What was read: where, which kind of event, how many players, whose K. */
export function understoodView(
  { source, parts, verdict }: TableOnDesk,
  language: PaneLanguage,
  actions: TableActions,
): TemplateResult {
  const { table: texts } = language;
  const where = [source, ...parts].map(
    ({ sheet, selected }) => `${sheet}!${addressOfArea(selected)}`,
  );
  return html`
    <section data-testid="understood" aria-labelledby="understood">
      <h2 id="understood">${texts.understood}</h2>
      <p class="quiet">${where.join(" + ")}</p>
      ${parts.map((part, index) => unpoolButton(part, where[index + 1] ?? "", texts, actions))}
      ${readLines(verdict, language)} ${ratingColumns(verdict, texts, actions)}
    </section>
  `;
}

function readLines(
  verdict: Verdict,
  { table: texts, sheets, code }: PaneLanguage,
): TemplateResult | typeof nothing {
  const { read } = verdict;
  if (read.by === "nothing") return nothing;
  return read.by === "rounds"
    ? roundLines(read.event, sheets.report.kinds[read.event.kind], verdict, texts)
    : eventLines(read.roundRobin, verdict, texts, code);
}

function unpoolButton(
  part: SelectedCells,
  table: string,
  texts: TableTexts,
  actions: TableActions,
): TemplateResult {
  const takeOut = () => {
    actions.unpool(part);
  };
  return button(texts.unpool(table), takeOut, { id: "unpool", className: "link" });
}

function roundLines(
  { players }: Event,
  kind: string,
  verdict: Verdict,
  texts: TableTexts,
): TemplateResult {
  const rated = players.filter(({ rating }) => rating !== null).length;
  const games = players.reduce((sum, player) => sum + player.games.length, 0);
  const between = players.reduce(
    (sum, player) => sum + player.games.filter(({ opponent }) => opponent.place !== null).length,
    0,
  );
  return html`
    <ul class="facts">
      <li>${texts.byRounds(kind)}</li>
      <li>${texts.players(players.length, rated, players.length - rated)}</li>
      <li>${texts.games(games - between / 2)}</li>
      ${kSentences(players, editionOf(verdict), verdict.times.startDate, texts.k).map((text) => html`<li>${text}</li>`)}
    </ul>
  `;
}

function eventLines(
  event: RoundRobin,
  verdict: Verdict,
  texts: TableTexts,
  code: string,
): TemplateResult {
  const { players, scores } = event;
  const rated = players.filter(({ rating }) => rating !== null).length;
  const isDouble = "square" in scores && gamesPerPairing(scores.square) > 1;
  const kind = "totals" in scores ? "totals" : isDouble ? "double" : "single";
  const games = ((isDouble ? 2 : 1) * players.length * (players.length - 1)) / 2;
  return html`
    <ul class="facts">
      <li>${texts.kinds[kind]}</li>
      <li>${texts.players(players.length, rated, players.length - rated)}</li>
      <li>${texts.games(games)}</li>
      ${kSentences(players, editionOf(verdict), verdict.times.startDate, texts.k).map((text) => html`<li>${text}</li>`)}
    </ul>
    <details>
      <summary>${texts.showPlayers}</summary>
      ${playersTable(event, texts, code)}
    </details>
  `;
}

function playersTable(
  { players, scores }: RoundRobin,
  { playerColumns }: TableTexts,
  code: string,
): TemplateResult {
  const points = (index: number) => {
    if ("totals" in scores) return (scores.totals[index] ?? 0) / 2;
    const games = scores.square[index]?.flat() ?? [];
    return games.reduce<number>((sum, score) => sum + (score ?? 0), 0) / 2;
  };
  return html`
    <table>
      <thead>
        <tr>
          ${playerColumns.map((heading) => html`<th scope="col">${heading}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${players.map(
          ({ name, rating }, index) =>
            html`<tr>
              <td>${name}</td>
              <td>${rating ?? "u"}</td>
              <td>${points(index).toLocaleString(code)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  `;
}

/** Which column was read is always said; where several may hold the ratings, a person chooses. */
function ratingColumns(
  { reading: { ratings } }: Verdict,
  texts: TableTexts,
  actions: TableActions,
): TemplateResult {
  const { chosen, columns } = ratings;
  const said =
    chosen === null ? "" : texts.ratingsFrom(columnLetters(chosen.column), chosen.heading);
  if (columns.length < 2) return html`<p class="quiet" data-testid="ratings-from">${said}</p>`;
  const options = columns.map(({ column, heading }): [string, string] => [
    String(column),
    texts.column(columnLetters(column), heading),
  ]);
  const none: [string, string] = [NOBODY, texts.nobodyRated];
  return html`<p class="quiet" data-testid="ratings-from">${said}</p>
    ${selectField(
      "rating-column",
      texts.ratingColumn,
      chosen === null ? [none, ...options] : [...options, none],
      chosen === null ? NOBODY : String(chosen.column),
      (value) => {
        actions.choose({ ratingColumn: value === NOBODY ? NOBODY : Number(value) });
      },
    )}`;
}

const NOBODY = "none";
