import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';
import { formatDate, formatPeriod, outlineOf } from '#contracts/resume-outline.ts';
import type { ResumeChange } from '#contracts/resume-views.ts';

import { hasKeywords, piecesOf } from './Paper.tsx';
import { changeAt, changesInWords, numbered } from './numbered-changes.ts';
import { parsedContent } from './PreviewBody.tsx';

const change = (path: string, kind: ResumeChange['kind']): ResumeChange => ({
  ...{ path, kind, label: path, before: 'before', after: 'after', reason: '', evidence: [] },
});

test('R-7 what is no JSON, or no resume, is left to be shown as it is', () => {
  expect(parsedContent('{"name":"Alex Example","skills":["ITIL"]}')).toMatchObject({ skills: ['ITIL'] });
  expect(parsedContent('Alex Example\nCIO')).toBeUndefined();
  expect(parsedContent('["a list"]')).toBeUndefined();
  expect(parsedContent('null')).toBeUndefined();
});

test('R-7 the keywords are marked, whole and in any case, and nothing else', () => {
  const marked = (text: string) =>
    piecesOf(text).flatMap(({ text: piece, isKeyword }) => (isKeyword ? [piece] : []));
  const text = 'Led digital transformation of Enterprise Applications: SaaS, COTS and itil 4.';
  expect(marked(text)).toEqual(['digital transformation', 'Enterprise Applications', 'SaaS', 'COTS', 'itil']);
  expect(marked('Cotswold, utilities, an enterprise and its application')).toEqual([]);
  expect([text, text, 'Charge nurse'].map(hasKeywords)).toEqual([true, true, false]);
});

test('R-7 what the posting asks for is marked where it stands whole', () => {
  const marked = (text: string, asked: string[]) =>
    piecesOf(text, asked).flatMap(({ text: piece, isKeyword }) => (isKeyword ? [piece] : []));
  expect(marked('Moved to Azure and ISO 27001; Azure (C++)', ['Azure', 'ISO 27001', 'C++'])).toEqual([
    ...['Azure', 'ISO 27001', 'Azure', 'C++'],
  ]);
  expect(marked('JavaScript for azures', ['Java', 'Azure', ''])).toEqual([]);
});

test('R-7 marking keywords loses no letter of any text', () => {
  const words = fc.constantFrom('SaaS', 'ITIL', 'digital transformation', 'digital', ' ', ', ', 'é', '\n');
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string())), (parts) => {
      const text = parts.join('');
      expect(
        piecesOf(text, parts)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('R-7 dates and periods read as the files print them', () => {
  expect(formatDate('2019-05')).toBe('May 2019');
  expect(formatPeriod('2019-05', 'present')).toBe('May 2019 – Present');
  expect(formatPeriod('2019', '')).toBe('From 2019');
  expect(formatPeriod('', '2021-12')).toBe('Until December 2021');
  expect(formatPeriod('', '')).toBe('');
  expect(formatPeriod('2019-03', 'present', 'de')).toBe('März 2019 – heute');
  expect(formatPeriod('', '2021-12', 'fr')).toBe('Jusqu’en décembre 2021');
});

const content = ResumeContent.parse({
  name: 'Alex Example',
  email: 'alex@example.com',
  experience: [
    {},
    { title: 'CIO', company: 'Example', startDate: '2019-05', endDate: 'present', bullets: ['', 'Led'] },
  ],
  skills: ['ITIL', '', 'COTS'],
  _source: {
    headline: 'IT leader',
    languages: ['English'],
    others: [{ heading: 'Patents', lines: ['One'] }],
  },
});

test('R-7 the preview has the sections of the file, each text with its path, without what is empty', () => {
  const { main, side, headline, contact } = outlineOf(content, 'single');
  expect(main.map(({ heading }) => heading)).toEqual(['Experience', 'Skills', 'Patents', 'Languages']);
  expect(side).toEqual([]);
  expect(headline.text).toBe('IT leader');
  expect(contact.map(({ text }) => text)).toEqual(['alex@example.com']);
  expect(main[0]).toMatchObject({
    entries: [
      {
        path: 'experience.1',
        aside: { text: 'May 2019 – Present' },
        bullets: [{ text: 'Led', paths: ['experience.1.bullets.1'] }],
      },
    ],
  });
  expect(main[1]).toMatchObject({ texts: [{ text: 'ITIL' }, { text: 'COTS', paths: ['skills.2'] }] });
});

test('R-7 the paper speaks the language of the resume, also where a section of it is known', () => {
  const [, job] = content.experience;
  const german = ResumeContent.parse({
    ...content,
    summary: 'Leiter der IT mit Erfahrung in Kliniken und im Einkauf.',
    experience: [job],
    _source: { ...content._source, others: [{ heading: 'Kenntnisse', lines: ['SAP'] }] },
  });
  const { language, main } = outlineOf(german, 'single');
  expect(language).toBe('de');
  expect(main.map(({ heading }) => heading)).toEqual(['Profil', 'Berufserfahrung', 'Kenntnisse', 'Sprachen']);
  expect(main[1]).toMatchObject({ entries: [{ aside: { text: 'Mai 2019 – heute' } }] });
  expect(main[2]).toMatchObject({ texts: [{ text: 'ITIL' }, { text: 'COTS' }, { text: 'SAP' }] });
});

test('R-7 the other layout has skills and languages at the side', () => {
  const { main, side, isContactAside } = outlineOf(content, 'sidebar');
  expect(isContactAside).toBe(true);
  expect(side.map(({ heading }) => heading)).toEqual(['Skills', 'Languages']);
  expect(main.map(({ heading }) => heading)).toEqual(['Experience', 'Patents']);
});

test('R-7 D30 a text shows its own change, or that of the entry that was added with it', () => {
  const changes = numbered([
    change('skills.1', 'moved'),
    change('experience.0', 'added'),
    change('skills.0', 'removed'),
    change('summary', 'changed'),
  ]);
  expect(changes.map(({ path, number }) => [path, number])).toEqual([
    ['summary', 1],
    ['experience.0', 2],
    ['skills.0', 3],
    ['skills.1', 4],
  ]);
  expect(changeAt(changes, ['summary'])?.number).toBe(1);
  expect(changeAt(changes, ['experience.0.bullets.2'])?.number).toBe(2);
  expect(changeAt(changes, ['experience.01.title'])).toBeUndefined();
  expect(changeAt(changes, ['skills.0'])).toBeUndefined(); // that path is one of the base
  expect(changesInWords(changes)).toBe('1 changed, 1 added, 1 left out, 1 moved');
  expect(changesInWords([])).toBe('Nothing differs from the base resume');
});
