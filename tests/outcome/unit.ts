/** Tells `npm test` what came of the unit tests. */
import type { Reporter, TestCase, TestModule } from 'vitest/node';

import { told, writeOutcome, type Told } from './outcome.ts';

const tell = (test: TestCase): Told =>
  told(test.module.moduleId, test.fullName, test.result().errors?.[0]?.message);

export default class UnitOutcome implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly { message: string; stack?: string }[],
  ): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const beforeTests = modules.flatMap((module) =>
      [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())].map(
        ({ message }) => told(module.moduleId, '(outside of its tests)', message),
      ),
    );
    const passed = tests.filter((test) => test.result().state === 'passed');
    writeOutcome({
      passed: passed.length,
      failed: [
        ...tests.filter((test) => test.result().state === 'failed').map(tell),
        ...beforeTests,
        ...unhandled.map(({ message, stack }) => told('', '(caught by no test)', stack ?? message)),
      ],
      unsteady: passed.filter((test) => test.diagnostic()?.flaky).map(tell),
    });
  }
}
