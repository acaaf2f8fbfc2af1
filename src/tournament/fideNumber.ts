/** Empty where it is none. */
export function fideNumberOf(text: string): string {
  const number = text.replace(/\s/g, "");
  return /^\d{1,11}$/.test(number) && Number(number) > 0 ? number : "";
}
