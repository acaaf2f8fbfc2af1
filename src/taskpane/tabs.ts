import { element } from "./element";

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly panel: HTMLElement;
  /** Called whenever a person comes to it. */
  readonly shown?: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface Tabs {
  readonly elements: readonly HTMLElement[];
  readonly choose: (id: string) => void;
}

/** A list of tabs and their panels: by mouse, or by the arrow keys, Home and End. */
export function tabs(label: string, all: readonly Tab[]): Tabs {
  const heads = all.map(({ id, label: text }) =>
    element("button", { id: `tab-${id}`, role: "tab" }, text),
  );
  const choose = (chosen: number) => {
    for (const [index, head] of heads.entries()) {
      head.ariaSelected = String(index === chosen);
      head.tabIndex = index === chosen ? 0 : -1;
      const panel = all[index]?.panel;
      if (panel !== undefined) panel.hidden = index !== chosen;
    }
  };
  for (const [index, head] of heads.entries()) {
    head.dataset["testid"] = head.id;
    head.setAttribute("aria-controls", `panel-${all[index]?.id ?? ""}`);
    head.onclick = () => {
      choose(index);
      all[index]?.shown?.();
    };
    head.onkeydown = ({ key }) => {
      const next = neighbour(index, key, heads.length);
      if (next === null) return;
      heads[next]?.click();
      heads[next]?.focus();
    };
  }
  for (const { id, panel } of all) {
    Object.assign(panel, { id: `panel-${id}`, role: "tabpanel" });
    panel.setAttribute("aria-labelledby", `tab-${id}`);
  }
  choose(0);
  const list = element("div", { className: "tabs", role: "tablist", ariaLabel: label }, ...heads);
  return {
    elements: [list, ...all.map(({ panel }) => panel)],
    choose: (id) => {
      choose(all.findIndex((tab) => tab.id === id));
    },
  };
}

function neighbour(index: number, key: string, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (index + step + count) % count;
}
