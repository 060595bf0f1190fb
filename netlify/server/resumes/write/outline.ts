/** A resume as its files print it: its outline within bounds, with what can be clicked. */
import type { ResumeContent } from '#contracts/resume-content.ts';
import { paperWord, type ResumeLanguage } from '#contracts/resume-language.ts';
import { inSideColumn, outlineOf, type OutlineSection, type OutlineText } from '#contracts/resume-outline.ts';
import type { ResumeLayout } from '#contracts/resume-views.ts';

import { SEPARATOR } from './appearance.ts';
import { bounded } from './bounded.ts';
import { mailPart, phonePart, webPart, type Part } from './links.ts';

export type PrintedOutline = {
  language: ResumeLanguage;
  name: string;
  headline: string;
  /** Lines beneath the name; none where the side column has them. */
  contact: Part[][];
  main: OutlineSection[];
  /** A line each. */
  side: { heading: string; lines: Part[] }[];
  /** True where the resume is longer than what is printed: see bounded.ts. */
  isCut: boolean;
};

export function printedOutline(whole: ResumeContent, layout: ResumeLayout): PrintedOutline {
  const { content, isCut } = bounded(whole);
  const { language, name, headline, contact, isContactAside, main, side } = outlineOf(content, layout);
  const parts = contact.map(partOf);
  const narrow = parts.map((part) => ({ ...part, text: inSideColumn(part.text) }));
  const aside = side.map((section) => ({
    heading: section.heading,
    lines: section.kind === 'entries' ? [] : section.texts.map(({ text }) => ({ text })),
  }));
  return {
    ...{ language, name: name.text, headline: headline.text, main, isCut },
    contact: isContactAside ? [] : contactLines(parts),
    side: isContactAside ? [{ heading: paperWord('Contact', language), lines: narrow }, ...aside] : aside,
  };
}

function partOf({ text, paths: [path = ''] }: OutlineText): Part {
  if (path === 'email') return mailPart(text);
  if (path === 'phone') return phonePart(text);
  return path === 'linkedin' || path.startsWith('_source.links') ? webPart(text) : { text };
}

/** In characters; longer lines pass for paragraphs with programs that read resumes. */
const LINE = 60;

/** As many parts on a line as fit. */
function contactLines(parts: Part[]): Part[][] {
  const lines: Part[][] = [];
  let length = Infinity;
  for (const part of parts) {
    if (length + SEPARATOR.length + part.text.length > LINE) {
      lines.push([]);
      length = -SEPARATOR.length;
    }
    lines.at(-1)?.push(part);
    length += SEPARATOR.length + part.text.length;
  }
  return lines;
}
