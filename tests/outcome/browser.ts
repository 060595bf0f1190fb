/** Tells `npm test` what came of the browser tests. */
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';

import { told, writeOutcome, type Told } from './outcome.ts';

const tell = (test: TestCase): Told => {
  const [, project = '', , ...titles] = test.titlePath();
  const reason = test.results.map(({ error }) => error?.message).find((message) => message);
  return told(test.location.file, [`[${project}]`, ...titles].join(' '), reason);
};

export default class BrowserOutcome implements Reporter {
  #tests: TestCase[] = [];
  readonly #outside: Told[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onError({ message, location }: TestError): void {
    this.#outside.push(told(location?.file ?? '', '(outside of its tests)', message));
  }

  onEnd(): void {
    const which = (outcome: ReturnType<TestCase['outcome']>) =>
      this.#tests.filter((test) => test.outcome() === outcome);
    const unsteady = which('flaky').map(tell);
    writeOutcome({
      passed: which('expected').length + unsteady.length,
      failed: [...which('unexpected').map(tell), ...this.#outside],
      unsteady,
    });
  }
}
