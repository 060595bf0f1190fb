import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';
import { SIDE } from '#contracts/resume-columns.ts';
import { outlineOf as previewOf } from '#features/resumes/preview/outline.ts';
import { MARGIN, PAPERS } from '#server/resumes/write/appearance.ts';
import { outlineOf as fileOf } from '#server/resumes/write/outline.ts';
import { resumes } from '#support/generated-resumes.ts';

const headings = (sections: readonly { heading: string }[]) => sections.map(({ heading }) => heading);

/** What stands in which column, of the preview and of the files. */
function columnsOf(content: ResumeContent) {
  const preview = previewOf(content, 'sidebar');
  const file = fileOf(content, 'sidebar');
  const head = preview.isContactAside ? ['Contact'] : [];
  return {
    preview: { main: headings(preview.main), side: [...head, ...headings(preview.side)] },
    file: { main: headings(file.main), side: headings(file.side) },
  };
}

test('R-7 the preview has in its narrow column what the files have there, for any resume', () => {
  fc.assert(
    fc.property(resumes, (content) => {
      const { preview, file } = columnsOf(content);
      expect(preview).toEqual(file);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['sixty skills and twenty certifications', { skills: 60, certifications: 20 }],
  ['twenty skills and sixty certifications', { skills: 20, certifications: 60 }],
  ['forty of each', { skills: 40, certifications: 40 }],
])(
  'R-7 what does not fit the narrow column stands in the main one, in files and preview alike: %s',
  (_, many) => {
    const listed = (name: string, count: number) =>
      Array.from({ length: count }, (__, index) => `${name} number ${index}`);
    const { preview, file } = columnsOf(
      ResumeContent.parse({
        name: 'Ada Example',
        email: 'ada@example.com',
        skills: listed('Skill', many.skills),
        certifications: listed('Certificate', many.certifications),
      }),
    );
    expect(preview).toEqual(file);
    expect(file.main.length).toBeGreaterThan(0);
  },
);

test('R-7 lines of the contact and of a known section stand there in the preview too', () => {
  const { preview, file } = columnsOf(
    ResumeContent.parse({
      name: 'Ada Example',
      skills: ['SQL'],
      _source: {
        languages: ['German'],
        awards: ['Prize'],
        others: [
          { heading: 'Kontakt', lines: ['Married'] },
          { heading: 'skills', lines: ['Rust'] },
          { heading: 'Sprachen', lines: ['German (native)'] },
          { heading: 'Patents', lines: ['One'] },
        ],
      },
      achievements: ['Prize'],
    }),
  );
  expect(preview).toEqual(file);
  expect(preview).toEqual({ main: ['Achievements', 'Patents'], side: ['Contact', 'Skills', 'Languages'] });
});

test('R-7 the height of the narrow column is what the lower paper leaves', () => {
  expect(SIDE.height).toBe(PAPERS.letter.height - MARGIN.top - MARGIN.bottom - 130);
});
