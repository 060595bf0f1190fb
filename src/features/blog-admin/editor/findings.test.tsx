// with a document
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';

import { type Finding, FINDING_RULES } from '#contracts/blog-admin.ts';
import { createQueryClient } from '#lib/api/query-client.ts';
import { eventually } from '#support/eventually.ts';
import { render } from '#support/render.ts';

import { CheckPanel, PublishOn } from './PublishDialog.tsx';
import { BLANK } from './values.ts';

test('how much a finding matters is said to a screen reader as well', async () => {
  const found = { rule: FINDING_RULES[0], field: 'content', position: null } as const;
  const findings: Finding[] = [
    { ...found, severity: 'warning', message: 'A link leads nowhere.' },
    { ...found, severity: 'hint', message: 'A picture has no words.' },
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(findings)));
  const { place } = render(
    <QueryClientProvider client={createQueryClient()}>
      <CheckPanel isImmediate values={() => BLANK} text={{ current: null }} />
    </QueryClientProvider>,
  );
  await act(() => eventually(() => expect(place.querySelectorAll('li')).toHaveLength(2)));
  const images = [...place.querySelectorAll('[role=img]')].map((image) => image.getAttribute('aria-label'));
  expect(images).toEqual(['Warning', 'Hint']);
});

test('D17 a moment that is over is said to be no schedule; one to come says when', () => {
  const shownAt = (value: string) => {
    const { place, remove } = render(<PublishOn value={value} onChange={() => {}} />);
    const isRefused = place.querySelector('input')?.getAttribute('aria-invalid') === 'true';
    const text = place.textContent;
    remove();
    return { isRefused, text };
  };
  expect(shownAt('2020-01-01T10:00')).toMatchObject({
    isRefused: true,
    text: expect.stringContaining('This moment is over: the post is public at once'),
  });
  expect(shownAt('2999-01-01T10:00')).toMatchObject({
    isRefused: false,
    text: expect.stringContaining('It appears on Tuesday, January 1, 2999'),
  });
  expect(shownAt('')).toMatchObject({ isRefused: false });
});
