interface Copying {
  readonly execCommand?: (command: "copy") => boolean;
}

/**
 * Selects all of a field's text, and copies it where the page may. The clipboard itself is closed to add-ins
 * on the web; what is selected a person can copy everywhere.
 */
export function isCopied(field: HTMLTextAreaElement): boolean {
  field.focus();
  field.select();
  const page: Copying = field.ownerDocument;
  try {
    return page.execCommand?.("copy") === true;
  } catch {
    return false;
  }
}
