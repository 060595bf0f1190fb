// with a document
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

vi.mock('virtual:brand/parts', () => ({ hasBlog: true }));

import { createQueryClient } from '#lib/api/query-client.ts';
import { render } from '#support/render.ts';

import { Attention } from './Attention.tsx';

const ATTENTION = {
  ...{ certificates: 0, newMessages: 0, pendingComments: 0, failedBuilds: 0, failedPurges: 0 },
  ...{ stoppedSweeps: 0, quarantinedFiles: 0, drafts: 0 },
};

const shown = (missingBlobs: number) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Attention
        attention={ATTENTION}
        certificates={[]}
        notices={[]}
        backup={{ isLate: false, missingBlobs }}
      />
    </QueryClientProvider>,
  ).place.textContent;

test('files without content in the newest backup wait for the owner; a whole backup does not', () => {
  expect(shown(3)).toBe('3 files without content in the newest backup: the storage has lost it');
  expect(shown(0)).toBe('Nothing waits for you.');
});
