import { expect, test, vi } from 'vitest';

vi.mock('virtual:brand/parts', () => ({ hasBlog: false }));

import { itemsOf } from './attention-items.ts';

const ATTENTION = {
  ...{ certificates: 0, newMessages: 1, pendingComments: 2, failedBuilds: 3, failedPurges: 0 },
  ...{ stoppedSweeps: 0, quarantinedFiles: 0, drafts: 4 },
};

test('P-GEN-2 on a site without a blog nothing that waits for the owner leads to it', () => {
  const items = itemsOf(ATTENTION);
  expect(items.map(({ href }) => href).filter((href) => href.startsWith('/admin/blog'))).toEqual([]);
  expect(items).toHaveLength(5);
});
