/** A resume as plain text: one line for each paragraph, for forms and for machines. */
import type { ResumeContent } from '#contracts/resume-content.ts';

import { joined } from './joined.ts';
import type { Entry, Section } from './outline-shape.ts';
import { outlineOf } from './outline.ts';

const SEPARATOR = ' | ';
/** Before dates: wide enough to be seen as a column. */
const GAP = '    ';

export function writePlainText(content: ResumeContent): { text: string; isCut: boolean } {
  const { name, headline, contact, main, isCut } = outlineOf(content, 'single');
  const head = [
    name,
    headline,
    ...contact.map((parts) => parts.map(({ text }) => text).join(SEPARATOR)),
  ].filter(Boolean);
  const sections = main.map((section) => [section.heading, '', ...linesOf(section)].join('\n'));
  return { text: `${[head.join('\n'), ...sections].filter(Boolean).join('\n\n')}\n`, isCut };
}

function linesOf(section: Section): string[] {
  switch (section.kind) {
    case 'text':
      return [section.paragraphs.join('\n\n')];
    case 'entries':
      return [section.entries.map(entryText).join('\n\n')];
    case 'bullets':
      return section.items.map(bullet);
    case 'list':
      return [joined(section.items)];
    case 'contact':
      return section.parts.map(({ text }) => text);
  }
}

function entryText({ title, aside, details, bullets }: Entry): string {
  const head = [[title, aside].filter(Boolean).join(GAP), details.join(SEPARATOR)];
  return [...head.filter(Boolean), ...bullets.map(bullet)].join('\n');
}

const bullet = (text: string) => `- ${text.replace(/\n+/g, ' ')}`;
