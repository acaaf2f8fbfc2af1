/** Office says whether its theme is dark; without a theme the system's preference holds. */
export function applyTheme(theme: Office.OfficeTheme | undefined, root: HTMLElement): void {
  if (theme === undefined) return;
  root.dataset["theme"] = isDark(theme.bodyBackgroundColor) ? "dark" : "light";
}

const HALF_LIGHT = 128;

/** By the luma of an #rrggbb colour. */
function isDark(color: string): boolean {
  const [red = 255, green = 255, blue = 255] = (color.match(/[0-9a-f]{2}/gi) ?? []).map((part) =>
    parseInt(part, 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue < HALF_LIGHT;
}
