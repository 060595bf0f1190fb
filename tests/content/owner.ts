/** `npm run test:content`: warnings about the owner's content. They never fail: the product is not to blame. */
import { warningsOf } from './warnings.ts';

try {
  const warnings = warningsOf('content', 'public');
  for (const warning of warnings) console.warn(`content/${warning}`);
  console.log(`${warnings.length} ${warnings.length === 1 ? 'warning' : 'warnings'} about content/`);
} catch (error) {
  console.warn(error instanceof Error ? error.message : error);
}
