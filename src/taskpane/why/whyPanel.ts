import { render } from "lit-html";
import type { CellRead } from "../../desk/why/cellRead";
import type { StepTexts } from "../../i18n/steps";
import type { Area } from "../../tournament/sheetCells";
import type { PaneDetails } from "../details";
import { faultText } from "../faultText";
import type { PaneLanguage } from "../language";
import type { ExcelWorkbook } from "../excel/workbook";
import { sheetLanguages } from "../languages";
import { later, NotLoaded } from "../later";
import { explainingTexts } from "./explainingTexts";
import type { WhyReader } from "./whyReader";
import type { Shown, WhyActions, WhyState } from "./whyState";
import { whyView } from "./whyView";

const whyReader = later(() => import(/* webpackChunkName: "why" */ "./whyReader"));

/** While a person goes on with the arrow keys nothing is read. */
const A_MOMENT = 120;
/** Faster than this nothing needs to be said about waiting. */
const PATIENCE = 600;

/** The panel below all tabs that explains the cell with the cursor. */
export class WhyPanel {
  readonly element = document.createElement("aside");
  private state: WhyState = { isOpen: true, isTrying: false, shown: { kind: "nothing" } };
  /** Null until there is a cell to explain. */
  private reader: WhyReader | null = null;
  private stops: readonly (() => Promise<void>)[] = [];
  /** Counts the wishes: an answer to an earlier one than the last is thrown away. */
  private wish = 0;
  private isReading = false;
  private isPending = false;
  /** Another cell may be selected than the one that is shown. */
  private isElsewhere = true;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly workbook: ExcelWorkbook,
    private readonly language: PaneLanguage,
    private readonly details: PaneDetails,
  ) {
    this.element.className = "why";
    this.element.dataset["testid"] = "why";
    this.element.ariaLabel = language.why.title;
  }

  /** Shows the panel, and listens as long as it is open. */
  start(): void {
    this.show();
    void this.listen();
  }

  private readonly actions: WhyActions = {
    toggle: () => {
      this.set({ isOpen: !this.state.isOpen });
      void (this.state.isOpen ? this.listen() : this.rest());
    },
    showTries: (isTrying) => {
      this.set({ isTrying });
    },
    attempt: (key, value) => {
      const { shown } = this.state;
      if (shown.kind !== "explained") return;
      const tried = { ...shown.tried, [key]: value };
      this.set({ shown: { ...shown, tried, otherwise: shown.explained.again(tried) } });
    },
    reset: () => {
      const { shown } = this.state;
      if (shown.kind !== "explained") return;
      this.set({ shown: { ...shown, tried: {}, otherwise: null } });
    },
    goTo: (sheet, area) => void this.goTo(sheet, area),
    details: () => this.details.text(),
  };

  private async goTo(sheet: string, area: Area): Promise<void> {
    try {
      await this.workbook.select(sheet, area);
    } catch (error) {
      this.set({ shown: failed(error) });
    }
  }

  private async listen(): Promise<void> {
    const heard = [
      this.workbook.follow(() => {
        this.isElsewhere = true;
        this.look(A_MOMENT);
      }),
      this.workbook.watchCells(() => {
        this.reader?.forget();
        this.look(2 * A_MOMENT);
      }),
    ];
    /** Where Excel knows only one of them, that one is enough. */
    const settled = await Promise.allSettled(heard);
    const stops = settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    this.stops = [...this.stops, ...stops];
    if (!this.state.isOpen) await this.rest();
    else this.look(0);
  }

  private async rest(): Promise<void> {
    const { stops } = this;
    this.stops = [];
    this.isElsewhere = true;
    this.reader?.forget();
    await Promise.allSettled(stops.map((stop) => stop()));
  }

  /** One thing at a time: of what comes while Excel is asked, the last is done afterwards. */
  private look(after: number): void {
    if (!this.state.isOpen) return;
    this.wish += 1;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.explain(), after);
  }

  private async explain(): Promise<void> {
    if (this.isReading) {
      this.isPending = true;
      return;
    }
    this.isReading = true;
    const { wish } = this;
    const saying = setTimeout(() => {
      if (wish === this.wish && this.isElsewhere) this.set({ shown: { kind: "reading" } });
    }, PATIENCE);
    const shown = await this.found();
    clearTimeout(saying);
    this.isReading = false;
    if (wish === this.wish) {
      this.isElsewhere = false;
      this.answer(shown);
    }
    if (!this.isPending) return;
    this.isPending = false;
    void this.explain();
  }

  private async found(): Promise<Shown> {
    try {
      const { reader, steps } = await this.ready();
      return await shownOf(reader, steps, await reader.readActiveCell());
    } catch (error) {
      return failed(error);
    }
  }

  private async ready(): Promise<{ readonly reader: WhyReader; readonly steps: StepTexts }> {
    const { code, why, messages, sheets } = this.language;
    const [{ WhyReader }, texts] = await Promise.all([whyReader(), explainingTexts(code)]);
    const { whySheet, functions, steps } = texts;
    const words = { why: whySheet, sheets };
    this.reader ??= new WhyReader(this.workbook, words, sheetLanguages, {
      why,
      messages,
      functions,
    });
    return { reader: this.reader, steps };
  }

  /** The same cell as before keeps what a person tries on it. */
  private answer(shown: Shown): void {
    const before = this.state.shown;
    if (shown.kind !== "explained" || before.kind !== "explained" || !isSameCell(before, shown)) {
      this.set({ shown });
      /** Another cell is read from its beginning. */
      const scrolled = this.element.querySelector(".why-scroll");
      if (scrolled !== null) scrolled.scrollTop = 0;
      return;
    }
    const { tried } = before;
    const isTried = Object.keys(tried).length > 0;
    const otherwise = isTried ? shown.explained.again(tried) : null;
    this.set({ shown: { ...shown, tried, otherwise } });
  }

  private set(change: Partial<WhyState>): void {
    this.state = { ...this.state, ...change };
    this.show();
  }

  private show(): void {
    render(whyView(this.state, this.language, this.actions), this.element);
  }
}

async function shownOf(reader: WhyReader, steps: StepTexts, cell: CellRead): Promise<Shown> {
  const explained = await reader.explained(cell);
  if (explained === null) return { kind: "not explained", at: cell.at };
  return { kind: "explained", explained, steps, tried: {}, otherwise: null };
}

type ExplainedCell = Extract<Shown, { kind: "explained" }>;

function isSameCell({ explained: one }: ExplainedCell, { explained: other }: ExplainedCell) {
  const { sheet, place } = one.why.at;
  const { at } = other.why;
  return (
    sheet === at.sheet &&
    place.row === at.place.row &&
    place.column === at.place.column &&
    one.why.title === other.why.title
  );
}

function failed(error: unknown): Shown {
  if (error instanceof NotLoaded) return { kind: "not loaded" };
  return { kind: "failed", what: faultText(error) };
}
