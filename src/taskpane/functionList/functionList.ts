import type { PaneTexts } from "../../i18n/pane";
import { element } from "../element";

/** What the pane needs of functions.json. */
export interface ListedFunction {
  readonly name: string;
  readonly description: string;
  readonly helpUrl: string;
  readonly parameters: readonly { readonly name: string; readonly optional?: boolean }[];
}

/** The functions with a field to find one. */
export function functionList(functions: readonly ListedFunction[], texts: PaneTexts): HTMLElement {
  const count = element("p", { className: "count", role: "status" });
  const list = element("ul", { className: "functions" });
  const field = element("input", { id: "filter", type: "search", autocomplete: "off" });
  const show = () => {
    const found = matching(functions, field.value);
    count.textContent =
      found.length === 0 ? texts.noMatch(field.value.trim()) : texts.found(found.length);
    list.replaceChildren(...found.map((each) => item(each)));
  };
  field.addEventListener("input", show);
  show();
  return element(
    "section",
    { ariaLabel: texts.functions },
    element("h2", {}, texts.functions),
    element("label", { htmlFor: "filter" }, texts.filter),
    field,
    count,
    list,
  );
}

/** Every word has to occur in the name, the arguments or the description. */
export function matching(
  functions: readonly ListedFunction[],
  words: string,
): readonly ListedFunction[] {
  const wanted = folded(words).split(/\s+/);
  return functions.filter(({ name, description, parameters }) => {
    const text = folded(
      [`FIDE.${name}`, description, ...parameters.map((each) => each.name)].join(" "),
    );
    return wanted.every((word) => text.includes(word));
  });
}

function folded(text: string): string {
  return text.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

function item({ name, description, helpUrl, parameters }: ListedFunction): HTMLElement {
  const signature = parameters.map((each) =>
    each.optional === true ? `[${each.name}]` : each.name,
  );
  /** The reference lies beside the pane, wherever both are served. */
  const href = helpUrl.slice(helpUrl.lastIndexOf("/") + 1);
  const link = element("a", { href, target: "_blank", rel: "noopener" }, `FIDE.${name}`);
  return element(
    "li",
    {},
    element("code", {}, link, `(${signature.join(", ")})`),
    element("p", {}, description),
  );
}
