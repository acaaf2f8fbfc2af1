export function button(label: string, id: string, action: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.textContent = label;
  element.dataset["testid"] = id;
  element.onclick = action;
  return element;
}
