import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { HalfPoints } from "../../rules/units";

interface ButtonKind {
  readonly id?: string;
  readonly className?: string;
  readonly title?: string;
  readonly isDisabled?: boolean;
}

export function button(label: string, act: () => void, kind: ButtonKind = {}): TemplateResult {
  const { id, className, title, isDisabled = false } = kind;
  return html`<button
    class=${className ?? nothing}
    data-testid=${id ?? nothing}
    title=${title ?? nothing}
    ?disabled=${isDisabled}
    @click=${act}
  >
    ${label}
  </button>`;
}

export function checkbox(
  id: string,
  label: string,
  isOn: boolean,
  change: (isOn: boolean) => void,
): TemplateResult {
  return html`<label class="choice">
    <input
      type="checkbox"
      data-testid=${id}
      .checked=${live(isOn)}
      @change=${(event: Event) => {
        change((event.target as HTMLInputElement).checked);
      }}
    />
    ${label}
  </label>`;
}

/** One of several under the same `group`. */
export function radio(
  group: string,
  id: string,
  label: TemplateResult,
  isChosen: boolean,
  choose: () => void,
): TemplateResult {
  return html`<label class="choice">
    <input
      type="radio"
      name=${group}
      data-testid=${id}
      .checked=${live(isChosen)}
      @change=${choose}
    />
    <span>${label}</span>
  </label>`;
}

export function selectField(
  id: string,
  label: string,
  options: readonly (readonly [string, string])[],
  chosen: string,
  change: (value: string) => void,
): TemplateResult {
  return html`<label class="field">
    ${label}
    <select
      data-testid=${id}
      @change=${(event: Event) => {
        change((event.target as HTMLSelectElement).value);
      }}
    >
      ${options.map(
        ([value, text]) =>
          html`<option value=${value} .selected=${live(value === chosen)}>${text}</option>`,
      )}
    </select>
  </label>`;
}

/** What a person types counts once the field is left. */
export function textField(
  id: string,
  label: string,
  value: string,
  change: (value: string) => void,
): TemplateResult {
  return html`<label class="field">
    ${label}
    <input
      type="text"
      data-testid=${id}
      .value=${live(value)}
      @change=${(event: Event) => {
        change((event.target as HTMLInputElement).value.trim());
      }}
    />
  </label>`;
}

/** Years before are digits of a year still being typed. */
const COMPLETE = /^(19|[2-9]\d)\d\d-/;

/** While a date is typed the field is incomplete, and empty: that counts only once it is left. */
export function dateField(
  id: string,
  label: string,
  value: string,
  change: (value: string) => void,
): TemplateResult {
  const valueOf = (event: Event) => (event.target as HTMLInputElement).value;
  return html`<label class="field">
    ${label}
    <input
      type="date"
      data-testid=${id}
      .value=${value}
      @change=${(event: Event) => {
        if (COMPLETE.test(valueOf(event))) change(valueOf(event));
      }}
      @blur=${(event: Event) => {
        if (valueOf(event) === "" && value !== "") change("");
      }}
    />
  </label>`;
}

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly isNeeded: boolean;
}

/** What is no such number is said, and put back when the field is left. */
function numeric(
  id: string,
  label: string,
  shown: string,
  { least, most, step, isNeeded }: Bounds,
  change: (text: string) => void,
): TemplateResult {
  return html`<label class="field">
    ${label}
    <input
      type="number"
      data-testid=${id}
      min=${least}
      max=${most}
      step=${step}
      ?required=${isNeeded}
      .value=${live(shown)}
      @change=${(event: Event) => {
        const field = event.target as HTMLInputElement;
        if (field.checkValidity()) change(field.value);
        else field.reportValidity();
      }}
      @blur=${(event: Event) => {
        const field = event.target as HTMLInputElement;
        if (!field.checkValidity()) field.value = shown;
      }}
    />
  </label>`;
}

/** A whole number, from 1 on unless another one is the least, or nothing. */
export function numberField(
  id: string,
  label: string,
  value: number | null,
  most: number,
  change: (value: number | null) => void,
  least = 1,
): TemplateResult {
  const shown = value === null ? "" : String(value);
  const bounds = { least, most, step: 1, isNeeded: false };
  return numeric(id, label, shown, bounds, (text) => {
    change(text === "" ? null : Number(text));
  });
}

/** A whole number that nothing can be told without. */
export function neededNumber(
  id: string,
  label: string,
  value: number,
  { least = 1, most }: { readonly least?: number; readonly most: number },
  change: (value: number) => void,
): TemplateResult {
  const bounds = { least, most, step: 1, isNeeded: true };
  return numeric(id, label, String(value), bounds, (text) => {
    change(Number(text));
  });
}

/** Points of so many games. */
export function pointsField(
  id: string,
  label: string,
  score: HalfPoints,
  games: number,
  change: (score: HalfPoints) => void,
): TemplateResult {
  const bounds = { least: 0, most: games, step: 0.5, isNeeded: true };
  return numeric(id, label, String(score / 2), bounds, (text) => {
    change(2 * Number(text));
  });
}
