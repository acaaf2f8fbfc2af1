import { html, type TemplateResult } from "lit-html";

/** What a person has to type: a day, or words. */
export function neededField(name: string, label: string, isDate: boolean): TemplateResult {
  return html`<label class="field">
    ${label}
    <input type=${isDate ? "date" : "text"} name=${name} data-testid=${`needs-${name}`} required />
  </label>`;
}

/** What was typed into it. */
export function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}
