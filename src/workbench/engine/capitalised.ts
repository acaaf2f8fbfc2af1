export const capitalised = (text: string): string =>
  text.replace(/^./, (first) => first.toUpperCase());
