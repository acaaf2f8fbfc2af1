import {
  CorePlugin,
  lockedSheetAllowedCommands,
  registries,
  type CommandResult,
  type CoreCommand,
  type Range,
  type RangeAdapterFunctions,
  type UID,
  type UnboundedZone,
  type Zone,
} from "@odoo/o-spreadsheet";
import { formulaOf, isArea } from "./cellsAsText";
import { constantOf, isCalled, LOST, spoken, type DefinedName } from "./definedName";
import {
  isOfFormulas,
  nameChange,
  refusal,
  withChange,
  withCopies,
  type NameChange,
} from "./nameCommands";
import { respoken } from "./respoken";

interface State {
  readonly definedNames: readonly DefinedName[];
}

/** What a symbol of a formula stands for: another symbol, for the engine alone, or a value. */
export type Meaning =
  { readonly symbol: string } | { readonly value: number | string | boolean } | undefined;

/** A name as it is kept with a workbook. */
export interface StoredName extends Omit<DefinedName, "target"> {
  /** As formulas have it, without an equals sign. */
  readonly text: string;
}

interface NamesData {
  readonly definedNames?: readonly StoredName[];
}

interface NamedRange {
  readonly name: string;
  readonly range: Range;
}

/** Symbols that no formula can have. */
const LOST_SYMBOL = `!${LOST}`;
const symbolOf = ({ scope, name }: DefinedName): string => `!${scope ?? ""}!${name}`;

/**
 * The names for cells, in the place of the engine's own plugin, which knows those of the whole
 * workbook alone: here a sheet has its own, too, and a name stays when its cells are gone.
 */
export class DefinedNames extends CorePlugin<State> implements State {
  static override getters = [
    "getNamedRange",
    "getNamedRangeFromZone",
    "getNamedRanges",
    "getDefinedNames",
    "getMeaning",
    "lookFrom",
    "withoutView",
  ] as never;
  readonly definedNames: readonly DefinedName[] = [];
  /** Whose names a person means who says no sheet. */
  private sheetInView: UID | null = null;
  private isInView = true;

  lookFrom(sheetId: UID): void {
    this.sheetInView = sheetId;
  }

  /** A formula asks for what its own sheet does not know: whatever is in view, it is unknown. */
  withoutView<T>(ask: () => T): T {
    const { isInView } = this;
    this.isInView = false;
    try {
      return ask();
    } finally {
      this.isInView = isInView;
    }
  }

  getDefinedNames(): readonly DefinedName[] {
    return this.definedNames;
  }

  /** What a formula on a sheet means by a symbol. */
  getMeaning(sheetId: UID, symbol: string): Meaning {
    const { sheet, name } = spoken(symbol);
    const from = sheet === null ? sheetId : this.getters.getSheetIdByName(sheet);
    if (from === undefined) return { symbol: LOST_SYMBOL };
    const found = this.seenFrom(from, name);
    if (found === undefined) return undefined;
    if (typeof found.target !== "string") return { symbol: symbolOf(found) };
    if (found.target.endsWith(LOST)) return { symbol: LOST_SYMBOL };
    const value = constantOf(found.target);
    return value === undefined ? undefined : { value };
  }

  /** The engine asks by what getMeaning has said, or by what a person has typed. */
  getNamedRange(symbol: string): NamedRange | undefined {
    if (symbol === LOST_SYMBOL) {
      return { name: LOST, range: this.getters.getRangeFromSheetXC("", LOST) };
    }
    const found = symbol.startsWith("!")
      ? this.definedNames.find((name) => symbolOf(name) === symbol)
      : this.meantInView(symbol);
    return found && asNamedRange(found);
  }

  getNamedRangeFromZone(sheetId: UID, zone: Zone | UnboundedZone): NamedRange | undefined {
    const isZone = ({ left, right, top, bottom }: UnboundedZone) =>
      left === zone.left && right === zone.right && top === zone.top && bottom === zone.bottom;
    return this.getNamedRanges().find(
      ({ range }) => range.sheetId === sheetId && isZone(range.unboundedZone),
    );
  }

  /** Those that a person sees: of the sheet in view and of the workbook. */
  getNamedRanges(): NamedRange[] {
    return this.definedNames.flatMap((name) => {
      const isSeen = this.meantInView(name.name) === name;
      return (isSeen ? asNamedRange(name) : undefined) ?? [];
    });
  }

