import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";

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

/**
 * A whole number, from 1 on unless another one is the least, or nothing; what is neither is said,
 * and put back when the field is left.
 */
export function numberField(
  id: string,
  label: string,
  value: number | null,
  most: number,
  change: (value: number | null) => void,
  least = 1,
): TemplateResult {
  const shown = value === null ? "" : String(value);
  return html`<label class="field">
    ${label}
    <input
      type="number"
      data-testid=${id}
      min=${least}
      max=${most}
      step="1"
      .value=${live(shown)}
      @change=${(event: Event) => {
        const field = event.target as HTMLInputElement;
        const isNothing = field.value === "" && field.validity.valid;
        if (isNothing) change(null);
        else if (field.checkValidity()) change(Number(field.value));
        else field.reportValidity();
      }}
      @blur=${(event: Event) => {
        const field = event.target as HTMLInputElement;
        if (!field.checkValidity()) field.value = shown;
      }}
    />
  </label>`;
}
