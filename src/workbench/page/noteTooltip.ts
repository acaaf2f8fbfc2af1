import { registries, type CellPosition, type Getters } from "@odoo/o-spreadsheet";
import { Component, xml } from "@odoo/owl";
import { extrasOf, type Note } from "../engine/sheetExtras";

class NoteTooltip extends Component<Note> {
  static override template = xml`
    <div class="note-tooltip">
      <b t-esc="props.title"/>
      <div t-esc="props.text"/>
    </div>`;
  static override props = ["title", "text", "onClosed?"];
}

/** Shows the note of a cell that is pointed at. */
export function showNotes(): void {
  registries.cellPopoverRegistry.add("workbench_note", {
    onHover: (position: CellPosition, getters: Getters) => {
      const note = extrasOf({ getters }).getNote(position);
      if (note === null) return { isOpen: false };
      const { title, text } = note;
      return {
        isOpen: true,
        props: { title, text },
        Component: NoteTooltip,
        cellCorner: "top-right",
      };
    },
  });
}
