import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import { RESUME_LIMITS, type ResumeContent } from '#contracts/resume-content.ts';
import { ResumeFormat, ResumeLayout } from '#contracts/resume-views.ts';
import { makeResumeContent } from '#support/factories/resume-content.ts';
import { runs } from '#support/runs.ts';

import { layoutPages, writeResume } from './write-resume.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const JOB = { title: 'T', company: 'C', location: '', startDate: '', endDate: '' };
const { entries, items, bullet, line } = RESUME_LIMITS;

/** As long as the shape allows. */
const longest = (text: string) =>
  makeResumeContent({
    experience: Array.from({ length: entries }, () => ({ ...JOB, bullets: Array<string>(items).fill(text) })),
  });

async function expectWritten(content: ResumeContent) {
  for (const format of ResumeFormat.options) {
    for (const layout of ResumeLayout.options) {
      const { bytes } = await writeResume(content, { format, layout, now: NOW });
      expect(bytes.length).toBeGreaterThan(0);
      if (format === 'docx') expectWellFormed(bytes);
    }
  }
}

/** No parser of XML takes these, so that Word would call the file damaged. */
function expectWellFormed(docx: Uint8Array) {
  for (const [path, bytes] of Object.entries(unzipSync(docx))) {
    if (!path.endsWith('.xml') && !path.endsWith('.rels')) continue;
    expect(strFromU8(bytes)).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|&(?!\w+;|#)/);
  }
}

describe('R-9 whatever a resume says, its files are written', () => {
  test.each([
    ['one word', 'x'.repeat(bullet)],
    ['many words', 'lorem ipsum '.repeat(160)],
    ['places to break', 'a/-'.repeat(660)],
    ['emoji', '🦀'.repeat(900)],
    ['letters of the right to left', '\u202eשלום مرحبا '.repeat(120)],
    ['accents upon accents', `e${'\u0301'.repeat(1_900)}`],
  ])('R-9 60 jobs of 200 bullets of %s end after some fifty pages', async (_, text) => {
    const content = longest(text);
    expect(await layoutPages(content, 'sidebar')).toBeLessThan(70);
    for (const format of ['docx', 'pdf', 'txt'] as const) {
      const written = await writeResume(content, { format, layout: 'sidebar', now: NOW });
      expect(written.isCut).toBe(true);
      expect(written.bytes.length).toBeLessThan(1_000_000);
    }
  });

  test('R-9 JSON Resume has all of it', async () => {
    const { bytes, isCut } = await writeResume(longest('x'), { format: 'json', layout: 'single', now: NOW });
    expect(isCut).toBe(false);
    expect(new TextDecoder().decode(bytes).match(/"x"/g)).toHaveLength(entries * items);
  });

  test('R-9 lines as long as the shape allows break instead of leaving the page', async () => {
    const long = 'W'.repeat(line);
    const job = { ...JOB, title: long, company: long, location: long, startDate: '2019-05', bullets: [] };
    const content = {
      name: long,
      email: `a@${long.slice(2)}`,
      phone: '1'.repeat(line),
      linkedin: `https://${long.slice(20)}.example`,
    };
    await expectWritten(
      makeResumeContent({ ...content, experience: [job], skills: Array<string>(9).fill(long) }),
    );
  });

  test('R-9 nothing at all is an empty page', async () => {
    const nothing = {
      name: '',
      email: '',
      phone: '',
      location: '',
      linkedin: '',
      summary: '',
      experience: [],
    };
    const { _source, ...rest } = makeResumeContent({
      ...nothing,
      education: [],
      skills: [],
      certifications: [],
    });
    expect(_source).toBeDefined();
    await expectWritten({ ...rest, achievements: [] });
    expect(await layoutPages({ ...rest, achievements: [] }, 'single')).toBe(1);
  });

  test('R-9 any characters in any field', async () => {
    const strange = fc.constantFrom(
      '\ud800',
      '\u0000',
      '\ufffe',
      '\u202e',
      '\u200d',
      '<&>"\'',
      ']]>',
      '\\(',
      '%',
      '🦀',
    );
    const text = fc.array(fc.oneof(strange, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 6 });
    const words = text.map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(
        fc.array(words, { minLength: 6, maxLength: 6 }),
        async ([a = '', b = '', c = '', d = '', e = '', f = '']) => {
          const experience = [{ ...JOB, title: a, company: b, bullets: [c, d] }];
          const others = { languages: [a], links: [b, `https://${c}`], headline: d };
          const content = makeResumeContent({
            name: a,
            email: `${e}@${f}`,
            phone: b,
            linkedin: c,
            summary: d,
            experience,
            skills: [e, f],
          });
          const { _source: source } = content;
          await expectWritten({ ...content, ...(source && { _source: { ...source, ...others } }) });
        },
      ),
      { numRuns: runs(12) },
    );
  }, 120_000);
});
