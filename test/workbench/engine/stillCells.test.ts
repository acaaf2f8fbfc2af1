import { stores } from "@odoo/o-spreadsheet";
import { keepCellsStill } from "../../../src/workbench/engine/stillCells";

interface Renderer {
  addNewAnimations(boxes: readonly object[], oldBoxes: Map<string, object>): void;
  animations: Map<string, object>;
  lastRenderBoxes: Map<string, object>;
}

const prototype = stores.GridRenderer.prototype as unknown as Renderer;

/** A renderer that has just seen the text of a cell change. */
function afterAChange(): Renderer {
  const renderer = Object.create(prototype) as Renderer;
  renderer.animations = new Map();
  renderer.lastRenderBoxes = new Map();
  const box = (text: string) => ({
    id: "A1",
    style: {},
    icons: {},
    content: { textLines: [text] },
  });
  renderer.addNewAnimations([box("2")], new Map([["A1", box("1")]]));
  return renderer;
}

test("a changed cell would fade from frame to frame, and does so no more", () => {
  expect(afterAChange().animations.size).toBe(1);
  keepCellsStill();
  expect(afterAChange().animations.size).toBe(0);
});
