import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { ResumeContent } from '#contracts/resume-content.ts';
import { runs } from '#support/runs.ts';

import { FRENCH, GERMAN, LOGISTICS } from '../../../../tests/support/resumes/bases.ts';
import { generatedBase } from '../../../../tests/support/resumes/generated.ts';
import { liesAbout } from '../../../../tests/support/resumes/liar.ts';
import { jobsAt, readingOf } from './base.ts';
import type { Claim } from './verdict.ts';
import { verifyAt } from './verify-claim.ts';
import { entriesOf } from './walk.ts';

const NOW = '2026-11';

/** What was made of bullets and is other bullets of the same employer. */
function isTrueByChance({ employer, text }: Claim, { experience }: ResumeContent): boolean {
  const own = experience.flatMap(({ company, bullets }) => (company === employer ? bullets : []));
  const said = own.map((bullet) => bullet.replace(/\.$/, '')).filter((bullet) => text.includes(bullet));
  const rest = said.reduce((left, bullet) => left.replace(bullet, ''), text);
  return own.includes(text) || (said.length > 1 && /^(?: and |[.\s])*$/.test(rest));
}

/** Lies that were believed, each with the words that it was believed on. */
const believed = (base: ResumeContent) => {
  const reading = readingOf(base);
  return liesAbout(base).flatMap((lie) => {
    const verdict = verifyAt(lie, reading, jobsAt(lie.employer, base), NOW);
    return verdict.isSupported && !isTrueByChance(lie, base)
      ? [{ ...lie, evidence: verdict.evidence.map(({ quote }) => quote) }]
      : [];
  });
};

const disbelieved = (base: ResumeContent) => {
  const reading = readingOf(base);
  return entriesOf(base).flatMap(({ where, text, job }) => {
    const employer = job === undefined ? undefined : base.experience[job]?.company;
    const verdict = verifyAt({ where, text, employer }, reading, jobsAt(employer, base), NOW);
    return verdict.isSupported ? [] : [{ text, reason: verdict.reason }];
  });
};

test('R-5 a model that lies in more than 40 ways on every entry of a base resume gets nothing in', () => {
  const ways = new Set(liesAbout(LOGISTICS).map(({ way }) => way));
  expect(ways.size).toBeGreaterThan(40);
  expect(believed(LOGISTICS)).toEqual([]);
});

test('R-5 the same lies about German and French resumes get nothing in', () => {
  expect(believed(GERMAN)).toEqual([]);
  expect(believed(FRENCH)).toEqual([]);
});

test('R-5 every text of a base resume rests on itself, in three languages', () => {
  expect([LOGISTICS, GERMAN, FRENCH].flatMap((base) => disbelieved(base))).toEqual([]);
});

test('R-5 over generated resumes no lie gets in and every own text does', () => {
  fc.assert(
    fc.property(generatedBase, (base) => {
      expect(believed(base)).toEqual([]);
      expect(disbelieved(base)).toEqual([]);
    }),
    // The sample is fixed: what is invented of two like employers may be true by chance.
    { numRuns: runs(30), seed: 7 },
  );
});
