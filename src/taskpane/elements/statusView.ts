import { html, nothing, type TemplateResult } from "lit-html";
import type { PaneLanguage } from "../language";
import { isFailed, madeIn, type Work, type WorkActions, type Working } from "../work";
import { button } from "./fields";
import { hindrance } from "./hindrance";
import { reloadButton } from "./notLoadedView";
import { detailsView } from "./detailsView";
import { questionView, renewedView, undoText } from "./renewalView";
import { differencesView, selfCheckClause } from "./selfCheckView";

/** The line of a page that is read aloud. */
interface StatusLine {
  readonly id: string;
  readonly undoId: string;
  readonly failed: (what: string, left: string) => string;
}

/** What the page itself has to say where nothing is under way, or of what was made. */
export interface Said {
  readonly text: string;
  readonly tone: "" | "problem" | "question";
  /** What leads on from there. */
  readonly more?: TemplateResult | typeof nothing;
}

/** One line that tells what happened last. */
export function statusView(
  line: StatusLine,
  { work }: Working,
  said: Said,
  language: PaneLanguage,
  actions: WorkActions,
): TemplateResult {
  const done = textOf(work, line, language);
  const { text, tone, more } =
    done === null ? said : { text: done, tone: isFailed(work) ? "problem" : "", more: nothing };
  const made = madeIn(work);
  const check = work.kind === "made" ? work.check : undefined;
  const isDifferent = check?.kind === "differs";
  return html`
    <div class="status ${isDifferent ? "problem" : tone}" role="status" data-testid=${line.id}>
      <p>${text}${selfCheckClause(check, language.table)}</p>
      ${differencesView(check, language.table, actions)} ${progressView(work, language, actions)}
      ${questionView(work, language, actions)} ${renewedView(work, language)} ${more ?? nothing}
      ${work.kind === "failed" ? detailsView(language.details, () => actions.details(work.code ?? null)) : nothing}
      ${work.kind === "not loaded" ? reloadButton(language.loading) : nothing}
      ${made === null ? nothing : button(undoText(made, language), actions.undo, { id: line.undoId })}
    </div>
  `;
}

/** Null where the page itself has to say it. */
function textOf(
  work: Work,
  { failed }: StatusLine,
  { loading, table: texts, renewal }: PaneLanguage,
): string | null {
  switch (work.kind) {
    case "none":
      return null;
    case "reading":
    case "working":
    case "planning":
    case "cancelling":
    case "cancelled":
      return texts[work.kind];
    case "writing":
      return texts.writing(work.done, work.total);
    case "declined":
      return renewal.nothingMade;
    case "no single area":
    case "cell edited":
    case "not loaded":
    case "still calculating":
    case "protected":
      return hindrance(work, texts, loading);
    case "failed":
      return failed(work.what, work.left);
    case "made":
      return work.gone === "" ? null : texts.alreadyGone(work.gone);
    case "already gone":
      return texts.alreadyGone(work.names);
    case "asking":
      return renewal.ask(work.sheet);
    case "brought back":
      return renewal.undone(work.names);
    case "removed":
      return texts.removed(work.names);
  }
}

/** How far it is, and what stops it. */
function progressView(
  work: Work,
  { table: texts }: PaneLanguage,
  { cancel }: WorkActions,
): TemplateResult | typeof nothing {
  const isWriting = work.kind === "writing";
  if (!isWriting && work.kind !== "planning") return nothing;
  return html`
    ${
      isWriting
        ? html`<progress
            data-testid="progress"
            aria-label=${texts.working}
            value=${work.done}
            max=${work.total}
          ></progress>`
        : nothing
    }
    ${button(texts.cancel, cancel, { id: "cancel" })}
  `;
}
