import { performance } from "node:perf_hooks";
import {
  INSTRUMENTER_CONSTANTS,
  type CoverageData,
  type InstrumenterContext,
  type MutantCoverage,
} from "@stryker-mutator/api/core";
import { declareFactoryPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
} from "@stryker-mutator/api/test-runner";
import { bundle, type Load } from "./bundle";
import type { CollectedTest } from "./collected";

/**
 * Runs the tests of the rules in Stryker's own process. For every changed place rules and tests are
 * loaded anew with the change in them, so that tables made while they are loaded have it, too, and
 * nothing is left of the one before.
 */
class InProcessRunner implements TestRunner {
  private load: Load = () => {
    throw new Error("Called before init.");
  };
  /** How long each test took, so that the quick ones may find out first. */
  private readonly times = new Map<string, number>();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    this.load = await bundle();
  }

  async dryRun(): Promise<DryRunResult> {
    const coverage: MutantCoverage = { static: {}, perTest: {} };
    const context = newContext({ mutantCoverage: coverage });
    const tests: TestResult[] = [];
    for (const test of this.load().tests.values()) {
      context.currentTestId = test.id;
      tests.push(await this.result(test));
      coverage.perTest[test.id] = withLoading(coverage, test.id);
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage: coverage };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    if (this.times.size === 0) await this.dryRun();
    const { activeMutant, hitLimit, testFilter } = options;
    const context = newContext({
      activeMutant: activeMutant.id,
      ...(hitLimit === undefined ? {} : { hitCount: 0, hitLimit }),
    });
    const results = await this.untilOneFails(testFilter);
    const reached = determineHitLimitReached(context.hitCount, hitLimit);
    return toMutantRunResult(reached ?? { status: DryRunStatus.Complete, tests: results });
  }

  /** Titles have the rules' own data in them: tests are asked for as they are called now. */
  private async untilOneFails(filter?: readonly string[]): Promise<TestResult[]> {
    const results: TestResult[] = [];
    const among = filter === undefined ? null : new Set(filter);
    try {
      const tests = [...this.load().tests.values()].filter(({ id }) => among?.has(id) ?? true);
      for (const test of tests.sort((a, b) => this.timeOf(a.id) - this.timeOf(b.id))) {
        const result = await this.result(test);
        results.push(result);
        if (result.status === TestStatus.Failed) break;
      }
      return results;
    } catch (error) {
      return [failed("loading", error)];
    }
  }

  private timeOf(id: string): number {
    return this.times.get(id) ?? 0;
  }

  private async result({ id, file, run }: CollectedTest): Promise<TestResult> {
    const began = performance.now();
    try {
      await run();
    } catch (error) {
      return failed(id, error);
    }
    const timeSpentMs = performance.now() - began;
    if (!this.times.has(id)) this.times.set(id, timeSpentMs);
    return { id, name: id, fileName: file, timeSpentMs, status: TestStatus.Success };
  }
}

/** What runs while rules are loaded every test can notice: a new test is a reason to try it again. */
function withLoading({ static: loaded, perTest }: MutantCoverage, id: string): CoverageData {
  const once = Object.fromEntries(Object.keys(loaded).map((mutant) => [mutant, 1]));
  return { ...once, ...perTest[id] };
}

function failed(id: string, error: unknown): TestResult {
  const failureMessage = error instanceof Error ? error.message : String(error);
  return { id, name: id, timeSpentMs: 0, status: TestStatus.Failed, failureMessage };
}

/** What the changed rules ask and tell. */
function newContext(context: InstrumenterContext): InstrumenterContext {
  Object.assign(globalThis, { [INSTRUMENTER_CONSTANTS.NAMESPACE]: context });
  return context;
}

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, "in-process", () => new InProcessRunner()),
];
