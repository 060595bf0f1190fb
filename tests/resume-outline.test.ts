import { expect, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';
import { outlineOf, SIDE } from '#contracts/resume-outline.ts';
import { MARGIN } from '#server/resumes/write/appearance.ts';

/** What stands in which column. */
function columnsOf(content: Partial<ResumeContent>) {
  const resume = ResumeContent.parse({ name: 'Ada Example', ...content });
  const { main, side, isContactAside } = outlineOf(resume, 'sidebar');
  const [inMain, aside] = [main, side].map((sections) => sections.map(({ heading }) => heading));
  return { main: inMain, side: aside, isContactAside };
}
const listed = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} number ${index}`);

test.each([
  ['sixty skills and twenty certifications', 60, 20, ['Skills', 'Certifications'], []],
  ['twenty skills and sixty certifications', 20, 60, ['Certifications'], ['Skills']],
  ['forty of each', 40, 40, ['Skills', 'Certifications'], []],
])(
  'R-7 what does not fit the narrow column stands in the main one: %s',
  (_, skills, certifications, main, side) => {
    const content = {
      skills: listed('Skill', skills),
      certifications: listed('Certificate', certifications),
    };
    expect(columnsOf({ email: 'ada@example.com', ...content })).toEqual({ main, side, isContactAside: true });
  },
);

test('R-7 lines of the contact and of a known section stand there', () => {
  const others = [
    { heading: 'Kontakt', lines: ['Married'] },
    { heading: 'skills', lines: ['Rust'] },
    { heading: 'Sprachen', lines: ['German (native)'] },
    { heading: 'Patents', lines: ['One'] },
  ];
  const source = ResumeContent.shape._source.parse({ languages: ['German'], awards: ['Prize'], others });
  expect(columnsOf({ skills: ['SQL'], _source: source, achievements: ['Prize'] })).toEqual({
    ...{ main: ['Achievements', 'Patents'], side: ['Skills', 'Languages'], isContactAside: true },
  });
});

/** In points: the lower of the sheets that resumes are printed on. */
const US_LETTER_HEIGHT = 792;

test('R-7 the height of the narrow column is what the lower paper leaves', () => {
  expect(SIDE.height).toBe(US_LETTER_HEIGHT - MARGIN.top - MARGIN.bottom - 130);
});
