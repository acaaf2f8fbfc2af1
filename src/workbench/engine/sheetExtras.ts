import {
  lockedSheetAllowedCommands,
  registries,
  UIPlugin,
  type CellPosition,
  type Model,
  type UID,
  type Zone,
} from "@odoo/o-spreadsheet";
import type { PageLayout } from "./pageLayout";
import { localAddress, without } from "./zones";

/** What a cell says when it is pointed at. */
export interface Note {
  readonly title: string;
  readonly text: string;
}

/** A rule for what may be typed in some cells, in the words of a file. */
export interface Validation {
  readonly zones: readonly Zone[];
  /** What it says to people: prompt, error, how strict it is. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The rule itself; none where the engine has it. */
  readonly rule: {
    readonly attributes: Readonly<Record<string, string>>;
    readonly formulas: readonly string[];
  } | null;
}

/** What Excel's sheets have and the engine's do not. */
export interface Extras {
  readonly layout: PageLayout;
  readonly validations: readonly Validation[];
  /** The list that has filters, as A3:M80; the engine itself filters tables alone. */
  readonly filtered: string | null;
  /** How far areas reached that are cut to the size of the sheet here. */
  readonly reach: ReadonlyMap<string, string>;
}

const NONE: Extras = { layout: {}, validations: [], filtered: null, reach: new Map() };

class SheetExtras extends UIPlugin {
  static override getters = ["getNote", "getExtras", "getPageLayout"] as never;
  private readonly bySheet = new Map<UID, Extras>();

  getNote({ sheetId, col, row }: CellPosition): Note | null {
    const found = this.getExtras(sheetId).validations.find(
      ({ zones, attributes }) =>
        attributes["prompt"] !== undefined &&
        zones.some(
          ({ left, right, top, bottom }) =>
            left <= col && col <= right && top <= row && row <= bottom,
        ),
    );
    if (found === undefined) return null;
    const { promptTitle = "", prompt = "" } = found.attributes;
    return { title: promptTitle, text: prompt };
  }

  getExtras(sheetId: UID): Extras {
    return this.bySheet.get(sheetId) ?? NONE;
  }

  getPageLayout(sheetId: UID): PageLayout {
    return this.getExtras(sheetId).layout;
  }

  override handle(command: unknown): void {
    const given = command as ExtrasCommand | CopyCommand;
    if (given.type === "DUPLICATE_SHEET") {
      this.bySheet.set(given.sheetIdTo, this.getExtras(given.sheetId));
    }
    if (given.type === "CHANGE_EXTRAS") {
      const extras = this.getExtras(given.sheetId);
      this.bySheet.set(given.sheetId, { ...extras, ...given.change(extras) });
    }
  }
}

interface ExtrasCommand {
  readonly type: "CHANGE_EXTRAS";
  readonly sheetId: UID;
  readonly change: (extras: Extras) => Partial<Extras>;
}

interface CopyCommand {
  readonly type: "DUPLICATE_SHEET";
  readonly sheetId: UID;
  readonly sheetIdTo: UID;
}

/** What a sheet says of itself may be written on a sheet that is locked, too. */
export function addSheetExtras(): void {
  lockedSheetAllowedCommands.add("CHANGE_EXTRAS" as never);
  registries.featurePluginRegistry.add("workbench_sheet_extras", SheetExtras);
}

/** The plugin's getters, which the engine's own types do not know. */
export function extrasOf(
  model: Pick<Model, "getters">,
): Pick<SheetExtras, "getNote" | "getExtras" | "getPageLayout"> {
  return model.getters as unknown as SheetExtras;
}

export function changeExtras(model: Model, sheetId: UID, change: ExtrasCommand["change"]): void {
  model.dispatch("CHANGE_EXTRAS" as never, { sheetId, change } as never);
}

/** A rule that lets everything pass: Excel shows what it says beside the cell. */
const NO_RULE = { attributes: { type: "custom" }, formulas: ["TRUE"] };

/** What a rule is to say more, or to be, on exactly these cells; what others say there is over. */
export function withValidation(
  { validations }: Extras,
  zone: Zone,
  { attributes = {}, rule }: Partial<Omit<Validation, "zones">>,
): Partial<Extras> {
  const known = validations.find(
    ({ zones: [only, ...more] }) =>
      only !== undefined && more.length === 0 && localAddress(only) === localAddress(zone),
  );
  const others = validations
    .filter((one) => one !== known)
    .map((one) => ({ ...one, zones: without(one.zones, [zone]) }))
    .filter(({ zones }) => zones.length > 0);
  const own = {
    zones: [zone],
    attributes: { allowBlank: "1", ...known?.attributes, ...attributes },
    rule: rule ?? known?.rule ?? NO_RULE,
  };
  return { validations: [...others, own] };
}

export function withNote(extras: Extras, zone: Zone, { title, text }: Note): Partial<Extras> {
  const attributes = { showInputMessage: "1", promptTitle: title, prompt: text };
  return withValidation(extras, zone, { attributes });
}
