import { bind } from "jest-each";

/** A test as its file declares it. */
export interface CollectedTest {
  /** No other has it. */
  readonly id: string;
  readonly file: string;
  readonly run: () => unknown;
}

type Each = (
  table: readonly unknown[],
) => (title: string, run: (...values: never[]) => unknown) => void;

/** What jest gives to test files, as far as those of the rules use it. */
export class Collected {
  readonly tests = new Map<string, CollectedTest>();
  private file = "";
  private readonly titles: string[] = [];

  readonly test = this.withEach((title: string, run: () => unknown) => {
    this.add([...this.titles, title].join(" "), run);
  });

  readonly describe = this.withEach((title: string, run: () => unknown) => {
    this.titles.push(title);
    run();
    this.titles.pop();
  });

  startOf(file: string): void {
    this.file = file;
  }

  private add(title: string, run: () => unknown): void {
    const name = `${this.file} ${title}`;
    let id = name;
    for (let more = 2; this.tests.has(id); more += 1) id = `${name} (${more})`;
    this.tests.set(id, { id, file: this.file, run });
  }

  private withEach(declare: (title: string, run: () => unknown) => void) {
    return Object.assign(declare, { each: bind(declare, false) as Each });
  }
}
