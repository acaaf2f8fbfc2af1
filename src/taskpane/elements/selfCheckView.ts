import { html, nothing, type TemplateResult } from "lit-html";
import type { SelfCheck } from "../../desk/selfCheck";
import type { TableTexts } from "../../i18n/table";
import { addressOf, type CellValue } from "../../tournament/sheetCells";
import type { WorkActions } from "../work";
import { button } from "./fields";

type View = TemplateResult | typeof nothing;

/** Behind what was made, whether it shows what the rules give. */
export function selfCheckClause(check: SelfCheck | undefined, { selfCheck }: TableTexts): View {
  switch (check?.kind) {
    case "agrees":
      return clause(selfCheck.agrees);
    case "as printed":
      return clause(selfCheck.asPrinted);
    case "differs":
      return clause(selfCheck.differs(check.differences.length));
    case "nothing":
    case undefined:
      return nothing;
  }
}

function clause(said: string): TemplateResult {
  return html` <span data-testid="self-check">${said}</span>`;
}

/** More cells than a person looks at one by one. */
const MOST_CELLS = 6;

/** The cells that show something else. */
export function differencesView(
  check: SelfCheck | undefined,
  texts: TableTexts,
  { showCell }: WorkActions,
): View {
  if (check?.kind !== "differs") return nothing;
  const { sheet, differences } = check;
  const more = differences.length - MOST_CELLS;
  return html`<ul class="findings" data-testid="differences">
    ${differences.slice(0, MOST_CELLS).map(({ place, shown, expected }) => {
      const address = addressOf(place);
      const goTo = () => {
        showCell(sheet, place);
      };
      return html`<li class="error">
        <p>
          ${button(address, goTo, { className: "link", title: texts.goTo(address) })}
          ${texts.selfCheck.difference(readable(shown), expected === null ? null : readable(expected))}
        </p>
      </li>`;
    })}
    ${more > 0 ? html`<li class="error">${texts.selfCheck.more(more)}</li>` : nothing}
  </ul>`;
}

/** As many places as tell them apart. */
function readable<Value extends CellValue>(value: Value): Value | number {
  return typeof value === "number" ? Math.round(1e6 * value) / 1e6 : value;
}
