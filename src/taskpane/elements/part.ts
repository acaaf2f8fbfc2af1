import { html, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";

/** A part of a page that is long, and seldom needed. */
export interface Part {
  /** By which its line is found. */
  readonly id: string;
  readonly title: string;
  readonly isOpen: boolean;
  readonly toggle: (isOpen: boolean) => void;
}

/** One line, with what belongs to it while it is open. */
export function partView({ id, title, isOpen, toggle }: Part, content: unknown): TemplateResult {
  const follow = (event: Event) => {
    const { open } = event.target as HTMLDetailsElement;
    if (open !== isOpen) toggle(open);
  };
  /** At once: the browser tells of it later, and what is drawn meanwhile would close it again. */
  const click = (event: Event) => {
    event.preventDefault();
    const { open } = (event.currentTarget as HTMLElement).parentElement as HTMLDetailsElement;
    toggle(!open);
  };
  return html`
    <details class="part" .open=${live(isOpen)} @toggle=${follow}>
      <summary data-testid=${id} @click=${click}>${title}</summary>
      ${content}
    </details>
  `;
}
