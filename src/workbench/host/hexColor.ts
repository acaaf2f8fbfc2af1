import { apiNotFound } from "./hostError";

/** #rrggbb; Excel knows names of colours too, which the engine cannot save. */
export function hexColor(color: unknown): string {
  const text = String(color);
  if (/^#[0-9a-f]{6}$/i.test(text)) return text;
  throw apiNotFound(`the colour ${text}: only #rrggbb`);
}
