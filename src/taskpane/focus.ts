/** A button that is disabled while it works loses the focus; it gets it back, unless another has it. */
export function focusKept(): () => void {
  const { activeElement: before } = document;
  return () => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
