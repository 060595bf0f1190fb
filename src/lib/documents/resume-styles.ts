/** How the résumé looks in Word: one face that every Word has, one accent, hairlines. */
import {
  AlignmentType,
  BorderStyle,
  convertInchesToTwip,
  LevelFormat,
  LineRuleType,
  type INumberingOptions,
  type IStylesOptions,
} from 'docx';

import { locale } from 'virtual:brand/locale';

import { BRAND } from '#lib/brand/colours.ts';

const FONT = 'Calibri';

/** US Letter with a text block that also fits between A4's edges. */
export const PAGE = {
  size: { width: convertInchesToTwip(8.5), height: convertInchesToTwip(11) },
  margin: {
    top: convertInchesToTwip(0.65),
    bottom: convertInchesToTwip(0.7),
    left: convertInchesToTwip(0.85),
    right: convertInchesToTwip(0.85),
    footer: convertInchesToTwip(0.4),
  },
};
export const TEXT_WIDTH = PAGE.size.width - PAGE.margin.left - PAGE.margin.right;

export const BULLETS = 'resume-bullets';

const COLOUR = {
  ink: hex(BRAND.ink),
  muted: hex(BRAND.muted),
  accent: hex(BRAND.accent),
  line: hex(BRAND.line),
};

export const HAIRLINE = { style: BorderStyle.SINGLE, size: 4, space: 3, color: COLOUR.line };

export const STYLES: IStylesOptions = {
  default: {
    document: {
      run: { font: FONT, size: points(10), color: COLOUR.ink, language: { value: locale } },
      paragraph: { spacing: { after: 50, line: 245, lineRule: LineRuleType.AUTO } },
    },
    title: {
      run: { size: points(27), bold: true, color: COLOUR.ink },
      paragraph: { spacing: { after: 0, line: 240, lineRule: LineRuleType.AUTO } },
    },
    heading1: {
      run: { size: points(13), bold: true, color: COLOUR.accent },
      paragraph: { spacing: { before: 190, after: 60 }, keepNext: true, border: { bottom: HAIRLINE } },
    },
    heading2: {
      run: { size: points(11.5), bold: true, color: COLOUR.ink },
      paragraph: { spacing: { before: 110, after: 0 }, keepNext: true },
    },
    hyperlink: { run: { color: COLOUR.accent, underline: {} } },
  },
  characterStyles: [
    { id: 'Strong', name: 'Strong', quickFormat: true, run: { bold: true } },
    { id: 'Figure', name: 'Figure', run: { bold: true, size: points(15) } },
    { id: 'Quiet', name: 'Quiet', run: { color: COLOUR.muted } },
    { id: 'Aside', name: 'Aside', run: { size: points(10), color: COLOUR.muted } },
  ],
  paragraphStyles: [
    {
      id: 'Subtitle',
      name: 'Subtitle',
      basedOn: 'Normal',
      quickFormat: true,
      run: { size: points(13), color: COLOUR.accent },
      paragraph: { spacing: { after: 80 } },
    },
    {
      id: 'Detail',
      name: 'Detail',
      basedOn: 'Normal',
      quickFormat: true,
      run: { size: points(9.5), color: COLOUR.muted },
      paragraph: { spacing: { after: 30 } },
    },
  ],
};

export const NUMBERING: INumberingOptions = {
  config: [
    {
      reference: BULLETS,
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '•',
          alignment: AlignmentType.LEFT,
          style: {
            run: { color: COLOUR.accent },
            paragraph: { indent: { left: 280, hanging: 200 } },
          },
        },
      ],
    },
  ],
};

/** Word counts type in half points. */
function points(size: number): number {
  return size * 2;
}

function hex(colour: string): string {
  return colour.replace('#', '').toUpperCase();
}
