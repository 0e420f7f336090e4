import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import type { Count } from './step.ts';

/** What a count says of an error, with the difference if it has one; the whole stands in the output, before the end. */
const FIRST_WORDS = 1000;
type Told = Pick<SerializedError, 'message'> & { readonly diff?: string };
const wordsOf = ([first]: readonly Told[]) =>
  first ? [first.message, first.diff].filter(Boolean).join('\n').slice(0, FIRST_WORDS) : 'not run';

/**
 * Writes what a run counted to a file, with everything that failed by its name and its first error.
 * Failed is a test that did not pass or did not run, and besides the tests a file that does not load, a hook such as
 * the audit at the end, and an error that no test caught.
 */
export class CountReporter implements Reporter {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((one) => [...one.children.allTests()]);
    const missed = tests.filter((one) => one.result().state !== 'passed');
    const names = [
      ...modules.flatMap((one) =>
        [one, ...one.children.allSuites()]
          .filter((suite) => suite.errors().length > 0)
          .map((suite) => `${one.relativeModuleId}: ${wordsOf(suite.errors())}`),
      ),
      ...missed.map(
        (one) => `${one.module.relativeModuleId}: ${one.fullName}: ${wordsOf(one.result().errors ?? [])}`,
      ),
      ...unhandled.map((error) => `outside of tests: ${error.stack ?? error.message}`),
    ];
    const count: Count = { passed: tests.length - missed.length, failed: names.length, names };
    writeFileSync(this.#file, JSON.stringify(count));
  }
}
