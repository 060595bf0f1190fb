import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ResumeLayout } from '#contracts/resume-views.ts';
import { makeResumeContent } from '#support/factories/resume-content.ts';

import { MARGIN, STYLES } from '../appearance.ts';
import { layOut } from './layout.ts';
import type { Page } from './pages.ts';

const LAYOUTS = ResumeLayout.options;
const JOB = {
  title: 'Head of IT',
  company: 'Nordwind',
  location: 'Berlin',
  startDate: '2019',
  endDate: '2020',
};

/** Jobs with so many bullets each, all of so many words. */
const jobs = (counts: number[], words: number) =>
  makeResumeContent({
    experience: counts.map((count) => ({
      ...JOB,
      bullets: Array<string>(count).fill('many '.repeat(words)),
    })),
  });
const linesOf = (pages: Page[]) => pages.flat().reduce((sum, { count }) => sum + count, 0);

describe('R-9 page breaks', () => {
  test.each(LAYOUTS)('R-9 no page of the layout %s ends with a heading or the head of a job', (layout) => {
    const counts = fc.array(fc.nat(7), { maxLength: 15 });
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 90 }), (list, words) => {
        const { pages, height } = layOut(jobs(list, words), layout);
        for (const page of pages) {
          expect(page.at(-1)?.block.isKeptWithNext).not.toBe(true);
          for (const { block, y, count } of page) {
            const lower = y + count * STYLES[block.style].leading;
            expect(lower).toBeLessThanOrEqual(height - MARGIN.bottom + 0.1);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test('R-9 no line of a paragraph stands alone on a page', () => {
    for (let words = 60; words < 160; words += 5) {
      const { pages } = layOut(jobs([9, 9, 9], words), 'single');
      const parts = pages.flat().filter(({ block, count }) => count < block.lines.length);
      for (const { count } of parts) expect(count).toBeGreaterThan(1);
    }
  });

  test('R-9 every line is on a page, and on one alone', () => {
    const { pages } = layOut(jobs([7, 7, 7, 7], 80), 'sidebar');
    const blocks = new Set(pages.flat().map(({ block }) => block));
    expect(linesOf(pages)).toBe([...blocks].reduce((sum, { lines }) => sum + lines.length, 0));
  });

  test('R-9 the side column stands on the first page beside the text, and what it cannot hold is in the text', () => {
    const short = layOut(makeResumeContent(), 'sidebar');
    const sides = short.pages.flat().filter(({ block }) => block.style === 'side');
    expect(sides.length).toBeGreaterThan(5);
    expect(short.pages[0]).toEqual(expect.arrayContaining(sides));
    const skills = Array.from({ length: 80 }, (_, index) => `Skill number ${index}`);
    const long = layOut(makeResumeContent({ skills }), 'sidebar');
    const shown = (styles: string[]) =>
      long.pages
        .flat()
        .filter(({ block }) => styles.includes(block.style))
        .flatMap(({ block }) => block.lines.flat());
    expect(shown(['side']).map(({ text }) => text)).not.toContain('Skill number 0');
    expect(
      shown(['text'])
        .map(({ text }) => text)
        .join(''),
    ).toContain('Skill number 79');
  });
});
