import { expect, test } from 'vitest';

import { messageAbout } from './report-text.ts';

test('D45 what is cut of a posting for the contact form ends in no half character, of which no mail link can be made', () => {
  const term = `${'x'.repeat(499)}😀`;
  const requirement = { term, necessity: 'must', quote: term, standing: 'met', note: '' } as const;
  const report = {
    requirements: [{ ...requirement, evidence: [] }],
    source: `${'x'.repeat(2_399)}😀 and more`,
  };
  expect(messageAbout(report, true).isWellFormed()).toBe(true);
});
