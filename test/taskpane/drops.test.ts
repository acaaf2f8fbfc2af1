/** @jest-environment jsdom */
import { refuseDrops } from "../../src/taskpane/drops";

test.each(["dragover", "drop"])(
  "%s: no file takes the pane's place, wherever it is dropped",
  (name) => {
    refuseDrops(document);
    const event = new Event(name, { bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  },
);
