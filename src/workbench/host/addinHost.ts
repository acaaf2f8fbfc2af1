import type { Workbook } from "../engine/workbook";
import { HostRange } from "./hostRange";
import { HostWorkbook } from "./hostWorkbook";
import { Session } from "./session";
import { answer, type Batch, type Host } from "./wire";
import { areaOf, localAddress } from "./zones";

/** What Microsoft's client looks for under `_richApiNativeBridge`. */
export interface RichApiBridge {
  sendMessageToHost(message: string): void;
  /** Set by the client. */
  onMessageFromHost?: (message: string) => void;
}

const REQUEST = 1;
const EVENT = 3;
const EVENT_CATEGORY = 65536;
const SELECTION_CHANGED = 14;
const WHOLE_WORKBOOK = "Workbook";

interface RequestMessage {
  readonly id: number;
  readonly type: number;
  readonly message: { readonly body: Batch };
}

/** Stands in for Excel behind Microsoft's own client: one pane at a time. */
export class AddinHost {
  private readonly host: Host;
  private bridge: RichApiBridge | null = null;
  private isWatched = false;

  constructor(private readonly current: () => Workbook) {
    const session = new Session(current);
    const watch = (isOn: boolean) => {
      this.isWatched = isOn;
    };
    this.host = {
      root: new HostWorkbook(session, watch),
      referenced: (reference) => new HostRange(session, areaOf(reference)),
      settle: () => {
        session.settle();
      },
    };
  }

  /** The other end for a pane that starts: what an earlier one asked for is over. */
  connect(): RichApiBridge {
    this.isWatched = false;
    const bridge: RichApiBridge = {
      sendMessageToHost: (text) => {
        const { id, type, message } = JSON.parse(text) as RequestMessage;
        if (type !== REQUEST) return;
        const body = JSON.stringify(answer(message.body, this.host));
        send(bridge, { id, type, message: { statusCode: 200, headers: {}, body } });
      },
    };
    this.bridge = bridge;
    return bridge;
  }

  /** Tells the pane, once it has asked to be told. */
  selectionChanged(): void {
    if (!this.isWatched || this.bridge === null) return;
    const { getters } = this.current().model;
    const address = getters.getSelectedZones().map(localAddress).join(",");
    const message = JSON.stringify({ worksheetId: getters.getActiveSheetId(), address });
    const entry = [EVENT_CATEGORY, SELECTION_CHANGED, WHOLE_WORKBOOK, message, 0];
    send(this.bridge, { type: EVENT, message: { entries: [entry] } });
  }
}

/** The client is not ready for an answer before it has gone on. */
function send(bridge: RichApiBridge, message: unknown): void {
  setTimeout(() => bridge.onMessageFromHost?.(JSON.stringify(message)), 0);
}
