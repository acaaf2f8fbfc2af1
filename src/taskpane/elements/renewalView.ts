import { html, nothing, type TemplateResult } from "lit-html";
import type { PaneLanguage } from "../language";
import type { Made, Work, WorkActions } from "../work";
import { button } from "./fields";

/** What can be said where a sheet of the same thing is there. */
export function questionView(
  work: Work,
  { renewal: texts }: PaneLanguage,
  { reply }: WorkActions,
): TemplateResult | typeof nothing {
  if (work.kind !== "asking") return nothing;
  const answer = (id: string, label: string, said: Parameters<typeof reply>[0]) =>
    button(
      label,
      () => {
        reply(said);
      },
      { id, className: "small" },
    );
  return html`${answer("renew", texts.renew, "renew")} ${answer("make-new", texts.anew, "new")}
  ${answer("neither", texts.neither, "neither")}`;
}

/** What became of the sheet that was there, and of what was typed into it. */
export function renewedView(
  work: Work,
  { renewal: texts }: PaneLanguage,
): TemplateResult | typeof nothing {
  if (work.kind !== "made") return nothing;
  const { renewed, kept = renewed?.kept ?? [] } = work;
  const said =
    kept.length === 0 ? nothing : html`<p data-testid="kept">${texts.kept(listed(kept))}</p>`;
  if (renewed === undefined) return html`${said}`;
  const { olds, lost, left } = renewed;
  const before = olds.map(({ sheet }) => sheet.name).join(", ");
  return html`<p data-testid="renewed">${texts.renewed(before)}</p>
    ${said}
    ${lost.length === 0 ? nothing : html`<p data-testid="lost">${texts.lost(listed(lost))}</p>`}
    ${left.length === 0 ? nothing : html`<p data-testid="left">${texts.left(listed(left))}</p>`}`;
}

/** More than these nobody reads. */
const MOST = 12;

function listed(all: readonly string[]): string {
  const shown = all.slice(0, MOST).join("; ");
  return all.length > MOST ? `${shown}; … (${all.length})` : shown;
}

export function undoText({ renewed }: Made, { renewal, table }: PaneLanguage): string {
  return renewed === undefined ? table.undo : renewal.undo;
}
