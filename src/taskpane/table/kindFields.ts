import { html, nothing, type TemplateResult } from "lit-html";
import { EVENT_KINDS, type EventKind } from "../../tournament/event";
import { numberField, selectField } from "../elements/fields";
import type { PaneLanguage } from "../language";
import type { TableActions } from "./tableState";
import type { Verdict } from "../../desk/table/verdict";

/** A match has as many games, or fewer. */
const MOST_GAMES = 200;

/** The kind of event; of a match, the games it is over. */
export function kindFields(
  { read, matchGames }: Verdict,
  { table: texts, sheets }: PaneLanguage,
  { choose }: TableActions,
): TemplateResult | typeof nothing {
  if (read.event === null) return nothing;
  const kinds = EVENT_KINDS.map((kind): [string, string] => [kind, sheets.report.kinds[kind]]);
  return html`
    ${selectField("kind", texts.kind, kinds, read.kind, (value) => {
      choose({ kind: value as EventKind });
    })}
    ${
      matchGames === null
        ? nothing
        : numberField("match-games", texts.matchGames, matchGames, MOST_GAMES, (games) => {
            choose({ matchGames: games });
          })
    }
  `;
}
