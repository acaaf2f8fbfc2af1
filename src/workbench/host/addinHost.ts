import { localAddress } from "../engine/zones";
import type { Workbook } from "../engine/workbook";
import { HostRange } from "./hostRange";
import { HostRangeAreas } from "./hostRangeAreas";
import { HostWorkbook } from "./hostWorkbook";
import { HostWorksheet } from "./hostWorksheet";
import { HostState, NO_EVENTS, type Events } from "./hostState";
import { LENIENT, type Strictness } from "../engine/strictness";
import { Requests } from "./requests";
import { answer, refused, type Batch, type Host } from "./wire";
import { areaOf, areasOf } from "./zones";

/** What Microsoft's client looks for under `_richApiNativeBridge`. */
export interface RichApiBridge {
  sendMessageToHost(message: string): void;
  /** Set by the client. */
  onMessageFromHost?: (message: string) => void;
}

const REQUEST = 1;
const EVENT = 3;
const EVENT_CATEGORY = 65536;
const DATA_CHANGED = 10;
const ACTIVATED = 11;
const SELECTION_CHANGED = 14;
const CALCULATED = 16;
const WHOLE_WORKBOOK = "Workbook";

interface RequestMessage {
  readonly id: number;
  readonly type: number;
  readonly flags: number;
  readonly message: { readonly body: Batch };
}

/** How hard it is on an add-in, and whether a person is editing a cell. */
export interface Strictly {
  readonly strict: Strictness;
  readonly isEditing: () => boolean;
  /** In milliseconds. */
  readonly now?: () => number;
}

const LENIENTLY: Strictly = { strict: LENIENT, isEditing: () => false };

/** Stands in for Excel behind Microsoft's own client: one pane at a time. */
export class AddinHost {
  private readonly host: Host;
  private readonly events: Events = { ...NO_EVENTS };
  private bridge: RichApiBridge | null = null;
  private activeSheet = "";
  private readonly requests: Requests;

  constructor(
    private readonly current: () => Workbook,
    { strict, isEditing, now }: Strictly = LENIENTLY,
  ) {
    this.requests = new Requests(strict, isEditing);
    const worksheet = (of: HostState, sheetId: string) => new HostWorksheet(of, sheetId);
    const state = new HostState(current, { worksheet }, strict, now);
    this.host = {
      root: new HostWorkbook(state, this.events),
      referenced: (reference) => {
        const areas = areasOf(reference);
        return areas === null
          ? new HostRange(state, areaOf(reference))
          : new HostRangeAreas(state, areas);
      },
      endBatch: () => {
        state.endBatch();
      },
    };
  }

  /** Of all requests so far, in bytes. */
  get requestSizes(): readonly number[] {
    return this.requests.sizes;
  }

  /** The other end for a pane that starts: what an earlier one asked for is over. */
  connect(): RichApiBridge {
    Object.assign(this.events, NO_EVENTS);
    this.activeSheet = this.current().model.getters.getActiveSheetId();
    const bridge: RichApiBridge = {
      sendMessageToHost: (text) => {
        const { id, type, flags, message } = JSON.parse(text) as RequestMessage;
        if (type !== REQUEST) return;
        void this.requests
          .taken({ text, flags }, () => answer(message.body, this.host), refused)
          .then((answered) => {
            const body = JSON.stringify(answered);
            send(bridge, { id, type, message: { statusCode: 200, headers: {}, body } });
          });
      },
    };
    this.bridge = bridge;
    return bridge;
  }

  /** Tells the pane, once it has asked: of another sheet in view, or of other cells in it. */
  selectionChanged(): void {
    const { getters } = this.current().model;
    const worksheetId = getters.getActiveSheetId();
    if (worksheetId !== this.activeSheet) {
      this.activeSheet = worksheetId;
      if (this.events.activated) this.tell(ACTIVATED, { worksheetId });
      return;
    }
    const address = getters.getSelectedZones().map(localAddress).join(",");
    if (this.events.selectionChanged) this.tell(SELECTION_CHANGED, { worksheetId, address });
  }

  /** Tells the pane, once it has asked: that cells changed, and that all is calculated again. */
  cellsChanged(): void {
    const worksheetId = this.current().model.getters.getActiveSheetId();
    if (this.events.dataChanged) {
      this.tell(DATA_CHANGED, { worksheetId, address: "", changeType: 0, source: 0 });
    }
    if (this.events.calculated) this.tell(CALCULATED, { worksheetId, address: "" });
  }

  private tell(event: number, details: object): void {
    if (this.bridge === null) return;
    const entry = [EVENT_CATEGORY, event, WHOLE_WORKBOOK, JSON.stringify(details), 0];
    send(this.bridge, { type: EVENT, message: { entries: [entry] } });
  }
}

/** The client is not ready for an answer before it has gone on. */
function send(bridge: RichApiBridge, message: unknown): void {
  setTimeout(() => bridge.onMessageFromHost?.(JSON.stringify(message)), 0);
}
