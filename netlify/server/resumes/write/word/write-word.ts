/** A resume as a Word document with its faces embedded. */
import { Document, Footer, FrameAnchorType, FrameWrap, Packer, PageNumber, Paragraph, TextRun } from 'docx';

import type { ResumeContent } from '#contracts/resume-content.ts';
import { LOCALES, paperWord, type ResumeLanguage } from '#contracts/resume-language.ts';
import type { ResumeLayout } from '#contracts/resume-views.ts';

import { FAMILY, FOOTER_OFFSET, MARGIN, PAPER, SIDE_COLUMN } from '../appearance.ts';
import { fontFile } from '../fonts.ts';
import { titleOf } from '../metadata.ts';
import { printedOutline, type PrintedOutline } from '../outline.ts';
import { reproducible } from './reproducible.ts';
import { headParagraphs, mainParagraphs, sideParagraphs, xmlText } from './paragraphs.ts';
import { runOf, twips, WORD_NUMBERING, wordStyles } from './styles.ts';

type Settings = { layout: ResumeLayout; now: Date };

export async function writeWord(content: ResumeContent, { layout, now }: Settings) {
  const outline = printedOutline(content, layout);
  const name = xmlText(content.name);
  const footer = new Footer({ children: [pageNumber(name, outline.language)] });
  const document = new Document({
    title: xmlText(titleOf(content)),
    creator: name,
    lastModifiedBy: name,
    styles: wordStyles(LOCALES[outline.language]),
    numbering: WORD_NUMBERING,
    fonts: [{ name: FAMILY, data: fontFile('text'), bold: fontFile('strong') }],
    sections: [
      {
        properties: { page: pageOf(outline), titlePage: true },
        footers: { default: footer, first: new Footer({ children: [new Paragraph('')] }) },
        children: bodyOf(outline),
      },
    ],
  });
  const bytes = reproducible(new Uint8Array(await Packer.toArrayBuffer(document)), now);
  return { bytes, isCut: outline.isCut };
}

function bodyOf(outline: PrintedOutline): Paragraph[] {
  const beside = widthBeside(outline);
  const column = PAPER.width - 2 * MARGIN.side - beside;
  // Beside the first heading of the text, however long the name above is; 0 would be “within the text”.
  const frame = {
    type: 'absolute' as const,
    width: twips(SIDE_COLUMN.width),
    position: { x: twips(MARGIN.side + column + SIDE_COLUMN.gap), y: 1 },
    anchor: { horizontal: FrameAnchorType.PAGE, vertical: FrameAnchorType.TEXT },
    wrap: FrameWrap.AROUND,
  };
  return [
    ...headParagraphs(outline, beside),
    ...sideParagraphs(outline.side, frame),
    ...mainParagraphs(outline.main, column),
  ];
}

/** What the side column takes of the page, in points. */
const widthBeside = ({ side }: PrintedOutline) => (side.length > 0 ? SIDE_COLUMN.width + SIDE_COLUMN.gap : 0);

function pageOf(outline: PrintedOutline) {
  const { width, height } = PAPER;
  return {
    size: { width: twips(width), height: twips(height) },
    margin: {
      top: twips(MARGIN.top),
      bottom: twips(MARGIN.bottom),
      left: twips(MARGIN.side),
      right: twips(MARGIN.side + widthBeside(outline)),
      footer: twips(FOOTER_OFFSET),
    },
  };
}

function pageNumber(name: string, language: ResumeLanguage): Paragraph {
  const [page, of] = ['Page', 'of'].map((word) => paperWord(word, language));
  const children = [`${name}  ·  ${page} `, PageNumber.CURRENT, ` ${of} `, PageNumber.TOTAL_PAGES];
  return new Paragraph({ children: [new TextRun({ children, ...runOf('footer') })] });
}
