/** A resume as plain text: one line for each paragraph, for forms and for machines. */
import type { ResumeContent } from '#contracts/resume-content.ts';
import type { OutlineEntry, OutlineSection, OutlineText } from '#contracts/resume-outline.ts';

import { joined } from './joined.ts';
import { printedOutline } from './outline.ts';

const SEPARATOR = ' | ';
/** Before dates: wide enough to be seen as a column. */
const GAP = '    ';

export function writePlainText(content: ResumeContent): { text: string; isCut: boolean } {
  const { name, headline, contact, main, isCut } = printedOutline(content, 'single');
  const head = [
    name,
    headline,
    ...contact.map((parts) => parts.map(({ text }) => text).join(SEPARATOR)),
  ].filter(Boolean);
  const sections = main.map((section) => [section.heading, '', ...linesOf(section)].join('\n'));
  return { text: `${[head.join('\n'), ...sections].filter(Boolean).join('\n\n')}\n`, isCut };
}

function linesOf(section: OutlineSection): string[] {
  switch (section.kind) {
    case 'text':
      return [linesIn(section.texts).join('\n\n')];
    case 'entries':
      return [section.entries.map(entryText).join('\n\n')];
    case 'bullets':
      return section.texts.map(bullet);
    case 'list':
      return [joined(section.texts)];
  }
}

function entryText({ title, aside, details, bullets }: OutlineEntry): string {
  const head = [linesIn([title, aside]).filter(Boolean).join(GAP), linesIn(details).join(SEPARATOR)];
  return [...head.filter(Boolean), ...bullets.map(bullet)].join('\n');
}

const linesIn = (texts: readonly OutlineText[]) => texts.map(({ text }) => text);
const bullet = ({ text }: OutlineText) => `- ${text.replace(/\n+/g, ' ')}`;
