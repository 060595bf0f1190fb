/** The kinds of paragraph that the résumé is made of. */
import {
  AlignmentType,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  PageNumber,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  type IRunOptions,
  type ParagraphChild,
} from 'docx';

import { phrase } from '#contracts/phrase.ts';
import { BULLETS, HAIRLINE, TEXT_WIDTH } from '#lib/documents/resume-styles.ts';

export type Figure = { value: string; label: string };

const SEPARATOR = '  ·  ';

export function section(title: string): Paragraph {
  return new Paragraph({ heading: HeadingLevel.HEADING_1, text: title });
}

/** A heading with something quieter at the right edge: a role and its period. */
export function entryHeading(title: string, aside: string): Paragraph {
  // Bold is set here, not in the style: Word reads it in a character style as "the opposite of the heading".
  const quiet: IRunOptions = { children: [new Tab(), aside], style: 'Aside', bold: false };
  return new Paragraph({
    heading: HeadingLevel.HEADING_2,
    tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
    children: [new TextRun(title), new TextRun(quiet)],
  });
}

export function bullet(children: string | ParagraphChild[]): Paragraph {
  return new Paragraph({
    numbering: { reference: BULLETS, level: 0 },
    spacing: { after: 10 },
    keepLines: true,
    children: typeof children === 'string' ? [new TextRun(children)] : children,
  });
}

/** "Title: text" with the title in bold. */
export function labelled(title: string, text: string): TextRun[] {
  return [new TextRun({ text: `${title}: `, style: 'Strong' }), new TextRun(text)];
}

export function detail(children: ParagraphChild[], keepNext = true): Paragraph {
  return new Paragraph({ style: 'Detail', keepNext, children });
}

export function link(text: string, url: string): ExternalHyperlink {
  return new ExternalHyperlink({ link: url, children: [new TextRun({ text, style: 'Hyperlink' })] });
}

/** Runs and links on one line, a dot between them. */
export function separated(items: ParagraphChild[]): ParagraphChild[] {
  return items.flatMap((item, index) => (index === 0 ? [item] : [new TextRun(SEPARATOR), item]));
}

/** The figures of the hero in equal columns over a hairline. */
export function figures(list: Figure[]): Paragraph {
  const column = Math.round(TEXT_WIDTH / list.length);
  return new Paragraph({
    tabStops: list.slice(1).map((_, index) => ({ type: TabStopType.LEFT, position: column * (index + 1) })),
    spacing: { before: 160, after: 0 },
    border: { top: { ...HAIRLINE, space: 6 } },
    children: list.flatMap(({ value, label }, index) => [
      new TextRun({ children: [...(index === 0 ? [] : [new Tab()]), value], style: 'Figure' }),
      new TextRun({ text: `  ${label}`, style: 'Quiet' }),
    ]),
  });
}

export function footer(text: string): Footer {
  const [before = '', between = '', after = ''] = phrase('Page {n} of {total}').split(/\{\w+\}/);
  return new Footer({
    children: [
      new Paragraph({
        style: 'Detail',
        alignment: AlignmentType.LEFT,
        tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
        children: [
          new TextRun(text),
          new TextRun({
            children: [new Tab(), before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES, after],
          }),
        ],
      }),
    ],
  });
}
