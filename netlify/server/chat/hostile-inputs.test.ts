import fc from 'fast-check';
import { expect, test } from 'vitest';

import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { hostileCalls, LEAK } from '#support/hostile-inputs.ts';
import { runs } from '#support/runs.ts';

import chatFunction from '../../functions/chat.ts';

await testDatabase();

const RUNS = runs(2_500);
const VALID = {
  message: 'What security experience is there?',
  history: [{ id: '1', role: 'user', content: 'Hello', timestamp: '2026-11-20T10:00:00Z' }],
};

test(`P-CHAT-8 ${RUNS} hostile requests: no 5xx, nothing leaked, every refusal in the form of D42`, async () => {
  await fc.assert(
    fc.asyncProperty(hostileCalls(VALID), async (hostile) => {
      const response = await call(chatFunction, '/api/chat', { method: 'POST', ...hostile });
      const text = await response.text();
      expect(response.status).toBeLessThan(500);
      if (response.ok) return;
      expect(text).not.toMatch(LEAK);
      expect(JSON.parse(text)).toEqual(
        expect.objectContaining({ error: expect.any(String), code: expect.any(String) }),
      );
    }),
    { numRuns: RUNS, seed: 20_261_120 },
  );
}, 180_000);
