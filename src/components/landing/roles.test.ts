import { readdirSync, readFileSync } from 'node:fs';

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { Role } from '#contracts/content.ts';

import { formatPeriod, newestFirst } from './roles.ts';

const folder = new URL('../../../content/roles/', import.meta.url);
const roles = readdirSync(folder).map((file) => Role.parse(parse(readFileSync(new URL(file, folder), 'utf8'))));

test('P-EXP-1 P-EXP-5 the eight roles stand newest first, whatever the order of their files', () => {
  const timeline = roles.toSorted(newestFirst).map((role) => `${role.title} · ${formatPeriod(role)}`);
  expect(timeline).toEqual([
    'IT Consultant · May 2024 – Present',
    'Founder · September 2023 – Present',
    'Strategic Advisor · May 2020 – January 2024',
    'Sr. IT-Ops Manager · March 2022 – June 2023',
    'Manager II, Workspace Services Architecture · July 2021 – March 2022',
    'IT-Ops Manager · May 2017 – July 2021',
    'IT Manager · March 2013 – January 2017',
    'Senior Game Test Analyst · November 2009 – January 2013',
  ]);
});

test('P-EXP-6 a role says that this site was built with an integrated AI chatbot for visitor support', () => {
  const achievements = roles.flatMap((role) => role.details.achievements);
  expect(achievements.filter((text) => text.includes('integrated AI chatbot for visitor support'))).toHaveLength(1);
});

const month = fc
  .record({ year: fc.integer({ min: 1950, max: 2100 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month: of }) => `${year}-${String(of).padStart(2, '0')}`);
const period = fc.record({ start: month, end: fc.option(month) });

test('P-EXP-1 no role stands below one that ended before it', () => {
  fc.assert(
    fc.property(fc.array(period), (periods) => {
      const ends = periods.toSorted(newestFirst).map(({ end }) => end ?? '9999-12');
      expect(ends).toEqual(ends.toSorted().toReversed());
    }),
  );
});
