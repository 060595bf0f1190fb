/** How the Word document looks: fonts that every machine has, one accent, shaded code. */
import { AlignmentType, LevelFormat, type IPropertiesOptions } from 'docx';

export const BULLETS = 'bullets';
export const NUMBERS = 'numbers';
export const DEEPEST_LEVEL = 5;

const LEVELS = Array.from({ length: DEEPEST_LEVEL + 1 }, (_, level) => level);
const INDENT_TWIPS = 360;
const indentOf = (level: number) => ({
  paragraph: { indent: { left: (level + 1) * INDENT_TWIPS, hanging: INDENT_TWIPS } },
});

export const NUMBERING = {
  config: [
    {
      reference: BULLETS,
      levels: LEVELS.map((level) => ({
        level,
        format: LevelFormat.BULLET,
        text: level % 2 === 0 ? '•' : '◦',
        alignment: AlignmentType.LEFT,
        style: indentOf(level),
      })),
    },
    {
      reference: NUMBERS,
      levels: LEVELS.map((level) => ({
        level,
        format: level % 2 === 0 ? LevelFormat.DECIMAL : LevelFormat.LOWER_LETTER,
        text: `%${level + 1}.`,
        alignment: AlignmentType.LEFT,
        style: indentOf(level),
      })),
    },
  ],
} satisfies IPropertiesOptions['numbering'];

const CODE_FONT = 'Consolas';
const heading = (size: number) => ({
  run: { size, bold: true, color: '0f5f46' },
  paragraph: { spacing: { before: 280, after: 120 }, keepNext: true },
});

export const STYLES = {
  default: {
    document: { run: { font: 'Calibri', size: 22 }, paragraph: { spacing: { after: 140, line: 288 } } },
    title: { run: { size: 44, bold: true }, paragraph: { spacing: { after: 160 } } },
    heading1: heading(32),
    heading2: heading(27),
    heading3: heading(24),
    heading4: heading(22),
    heading5: heading(22),
  },
  paragraphStyles: [
    {
      id: 'Quote',
      name: 'Quote',
      basedOn: 'Normal',
      run: { italics: true, color: '4b5563' },
    },
    {
      id: 'CodeBlock',
      name: 'Code Block',
      basedOn: 'Normal',
      run: { font: CODE_FONT, size: 19 },
      paragraph: { shading: { fill: 'f3f4f6' }, spacing: { after: 160, line: 264 } },
    },
    { id: 'Facts', name: 'Facts', basedOn: 'Normal', run: { color: '6b7280', size: 20 } },
  ],
  characterStyles: [{ id: 'InlineCode', name: 'Inline Code', run: { font: CODE_FONT, size: 20 } }],
} satisfies IPropertiesOptions['styles'];
