const NUMBERED = /^[#=]?\s?(\d{1,4})[.)°ºª]{0,2}$/;

/** 3., =3, 3º, #3: the number of a place or a player; null where a text is none. */
export function placeNumber(text: string): number | null {
  const [, digits] = NUMBERED.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}
