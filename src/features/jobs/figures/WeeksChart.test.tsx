// with a document
import { expect, test } from 'vitest';

import { render } from '#support/render.ts';

import { WeeksChart } from './WeeksChart.tsx';

const week = (monday: string) => ({ monday, applied: 2, answered: 1 });
const axisOf = (weeks: string[]) =>
  render(<WeeksChart weeks={weeks.map(week)} />).place.querySelector('p')?.textContent;

test('D26 the axis names the first week and the last, and a single one once', () => {
  expect(axisOf(['2026-11-16', '2026-11-23'])).toMatch(/^Week of Nov 16, 2026.*Week of Nov 23, 2026$/u);
  expect(axisOf(['2026-11-23'])).toBe('Week of Nov 23, 2026SentAnswered');
});
