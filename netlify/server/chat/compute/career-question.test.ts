import { expect, test } from 'vitest';

import type { SiteContent } from '#server/content/site-content.ts';
import { siteContent } from '#server/content/current.ts';

import { answer } from '../answer/answer.ts';
import { buildKnowledge } from '../knowledge/knowledge.ts';

/** A career of four: a gap of a year and a month, and two roles side by side. */
function content(): SiteContent {
  const copy = structuredClone(siteContent());
  const [role] = copy.roles;
  if (!role) throw new Error('the sample has no role');
  const held = (id: string, title: string, start: string, end: string | null) => ({
    ...structuredClone(role),
    ...{ id, title, company: `${title} Company`, start, end },
  });
  copy.roles = [
    { ...held('adviser', 'Adviser', '2019-03', null), location: 'Porto, Portugal' },
    held('gardener', 'Head Gardener', '2014-01', '2020-06'),
    { ...held('florist', 'Florist', '2010-02', '2012-11'), company: 'Rosehall' },
    { ...held('picker', 'Picker', '2009-01', '2010-01'), company: 'Rosehall' },
  ];
  const [award] = copy.awards;
  if (award) copy.awards = [{ ...award, title: 'Golden Trowel', date: '2016-05' }];
  return copy;
}

const knowledge = buildKnowledge(content(), [
  ...['one', 'two', 'three'].map((slug, index) => ({
    slug,
    title: `Post ${slug}`,
    excerpt: '',
    content: 'Soil.',
    publishedAt: '2025-01-01T00:00:00Z',
    categories: [index === 2 ? 'Tools' : 'Plants'],
    tags: [],
  })),
]);

test.each([
  ['What was the longest gap between two jobs?', /^1 year and 1 month, between Florist .* and Head Gardener/],
  ['How old was the Florist job when the Head Gardener job began?', /^3 years and 11 months: Florist/],
  ['Between Florist and Head Gardener, was there a gap?', /^Yes, a gap of 1 year and 2 months/],
  [
    'How long between leaving Florist and starting as Head Gardener?',
    /^A gap of 1 year and 2 months lies between Florist/,
  ],
  ['How long between joining Picker and leaving Head Gardener?', /began in/],
  ['Who gave him the Golden Trowel?', /“Golden Trowel” \(Example Tech Leaders, May 2016\)/],
  ['Which company did he stay at the longest?', /^Adviser at Adviser Company \(March 2019 to present\)\./],
  ['How many jobs did he have before Head Gardener?', /^2 before Head Gardener .*Florist.*Picker/],
  ['Is he still Head Gardener?', /^No: Head Gardener at .*June 2020/],
  ['Which was the first job, and when did it begin?', /Picker at Rosehall/],
  ['Where was he employed in May 2011?', /^Florist at Rosehall/],
  ['How many months did the Florist job last?', /34 months/],
  ['When did he leave as Head Gardener?', /^Head Gardener at .*: January 2014 to June 2020/],
  ['In May 2011, where was Alex working?', /^Florist at Rosehall/],
  ['While working as Head Gardener, which other jobs did he hold?', /^1 at the same time .*: Adviser/],
  ['What else did he do during the time as Florist?', /^0 at the same time as Florist/],
  ['Has he ever worked in Portugal?', /^Yes, as Adviser at Adviser Company .* in Porto, Portugal\./],
  ['What did Alex do directly before becoming Head Gardener?', /^Florist at Rosehall/],
  ['How many years at Rosehall in all?', /^3 years and 11 months in all\. Florist/],
  [
    'How long was Alex at Rosehall?',
    /Florist at Rosehall: 2 years and 10 months.*Picker at Rosehall: 1 year and 1 month/,
  ],
  [
    'Did he spend more time as Florist or as Picker?',
    /^Florist at Rosehall was longer than Picker at Rosehall/,
  ],
  ['Is the Picker job older than the Florist job?', /^Yes: Picker at Rosehall .* came first/],
  ['Was he already a Florist when he won the Golden Trowel?', /^No: Florist at Rosehall/],
  ['Was he still Head Gardener when he won the Golden Trowel?', /^Yes: Head Gardener/],
  ['Which of his two Rosehall jobs was the longer one?', /^Florist at Rosehall .*2 years and 10 months/],
  ['Which of the jobs that are over did he hold the longest?', /^Head Gardener at .*6 years and 6 months/],
  ['Among the companies he has left, where was he the shortest?', /^Picker at Rosehall/],
  ['How many jobs has he had, not counting the current one?', /^3 roles: Head Gardener/],
  ['How many posts are there, not counting those on tools?', /^2 posts: “Post one” and “Post two”/],
])('D45 %s is computed from the rows', (message, expected) => {
  expect(answer(knowledge, { message, now: new Date('2026-11-22') }).response).toMatch(expected);
});
