/** Moves what fits of a resume into its side column: contact, skills, languages and the like. */
import { inSideColumn, sideOf } from '#contracts/resume-columns.ts';

import { contactLines } from './contact-lines.ts';
import type { Part } from './links.ts';
import type { Outline, Section } from './outline-shape.ts';

/** Where everything stands in the layout of two columns. */
export function sideColumn(contact: Part[], sections: Section[]): Pick<Outline, 'contact' | 'main' | 'side'> {
  const { hasContact, aside } = sideOf(
    contact.map(({ text }) => text),
    sections.map((section) => ({
      heading: section.heading,
      lines: sideLines(section).map(({ text }) => text),
    })),
  );
  const parts = contact.map(({ text, link }): Part => ({ text: inSideColumn(text), ...(link && { link }) }));
  const head: Section[] = hasContact ? [{ heading: 'Contact', kind: 'contact', parts }] : [];
  return {
    contact: hasContact ? [] : contactLines(contact),
    main: sections.filter((_, index) => !aside.has(index)),
    side: [...head, ...sections.filter((_, index) => aside.has(index))],
  };
}

/** One line each. */
export function sideLines(section: Section): Part[] {
  if (section.kind === 'contact') return section.parts;
  return section.kind === 'bullets' || section.kind === 'list' ? section.items.map((text) => ({ text })) : [];
}
