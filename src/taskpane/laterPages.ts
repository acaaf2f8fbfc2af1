import { html, nothing, render, type TemplateResult } from "lit-html";
import { contents } from "./elements/contents";
import { notLoadedView } from "./elements/notLoadedView";
import type { PaneLanguage } from "./language";
import type { AnyPage } from "./page";

/** Faster than this nothing needs to be said about waiting. */
const PATIENCE = 500;

/** The pages of a tab whose part of the pane is loaded when a person comes to it. */
export class LaterPages {
  readonly panel = document.createElement("div");
  private pages: Promise<readonly AnyPage[]> | null = null;

  constructor(
    private readonly load: () => Promise<readonly AnyPage[]>,
    private readonly language: PaneLanguage,
  ) {}

  /** A person has come to the tab: what did not come the last time is asked for again. */
  async shown(): Promise<void> {
    this.pages ??= this.loaded();
    try {
      for (const page of await this.pages) page.shown();
    } catch {
      this.pages = null;
      this.say(notLoadedView(this.language.loading), "problem");
    }
  }

  private async loaded(): Promise<readonly AnyPage[]> {
    this.say(nothing);
    const waiting = setTimeout(() => {
      this.say(html`<p>${this.language.table.working}</p>`);
    }, PATIENCE);
    try {
      const pages = await this.load();
      for (const page of pages) page.show();
      const shown = pages.map(({ element }) => element);
      this.panel.replaceChildren(...contents(shown, this.language), ...shown);
      return pages;
    } finally {
      clearTimeout(waiting);
    }
  }

  /** Before there are pages. */
  private say(what: TemplateResult | typeof nothing, tone = ""): void {
    render(html`<div class="status ${tone}" role="status">${what}</div>`, this.panel);
  }
}
