import { html, nothing, type TemplateResult } from "lit-html";
import { EVENT_KINDS, type EventKind } from "../../tournament/event";
import { numberField, selectField } from "../elements/fields";
import type { PaneLanguage } from "../language";
import type { TableActions } from "./tableState";
import type { Verdict } from "../../desk/table/verdict";
import { eventOf } from "../../desk/table/readEvent";
import { matchGamesOf } from "../../desk/table/verdictOf";
import type { Choices } from "../../desk/table/choices";

/** A match has as many games, or fewer. */
const MOST_GAMES = 200;

/** The kind of event; of a match, the games it is over. */
export function kindFields(
  choices: Choices,
  { read }: Verdict,
  { table: texts, sheets }: PaneLanguage,
  { choose }: TableActions,
): TemplateResult | typeof nothing {
  const event = eventOf(read);
  if (event === null) return nothing;
  const matchGames = matchGamesOf(read, choices);
  const kinds = EVENT_KINDS.map((kind): [string, string] => [kind, sheets.report.kinds[kind]]);
  return html`
    ${selectField("kind", texts.kind, kinds, event.kind, (value) => {
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
