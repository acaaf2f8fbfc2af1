import { invalidArgument } from "./hostError";
import { HostObject, IDENTITY, type Identity } from "./hostObject";
import { HostRangeFormat } from "./hostRangeFormat";
import type { Areas, HostState } from "./hostState";
import { qualifiedAddress, referenceOfAreas, zoneOf } from "./zones";

/** Of longer ones Excel takes some and refuses others (5198 of its list of issues). */
const LONGEST_ADDRESS = 8_192;

/** Excel.RangeAreas: several areas of a sheet, which look alike once they are told to. */
export class HostRangeAreas extends HostObject {
  constructor(
    private readonly state: HostState,
    readonly areas: Areas,
  ) {
    super();
  }

  override get [IDENTITY](): Identity {
    return { _ReferenceId: referenceOfAreas(this.areas) };
  }

  get address(): string {
    const { sheetId, zones } = this.areas;
    return zones.map((zone) => qualifiedAddress(this.state.sheetName(sheetId), zone)).join(",");
  }
  get areaCount(): number {
    return this.areas.zones.length;
  }
  get format(): HostRangeFormat {
    return new HostRangeFormat(this.state, this.areas);
  }

  /** References are written out in full: there is nothing to keep. */
  keepReference(): void {
    this.state.sheetName(this.areas.sheetId);
  }
}

/** A1:B2,C3 */
export function areasAt(state: HostState, sheetId: string, addresses: unknown): Areas {
  const text = String(addresses);
  if (text.length > LONGEST_ADDRESS) throw invalidArgument(`${text.length} signs are no address.`);
  const whole = state.sheetZone(sheetId);
  const name = state.sheetName(sheetId);
  return { sheetId, zones: text.split(",").map((each) => zoneOf(each.trim(), name, whole)) };
}
