/** The appearance in Word's units: half points for type, twentieths of a point for lengths. */
import {
  AlignmentType,
  BorderStyle,
  LevelFormat,
  LineRuleType,
  type INumberingOptions,
  type IParagraphStylePropertiesOptions,
  type IRunStylePropertiesOptions,
  type IStylesOptions,
} from 'docx';

import { BULLET, FAMILY, HAIRLINE, STYLES, type StyleName } from '../appearance.ts';

export const BULLETS = 'bullets';
export const CLASSES = {
  detail: 'Detail',
  contact: 'Contact',
  side: 'Side',
  sideHeading: 'SideHeading',
  bullet: 'ListBullet',
} as const;

const LINE_SPACE = 2; // in points

export const twips = (points: number) => Math.round(points * 20);
export const hex = (colour: string) => colour.replace('#', '').toUpperCase();

/** Beneath a heading; it adds its space and width to what follows. */
export const LINE = {
  style: BorderStyle.SINGLE,
  size: Math.round(HAIRLINE.width * 8), // in eighths of a point
  space: LINE_SPACE,
  color: hex(HAIRLINE.colour),
};

export function runOf(name: StyleName): IRunStylePropertiesOptions {
  const { face, size, colour } = STYLES[name];
  return { font: FAMILY, size: size * 2, color: hex(colour), bold: face === 'strong' };
}

function paragraphOf(name: StyleName): IParagraphStylePropertiesOptions {
  const { before, after, leading } = STYLES[name];
  const beneath = name === 'heading' ? after - LINE_SPACE - HAIRLINE.width : after;
  return {
    spacing: {
      before: twips(before),
      after: twips(beneath),
      line: twips(leading),
      lineRule: LineRuleType.EXACT,
    },
  };
}

const styleOf = (name: StyleName) => ({ run: runOf(name), paragraph: paragraphOf(name) });

const paragraphStyle = (id: string, name: StyleName, label: string) => ({
  id,
  name: label,
  basedOn: 'Normal',
  quickFormat: true,
  ...styleOf(name),
});

const heading = (name: StyleName) => ({
  run: runOf(name),
  paragraph: { ...paragraphOf(name), keepNext: true },
});

export const wordStyles = (locale: string): IStylesOptions => ({
  default: {
    document: { run: { ...runOf('text'), language: { value: locale } }, paragraph: paragraphOf('text') },
    title: styleOf('name'),
    heading1: heading('heading'),
    heading2: heading('title'),
    hyperlink: { run: {} },
  },
  paragraphStyles: [
    paragraphStyle('Subtitle', 'headline', 'Subtitle'),
    paragraphStyle(CLASSES.detail, 'detail', 'Detail'),
    paragraphStyle(CLASSES.contact, 'contact', 'Contact'),
    paragraphStyle(CLASSES.side, 'side', 'Side'),
    paragraphStyle(CLASSES.bullet, 'bullet', 'List Bullet'),
    { ...paragraphStyle(CLASSES.sideHeading, 'sideHeading', 'Side Heading'), basedOn: 'Heading1' },
  ],
});

export const WORD_NUMBERING: INumberingOptions = {
  config: [
    {
      reference: BULLETS,
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: BULLET.mark,
          alignment: AlignmentType.LEFT,
          style: {
            run: { color: hex(BULLET.colour) },
            paragraph: { indent: { left: twips(BULLET.indent), hanging: twips(BULLET.indent) } },
          },
        },
      ],
    },
  ],
};
