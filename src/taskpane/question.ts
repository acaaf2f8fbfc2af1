/** What a person says where a sheet of the same thing is there already. */
export type Reply = "renew" | "new" | "neither";

/** A person wants nothing to be made. */
export class Declined extends Error {}

/** A question that waits in the pane until somebody answers it. */
export class Question {
  private answered: ((reply: Reply) => void) | null = null;

  /** Whoever goes on to something else wants neither; whether anything was asked. */
  left(): boolean {
    const isAsked = this.answered !== null;
    this.reply("neither");
    return isAsked;
  }

  ask(): Promise<Reply> {
    return new Promise((resolve) => {
      this.answered = resolve;
    });
  }

  readonly reply = (reply: Reply): void => {
    this.answered?.(reply);
    this.answered = null;
  };
}
