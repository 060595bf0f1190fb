/** Test files that wait or compute long come first: started last, they would leave a core with nothing to do. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG =
  /\/(?:make-site|host|killed-host|catalogue|full-database|bounded|bundled|backup|lies|nights|[\w-]*hostile-[\w-]*)\.test\.ts$/u;
const rank = ({ project, moduleId }: TestSpecification) =>
  project.config.isolate ? 0 : LONG.test(moduleId) ? 1 : 2;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
