/** The outline as paragraphs of Word, with its own styles for headings, lists and links. */
import {
  ExternalHyperlink,
  HeadingLevel,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  type IFrameOptions,
  type ParagraphChild,
} from 'docx';

import type { OutlineEntry, OutlineSection, OutlineText } from '#contracts/resume-outline.ts';

import { SEPARATOR } from '../appearance.ts';
import { joined } from '../joined.ts';
import { linkedParts, type Part } from '../links.ts';
import type { PrintedOutline } from '../outline.ts';
import { BULLETS, CLASSES, LINE, runOf, twips } from './styles.ts';

/** What XML 1.0 (2.2) has no place for. */
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** In characters: about four lines, which are not worth two pages. */
const WHOLE_PARAGRAPH = 400;

/** Across the page: also above the side column, which is `beside` points wide. */
export function headParagraphs({ name, headline, contact }: PrintedOutline, beside: number): Paragraph[] {
  const indent = { right: -twips(beside) };
  const separated = (parts: Part[]) =>
    parts.flatMap((part, index) => (index === 0 ? runs([part]) : [run(SEPARATOR), ...runs([part])]));
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, indent, children: [run(name)] }),
    ...(headline ? [new Paragraph({ style: 'Subtitle', indent, children: [run(headline)] })] : []),
    ...contact.map((parts) => new Paragraph({ style: CLASSES.contact, indent, children: separated(parts) })),
  ];
}

/** `width` of the column in points. */
export function mainParagraphs(sections: OutlineSection[], width: number): Paragraph[] {
  return sections.flatMap((section) => [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      border: { bottom: LINE },
      children: [run(section.heading)],
    }),
    ...bodyOf(section, width),
  ]);
}

/** All in one frame that stands beside the text of the first page. */
export function sideParagraphs(sections: PrintedOutline['side'], frame: IFrameOptions): Paragraph[] {
  return sections.flatMap(({ heading, lines }) => [
    new Paragraph({ style: CLASSES.sideHeading, frame, children: [run(heading)] }),
    ...lines.map((part) => new Paragraph({ style: CLASSES.side, frame, children: runs([part]) })),
  ]);
}

function bodyOf(section: OutlineSection, width: number): Paragraph[] {
  switch (section.kind) {
    case 'text':
      return section.texts.map(({ text }) => new Paragraph({ children: runs(linkedParts(text)) }));
    case 'entries':
      return section.entries.flatMap((entry) => entryParagraphs(entry, width));
    case 'bullets':
      return section.texts.map(bullet);
    case 'list':
      return [new Paragraph({ children: [run(joined(section.texts))] })];
  }
}

function entryParagraphs({ title, aside, details, bullets }: OutlineEntry, width: number): Paragraph[] {
  return [
    ...(title.text || aside.text ? [titleParagraph(title.text, aside.text, width)] : []),
    ...(details.length > 0
      ? [
          new Paragraph({
            style: CLASSES.detail,
            keepNext: bullets.length > 0,
            children: [run(details.map(({ text }) => text).join(SEPARATOR))],
          }),
        ]
      : []),
    ...bullets.map(bullet),
  ];
}

function titleParagraph(title: string, aside: string, width: number): Paragraph {
  return new Paragraph({
    heading: HeadingLevel.HEADING_2,
    tabStops: [{ type: TabStopType.RIGHT, position: twips(width) }],
    children: [
      run(title),
      ...(aside ? [new TextRun({ children: [new Tab(), xmlText(aside)], ...runOf('aside') })] : []),
    ],
  });
}

function bullet({ text }: OutlineText): Paragraph {
  return new Paragraph({
    style: CLASSES.bullet,
    numbering: { reference: BULLETS, level: 0 },
    keepLines: text.length <= WHOLE_PARAGRAPH,
    children: runs(linkedParts(text)),
  });
}

function runs(parts: Part[]): ParagraphChild[] {
  return parts.map(({ text, link }) =>
    link ? new ExternalHyperlink({ link, children: [run(text, 'Hyperlink')] }) : run(text),
  );
}

const run = (text: string, style?: string) => new TextRun({ text: xmlText(text), ...(style && { style }) });

export const xmlText = (text: string): string => text.toWellFormed().replace(NOT_IN_XML, '');