  override adaptRanges({ applyChange, adaptFormulaString }: RangeAdapterFunctions): void {
    const adapted = ({ target, scope }: DefinedName) => {
      if (typeof target === "string") return adaptFormulaString(scope ?? "", `=${target}`).slice(1);
      const { changeType, range } = applyChange(target);
      if (changeType === "NONE") return target;
      return changeType === "REMOVE" || range.invalidSheetName !== undefined ? LOST : range;
    };
    const names = this.definedNames.map((name) => {
      const target = adapted(name);
      return target === name.target ? name : { ...name, target };
    });
    this.keep(names);
  }

  override allowDispatch(command: CoreCommand): CommandResult {
    const change = nameChange(command);
    const why = change && refusal(this.definedNames, change, this.scopeOf(change));
    return (why ?? "Success") as never;
  }

  /** A name's scope is written down: done again, a change is the same whatever is in view then. */
  override beforeHandle(command: CoreCommand): void {
    const change = nameChange(command);
    if (change !== null) change.said.scope = this.scopeOf(change);
  }

  override handle(command: CoreCommand): void {
    const names = this.definedNames;
    switch (command.type) {
      case "DUPLICATE_SHEET": {
        const { sheetId, sheetIdTo } = command;
        this.keep(withCopies(names, sheetId, sheetIdTo, this.onSheet(sheetId, sheetIdTo)));
        break;
      }
      case "DELETE_SHEET":
        this.keep(names.filter(({ scope }) => scope !== command.sheetId));
        break;
      case "RENAME_SHEET":
        for (const change of respoken(this.getters, command)) {
          this.dispatch("UPDATE_NAMED_RANGE", { ...change, ranges: [] });
        }
        break;
      default: {
        const change = nameChange(command);
        if (change === null || isOfFormulas(change)) break;
        this.keep(withChange(names, change, (data) => this.getters.getRangeFromRangeData(data)));
      }
    }
  }

  override import(data: object): void {
    const { definedNames = [] } = data as NamesData;
    const stored = definedNames.map(({ text, ...name }) => ({ ...name, target: this.read(text) }));
    Object.assign(this, { definedNames: stored } satisfies State);
  }

  override export(data: object): void {
    const definedNames = this.definedNames.map(({ target, ...name }) => {
      return { ...name, text: formulaOf(this.getters, target) };
    });
    Object.assign(data, { definedNames } satisfies NamesData);
  }

  private read(text: string): DefinedName["target"] {
    return isArea(text) ? this.getters.getRangeFromSheetXC("", text) : text;
  }

  private keep(names: readonly DefinedName[]): void {
    const isSame =
      names.length === this.definedNames.length &&
      names.every((name, index) => name === this.definedNames[index]);
    if (!isSame) this.history.update("definedNames", names);
  }

  private onSheet(from: UID, to: UID): (target: DefinedName["target"]) => DefinedName["target"] {
    return (target) =>
      typeof target === "string" || target.sheetId !== from
        ? target
        : this.getters.getRangeFromZone(to, target.unboundedZone);
  }

  private scopeOf({ before, said: { scope } }: NameChange): UID | null {
    if (scope !== undefined) return scope;
    return before === null ? null : (this.meantInView(before)?.scope ?? null);
  }

  /** The sheet's own name comes first. */
  private seenFrom(sheetId: UID | null, name: string): DefinedName | undefined {
    const own = sheetId === null ? undefined : this.definedNames.find(isCalled(name, sheetId));
    return own ?? this.definedNames.find(isCalled(name, null));
  }

  private meantInView(symbol: string): DefinedName | undefined {
    if (!this.isInView) return undefined;
    const { sheet, name } = spoken(symbol);
    const from = sheet === null ? this.sheetInView : this.getters.getSheetIdByName(sheet);
    return this.seenFrom(from ?? null, name);
  }
}

function asNamedRange({ name, target }: DefinedName): NamedRange | undefined {
  return typeof target === "string" ? undefined : { name, range: target };
}

/** A name may be given on a sheet that is locked, as in Excel. */
export function addDefinedNames(): void {
  registries.corePluginRegistry.replace("named_ranges", DefinedNames);
  for (const command of ["CREATE_NAMED_RANGE", "UPDATE_NAMED_RANGE", "DELETE_NAMED_RANGE"]) {
    lockedSheetAllowedCommands.add(command as never);
  }
}
