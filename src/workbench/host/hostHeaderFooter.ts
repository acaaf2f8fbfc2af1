import type { PageLayout } from "../engine/pageLayout";
import { HostObject } from "./hostObject";
import type { HostState } from "./hostState";

/** The parts of a line by the signs that begin them in a file. */
const PARTS = ["L", "C", "R"] as const;
type Part = (typeof PARTS)[number];
type Line = "oddHeader" | "oddFooter";

/** Excel.HeaderFooter, of all pages. */
class HostHeaderFooter extends HostObject {
  constructor(
    private readonly state: HostState,
    private readonly sheetId: string,
  ) {
    super();
  }

  get leftHeader(): unknown {
    return this.#parts("oddHeader").L;
  }
  set leftHeader(text: unknown) {
    this.#set("oddHeader", "L", text);
  }
  get centerHeader(): unknown {
    return this.#parts("oddHeader").C;
  }
  set centerHeader(text: unknown) {
    this.#set("oddHeader", "C", text);
  }
  get rightHeader(): unknown {
    return this.#parts("oddHeader").R;
  }
  set rightHeader(text: unknown) {
    this.#set("oddHeader", "R", text);
  }
  get leftFooter(): unknown {
    return this.#parts("oddFooter").L;
  }
  set leftFooter(text: unknown) {
    this.#set("oddFooter", "L", text);
  }
  get centerFooter(): unknown {
    return this.#parts("oddFooter").C;
  }
  set centerFooter(text: unknown) {
    this.#set("oddFooter", "C", text);
  }
  get rightFooter(): unknown {
    return this.#parts("oddFooter").R;
  }
  set rightFooter(text: unknown) {
    this.#set("oddFooter", "R", text);
  }

  #parts(line: Line): Record<Part, string> {
    const { workbook } = this.state;
    return partsOf(textOf(workbook.pageLayout(this.state.sheetName(this.sheetId)), line));
  }

  #set(line: Line, part: Part, text: unknown): void {
    this.state.change(this.sheetId, (workbook, sheet) => {
      const layout = workbook.pageLayout(sheet);
      const parts = { ...partsOf(textOf(layout, line)), [part]: String(text) };
      const { attributes = {}, texts = {} } = layout.headerFooter ?? {};
      const said = { ...texts, [line]: lineOf(parts) };
      workbook.setPageLayout(sheet, { headerFooter: { attributes, texts: said } });
    });
  }
}

/** Excel.HeaderFooterGroup, as far as all pages have the same. */
export class HostHeaderFooterGroup extends HostObject {
  constructor(
    private readonly state: HostState,
    private readonly sheetId: string,
  ) {
    super();
  }

  get defaultForAllPages(): HostHeaderFooter {
    return new HostHeaderFooter(this.state, this.sheetId);
  }
}

function textOf({ headerFooter }: PageLayout, line: Line): string {
  return headerFooter?.texts[line] ?? "";
}

/** &LOpen&CPage &P: the text in front of the first sign stands in the middle; && is one sign. */
function partsOf(text: string): Record<Part, string> {
  const parts: Record<Part, string> = { L: "", C: "", R: "" };
  let part: Part = "C";
  for (const [piece] of text.matchAll(/&[LCR]|&&|&|[^&]+/g)) {
    const begun = PARTS.find((sign) => piece === `&${sign}`);
    if (begun === undefined) parts[part] += piece;
    else part = begun;
  }
  return parts;
}

function lineOf(parts: Record<Part, string>): string {
  return PARTS.map((part) => (parts[part] === "" ? "" : `&${part}${parts[part]}`)).join("");
}
