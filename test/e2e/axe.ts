import { readFileSync } from "node:fs";
import type { Frame } from "playwright-core";

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Nothing to complain of for people who cannot see, or use the keyboard. */
export async function axeFinds(pane: Frame): Promise<string[]> {
  await pane.evaluate(AXE);
  return pane.evaluate(async () => {
    const axe = (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe;
    interface AxeResults {
      violations: { id: string; nodes: { html: string }[] }[];
    }
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  });
}
