/** `npm run test:content`: warnings about the owner's content. They never fail: the product is not to blame. */
import path from 'node:path';

import { reportContent } from '../../netlify/content/report.ts';
import { warningsOf } from './warnings.ts';

if (reportContent(path.join(import.meta.dirname, '../..')) === undefined) {
  const warnings = warningsOf('content', 'public');
  for (const warning of warnings) console.warn(`content/${warning}`);
  console.log(
    `${warnings.length} ${warnings.length === 1 ? 'warning' : 'warnings'} about how content/ reads.`,
  );
}
