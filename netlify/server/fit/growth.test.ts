import { expect, test } from 'vitest';

import { workCounter } from '#support/counted-work.ts';

const countedWork = await workCounter('/netlify/server/');
// Only now: what ran before would not be counted whole.
const { siteContent } = await import('#server/content/current.ts');
const { publishedUnits } = await import('./published-units.ts');
const { demandRows } = await import('./demand-rows.ts');
const published = publishedUnits(siteContent(), []);

/** Of a posting, in characters; four times as much is nearly the largest that is taken. */
const LENGTH = 4_800;
/** Four times the text; a square would be sixteen times the work. */
const GROWTH = 6;
const HEAD = 'Full-time role, salary.\n\nRequirements\n- ';

const workOf = (piece: string, length: number) =>
  countedWork(() => demandRows(`${HEAD}${piece.repeat(length / piece.length)}`, published, '2026-11'));

test.each([
  'ropes, ',
  'over 1 000 ',
  'ropes\n',
  '- ropes\n',
  '- ropes\n  - nets\n',
  '\n',
  '\t',
  'Skill 1\tropes\n',
  'ropes\tnets\tmust\n',
  'a | b\n',
  '> wrote:\n',
  'if you can tie, ',
  '5 years of ropes, ',
  'ISO 27001, ',
  'more than 5 ropes ',
  'a team of ten ropers, ',
  'an enrolled student of ropes, ',
  'you will tie many ropes, and nets of hemp, ',
  'ropes, because our clients, so nets, ',
  'MArch, ',
  '(ropes, ',
  'German and ',
  'Vancouver, BC ',
  'Sicherheitsnetzplan',
  'ﷺ',
])('D45 a posting of %j, four times as long, takes about four times the work', async (piece) => {
  const [once, four] = [await workOf(piece, LENGTH), await workOf(piece, 4 * LENGTH)];
  expect(once).toBeGreaterThan(0);
  expect(four / once).toBeLessThan(GROWTH);
});
