import {
  LocalTransportService,
  lockedSheetAllowedCommands,
  registries,
  UIPlugin,
  type Model,
} from "@odoo/o-spreadsheet";

type Config = ConstructorParameters<typeof UIPlugin>[0];

/** The engine makes messages of steps shorter: here nobody gets them. */
const UNCHANGED = {
  squish: (commands: unknown) => commands,
  unsquish: (commands: unknown) => commands,
};

/** Tells how far the steps have come, and makes many changes one of them. */
class Steps extends UIPlugin {
  static override getters = ["getRevision"] as never;
  private readonly session: Config["session"];

  constructor(config: Config) {
    super(config);
    this.session = config.session;
    Object.assign(config.session, { commandSquisher: UNCHANGED });
  }

  getRevision(): string {
    return this.session.getRevisionId();
  }

  /** Commands dispatched while another one is handled belong to it: one evaluation, one undo. */
  override handle(command: unknown): void {
    const { type, make } = command as { readonly type: string; readonly make: () => void };
    if (type === "ONE_STEP") make();
  }
}

/** While a locked sheet is in view others are written to: each change is asked for itself. */
export function addSteps(): void {
  lockedSheetAllowedCommands.add("ONE_STEP" as never);
  registries.featurePluginRegistry.add("workbench_steps", Steps);
}

/** Another one after every change, also after one that is undone. */
export function revisionOf(model: Model): string {
  return (model.getters as unknown as Steps).getRevision();
}

/** Many changes as one. A fault comes out only after the step: the model has to end it first. */
export function inOneStep(model: Model, changes: () => void): void {
  let fault: unknown = null;
  const make = () => {
    try {
      changes();
    } catch (error) {
      fault = error;
    }
  };
  model.dispatch("ONE_STEP" as never, { make } as never);
  if (fault !== null) throw fault as Error;
}

/** What the engine keeps of a step so that it can be undone. */
interface Step {
  _changes: readonly unknown[];
  _commands: readonly unknown[];
}

/** The engine's list of steps, which its own types do not know. */
interface Kept {
  readonly session: {
    readonly revisions: {
      readonly HEAD_BRANCH: unknown;
      readonly tree: {
        readonly revertedExecution: (
          branch: unknown,
        ) => Iterable<{ readonly operation: { readonly data: Step } }>;
      };
    };
  };
}

/** Where a model hears of its own steps; others could be told of them too. */
export class Transport extends LocalTransportService {
  private readonly forgotten = new WeakSet<Step>();

  /** Nothing that came before a snapshot can be undone: what it would take is let go. */
  forgetSteps(model: Model): void {
    void this.sendMessage({
      type: "SNAPSHOT_CREATED",
      version: 1,
      serverRevisionId: revisionOf(model),
      nextRevisionId: model.uuidGenerator.uuidv4(),
    });
    const { revisions } = (model as unknown as Kept).session;
    for (const { operation } of revisions.tree.revertedExecution(revisions.HEAD_BRANCH)) {
      if (this.forgotten.has(operation.data)) break;
      this.forgotten.add(operation.data);
      Object.assign(operation.data, { _changes: [], _commands: [] } satisfies Step);
    }
  }
}
