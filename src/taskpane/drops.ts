/** A file that is dropped beside the place for files would take the pane's place. */
export function refuseDrops(page: Document): void {
  for (const event of ["dragover", "drop"] as const) {
    page.addEventListener(event, (dropped) => {
      if (!dropped.defaultPrevented && dropped.dataTransfer)
        dropped.dataTransfer.dropEffect = "none";
      dropped.preventDefault();
    });
  }
}
