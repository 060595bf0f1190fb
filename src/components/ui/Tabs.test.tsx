// with a document
import { expect, test } from 'vitest';

import { render } from '#support/render.ts';

import { cutEdges, Tabs } from './Tabs.tsx';

test.each([
  [0, 300, ''],
  [0, 300.4, ''],
  [0, 420, 'end'],
  [60, 420, 'start end'],
  [120, 420, 'start'],
])('a bar of 300 px that was scrolled by %d px of %d fades at: %s', (scrollLeft, scrollWidth, edges) => {
  expect(cutEdges({ scrollLeft, clientWidth: 300, scrollWidth })).toBe(edges);
});

test('a bar of tabs says where it is cut as soon as it is scrolled', () => {
  const tabs = [
    { id: 'inbox', label: 'Inbox' },
    { id: 'all', label: 'All' },
  ];
  const { place } = render(
    <Tabs label="Messages" tabs={tabs} selected="inbox" onSelect={() => undefined}>
      Nothing
    </Tabs>,
  );
  const bar = place.querySelector<HTMLElement>('[role=tablist]');
  if (!bar) throw new Error('A bar is expected');
  Object.defineProperties(bar, { scrollWidth: { value: 420 }, clientWidth: { value: 300 } });
  bar.dispatchEvent(new Event('scroll'));
  expect(bar.dataset['cut']).toBe('end');
});
