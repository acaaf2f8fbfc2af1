import type { ConditionalMark } from "../engine/conditionalMarks";
import { localAddress } from "../engine/zones";
import { apiNotFound } from "./hostError";
import { hexColor } from "./hexColor";
import { HostObject, IDENTITY, type Identity } from "./hostObject";
import type { Area, HostState } from "./hostState";

/** A mark that the parts of a conditional format change together. */
interface Marked {
  readonly change: (mark: Partial<ConditionalMark>) => void;
}

/** Excel.ConditionalFormatRule of a formula. */
class HostConditionalFormatRule extends HostObject {
  constructor(private readonly marked: Marked) {
    super();
  }

  set formula(formula: unknown) {
    this.marked.change({ formula: String(formula) });
  }
}

class HostConditionalRangeFill extends HostObject {
  constructor(private readonly marked: Marked) {
    super();
  }

  set color(color: unknown) {
    this.marked.change({ fillColor: hexColor(color) });
  }
}

class HostConditionalRangeFont extends HostObject {
  constructor(private readonly marked: Marked) {
    super();
  }

  set color(color: unknown) {
    this.marked.change({ textColor: hexColor(color) });
  }
}

class HostConditionalRangeFormat extends HostObject {
  constructor(private readonly marked: Marked) {
    super();
  }

  get fill(): HostConditionalRangeFill {
    return new HostConditionalRangeFill(this.marked);
  }
  get font(): HostConditionalRangeFont {
    return new HostConditionalRangeFont(this.marked);
  }
}

/** Excel.CustomConditionalFormat */
class HostCustomConditionalFormat extends HostObject {
  constructor(private readonly marked: Marked) {
    super();
  }

  get rule(): HostConditionalFormatRule {
    return new HostConditionalFormatRule(this.marked);
  }
  get format(): HostConditionalRangeFormat {
    return new HostConditionalRangeFormat(this.marked);
  }
}

/** Excel.ConditionalFormat by a formula. */
class HostConditionalFormat extends HostObject {
  constructor(
    readonly mark: string,
    private readonly marked: Marked,
  ) {
    super();
  }

  override get [IDENTITY](): Identity {
    return { _Id: this.mark };
  }

  get id(): string {
    return this.mark;
  }
  get custom(): HostCustomConditionalFormat {
    return new HostCustomConditionalFormat(this.marked);
  }
}

/** Excel.ConditionalFormatCollection of a range: formulas alone. */
export class HostConditionalFormatCollection extends HostObject {
  constructor(
    private readonly state: HostState,
    private readonly area: Area,
  ) {
    super();
  }

  add(type: unknown): HostConditionalFormat {
    if (type !== "Custom") throw apiNotFound("ConditionalFormatCollection.add of other types");
    const { sheetId, zone } = this.area;
    const id = crypto.randomUUID();
    const change = (mark: Partial<ConditionalMark>) => {
      this.state.change(sheetId, (workbook, sheet) => {
        workbook.mark(sheet, localAddress(zone), id, mark);
      });
    };
    return new HostConditionalFormat(id, { change });
  }
}
