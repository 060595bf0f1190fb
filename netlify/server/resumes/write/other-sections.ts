/** Where sections of another kind go, some of which are what a reader had left over of the known ones. */
import { isClosingHeading, isContactHeading, isSaidBy } from '#contracts/resume-columns.ts';
import type { ResumeSource } from '#contracts/resume-content.ts';

import type { Section } from './outline-shape.ts';

type Other = ResumeSource['others'][number];

/** Lines of the head that are neither address nor place. */
export const isOfContact = ({ heading }: Other): boolean => isContactHeading(heading);

/**
 * What has the heading of a known section goes there; languages with their levels stand for those without. All else
 * stands before the sections that close a resume.
 */
export function withOthers(sections: Section[], others: Other[]): Section[] {
  const result = [...sections];
  for (const other of others.filter((one) => !isOfContact(one) && one.lines.length > 0)) {
    const at = result.findIndex((section) =>
      isSaidBy(
        section.heading,
        section.kind === 'list' || section.kind === 'bullets' ? section.items : [],
        other,
      ),
    );
    const known = result[at];
    if (known) result[at] = added(known, other);
    else result.splice(endOfWork(result), 0, { heading: other.heading, kind: 'bullets', items: other.lines });
  }
  return result;
}

function endOfWork(sections: Section[]): number {
  const at = sections.findIndex(({ heading }) => isClosingHeading(heading));
  return at < 0 ? sections.length : at;
}

function added(section: Section, { lines }: Other): Section {
  switch (section.kind) {
    case 'text':
      return { ...section, paragraphs: [...section.paragraphs, ...lines] };
    case 'entries':
      return {
        ...section,
        entries: [...section.entries, { title: '', aside: '', details: [], bullets: lines }],
      };
    case 'list':
      return { ...section, items: section.heading === 'Languages' ? lines : [...section.items, ...lines] };
    case 'bullets':
      return { ...section, items: [...section.items, ...lines] };
    case 'contact':
      return section;
  }
}
