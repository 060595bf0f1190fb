import type { Finding } from '#contracts/blog-admin.ts';
import type { DraftValues } from '#contracts/blog-post-input.ts';

import type { Database } from '../../db/database.ts';

/** What to look at before publishing: it informs and never stops anybody. */
export function checkPost(_db: Database, _values: DraftValues): Promise<Finding[]> {
  return Promise.resolve([]);
}
