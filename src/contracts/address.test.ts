import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { addressOf, requestOf } from './address.ts';
import { open } from './base.ts';
import { jobs } from './jobs.ts';

const note = open
  .get('/notes/{id}/lines/{line}', '')
  .input(
    z.object({ id: z.string(), line: z.number(), tags: z.array(z.string()), search: z.string().optional() }),
  );

test('P-GEN-2 an address has its parameters in the path and what else is asked in the query, escaped', () => {
  const address = addressOf(note, { id: 'a/b?', line: 7, tags: [], search: 'R&D 100%' });
  expect(address).toBe('/api/notes/a%2Fb%3F/lines/7?search=R%26D+100%25');
});

test('P-GEN-2 what is not said is not in an address', () => {
  expect(addressOf(jobs.exportCsv, { search: undefined, status: 'pending' })).toBe(
    '/api/job/applications/export?status=pending',
  );
  expect(addressOf(jobs.exportCsv, {})).toBe('/api/job/applications/export');
});

test('P-GEN-2 a list in an address is the list that the server reads, of one or several', () => {
  const serializer = new StandardBracketNotationSerializer();
  for (const tags of [['one'], ['one', 'two & three']]) {
    const { searchParams } = new URL(addressOf(note, { id: '1', line: 1, tags }), 'https://example.com');
    expect(serializer.deserialize([...searchParams])).toEqual({ tags });
  }
});

test('P-GEN-2 a write has in its body what its path does not name', () => {
  const input = { id: 7, eventId: 8, title: 'Call' };
  expect(requestOf(jobs.removeEvent, input)).toEqual({
    method: 'DELETE',
    address: '/api/job/applications/7/events/8',
    body: { title: 'Call' },
  });
});
